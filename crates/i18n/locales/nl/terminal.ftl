# Wat de terminal zegt naast het spel zelf: `runestones play`, en de korte vormen van de tafel.

## Een vaardigheid in een halve regel

terminal-or = { $first } of { $next }
terminal-then = { $first }, daarna { $next }
terminal-card-blue = blauwe kaart uit het aanbod
terminal-card-green = groene kaart uit het aanbod
terminal-card-yellow = gele kaart uit het aanbod
terminal-card-red = rode kaart uit het aanbod
terminal-bonus = bonus: { $what }

## De tafel

terminal-setup = Het spel wordt klaargezet
terminal-throne = laatste ronde vanaf { $number } punten
terminal-costs = kost { $count }
terminal-magic = magie: { $what }
terminal-multicolour = veelkleurig
terminal-or-ore = of { $ore } per artefact, zonder de bonus
terminal-you = Jij ({ $name })

## Spelen

terminal-help-hint = Typ op elk moment `help` voor hulp.
terminal-type-number = Typ een getal van 1 tot en met { $count }, of `help`.
terminal-no-choice = Er is geen keuze { $number }.
terminal-unclear = `{ $line }` betekent hier niets.
terminal-impossible = `{ $move }` kan nu niet.
terminal-no-piece = Er ligt geen `{ $piece }` op tafel. Noem bijvoorbeeld forge-5, display-21, hand-100, row-top, stone-plus of deck.
terminal-unknown = Daarover valt niets te vertellen. Vraag naar een kaart met het getal, naar een runensteen met de naam, naar een dwaallichttegel (`tile 7`) of naar de dobbelsteen (`die`).
terminal-taken-back = Teruggenomen: { $what }
terminal-restarted = Je hebt alles teruggenomen sinds het begin van je beurt, of sinds er iets onthuld werd.
terminal-undo-nothing = Er valt niets terug te nemen.
terminal-undo-revealed = Dit kan niet meer teruggenomen worden: er is intussen iets onthuld.
terminal-undo-other = Alleen { $name } kan dit terugnemen.
terminal-next-person = { $name } is aan de beurt. Iedereen anders kijkt weg; druk daarna op Enter.
terminal-saved = Opgeslagen in { $file }.
terminal-not-saved = Het spel kon niet worden opgeslagen in { $file }: { $why }
terminal-go-on = Om verder te spelen: { $command }
terminal-see-again = Om het terug te kijken: { $command }
terminal-seed-check = De SHA-256-hash ervan is die van het begin: { $hash }
terminal-goodbye = Tot ziens.
terminal-help =
    Typ het nummer van een keuze, of de zet zelf zoals een spelverslag hem schrijft (`take 43`). Je kunt ook typen:
    table: toon de hele tafel opnieuw
    undo: neem je laatste zet terug, als er intussen niets onthuld is
    restart: neem je hele beurt terug, of alles sinds er iets onthuld werd
    help KAART: leg een kaart uit (met het getal), een runensteen (met de naam), een dwaallichttegel (`help tile 7`) of de dobbelsteen (`die`)
    log: wat er onlangs gebeurd is
    describe: de tafel in woorden, deel voor deel
    why STUK: waarom je met een stuk niets kunt doen (forge-5, display-21, hand-100, row-top, stone-plus, supply-red, deck …)
    save BESTAND: sla het spel op
    quit: sla het spel op en stop
    In je beurt voer je één actie uit: wezens oproepen, vaardigheden gebruiken of artefacten smeden. Daarna mag je rijen van twee of meer artefacten inruilen voor punten en runenstenen, en wordt je hand aangevuld. Zodra iemand 65 punten haalt, wordt de ronde uitgespeeld.
    De letters { $letters } staan voor blauwe, groene, gele, rode en jokeredelstenen. Een jokeredelsteen betaalt voor elke kleur. Magiepunten van één kleur worden opgeteld; die met “{ terminal-multicolour }” passen bij elke kleur.
