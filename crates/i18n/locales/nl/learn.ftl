# Lessen, en tips voor de eerste spellen.

## De pagina’s

ui-learn = Leren spelen
ui-learn-newcomer = Nieuw hier? Leer het in een kwartier
ui-learn-about = Korte lessen aan de echte tafel. Er kan niets misgaan: wat je aanklikt, legt zichzelf uit.
ui-learn-base = Het spel
ui-learn-more = Uitbreidingen
ui-lesson-done = gedaan
ui-lesson-step = Stap { $number } van { $count }
ui-lesson-back = Een stap terug
ui-lesson-again = Les opnieuw beginnen
ui-lesson-next = Verder: { $lesson }
ui-lesson-all = Alle lessen
ui-lesson-not-now = Dat mag, en in je eigen spel kun je het gerust doen. Hier doen we eerst iets anders. { $step }
ui-lesson-over = Deze les is afgelopen; hier wordt niet verder gespeeld.
ui-first-game = Je eerste spel
ui-first-game-about = Tegen de leerling, met een tip wanneer die van pas komt.

## Les: wezens oproepen

lesson-summon = Wezens oproepen
lesson-summon-1 = Elke beurt kies je een van drie acties. Je begint met acht zwakke druïdekaarten; haal betere kaarten binnen: kies ‘{ $move }’.
lesson-summon-2 = Je betaalt met de magiepunten van je kaarten. Deze geeft 2 rode punten: ‘{ $move }’.
lesson-summon-3 = Kleuren worden nooit gemengd, dus de gele kaart helpt nu niet. Maar veelkleurige punten passen bij elke kleur: ‘{ $move }’.
lesson-summon-4 = Je hebt 3 punten. Een wezen kost wat zijn plaats aangeeft; de kleur doet er niet toe. Dit kost er 2: ‘{ $move }’.
lesson-summon-5 = Er is één punt over, en het wezen helemaal rechts kost er maar 1: ‘{ $move }’.
lesson-summon-6 = Je punten zijn op. Met ‘{ $move }’ schuift het aanbod naar rechts en vul je je hand aan tot vier kaarten.
lesson-summon-end = Goed gedaan! Gespeelde en opgeroepen kaarten liggen op je aflegstapel. Is je trekstapel leeg, dan wordt alles geschud en komen je nieuwe wezens op hand.

## Les: vaardigheden gebruiken

lesson-abilities = Vaardigheden gebruiken
lesson-abilities-1 = Kaarten kunnen meer dan betalen: elke heeft een vaardigheid. Om ze te gebruiken, kies je ‘{ $move }’.
lesson-abilities-2 = Je legt altijd twee kaarten uit. Eerst de goblin die je hebt opgeroepen: ‘{ $move }’.
lesson-abilities-3 = Een van de twee verlaat je: die met het hoogste nummer. Leg er dus een zwakke kaart met een hoog nummer bij: ‘{ $move }’.
lesson-abilities-4 = Onder de kaarten zie je wat ermee gebeurt. Gebruik ze in elke volgorde; wat je niet wilt, vervalt. Neem de edelsteen: ‘{ $move }’.
lesson-abilities-5 = De goblin heeft nog een effect, de dobbelsteen. Die geeft een edelsteen, erts, een kaart of punten: ‘{ $move }’.
lesson-abilities-6 = Twee punten! Je mag ze weigeren, maar waarom zou je: ‘{ $move }’.
lesson-abilities-7 = De druïde geeft een edelsteen naar keuze. Een tweede blauwe betaalt straks een artefact: ‘{ $move }’.
lesson-abilities-end = Nummer 100 heeft het spel verlaten, 27 blijft bij jou. Zo worden je kaarten beter: zwakke druïden gaan, goede wezens komen vaker langs.

## Les: edelstenen ruilen

lesson-exchange = Edelstenen ruilen
lesson-exchange-1 = Sommige vaardigheden maken van edelstenen meer en betere. Je hebt er één, een groene; laten we er vier van maken: ‘{ $move }’.
lesson-exchange-2 = Deze dryade maakt van een groene edelsteen één van elke andere kleur: ‘{ $move }’.
lesson-exchange-3 = En deze goblin maakt van een blauwe twee jokeredelstenen: ‘{ $move }’.
lesson-exchange-4 = De volgorde kies je zelf. Een blauwe heb je nog niet, dus eerst de dryade: ‘{ $move }’.
lesson-exchange-5 = Nu heb je een blauwe voor de goblin: ‘{ $move }’.
lesson-exchange-end = Van één edelsteen heb je er vier gemaakt, en jokers gelden voor elke kleur. Ook bij wezens gaat het hoogste nummer: 21 ligt op de wezenaflegstapel, 16 blijft bij jou.

## Les: artefacten smeden

lesson-forge = Artefacten smeden
lesson-forge-1 = Edelstenen worden artefacten, en artefacten worden punten. Je kunt er meteen twee maken: ‘{ $move }’.
lesson-forge-2 = Een smederij zegt hoeveel edelstenen ze wil, in de kleur van haar artefact. Deze wil 2 blauwe: ‘{ $move }’.
lesson-forge-3 = Een jokeredelsteen geldt voor elke kleur. Geef de blauwe en maar één joker: ‘{ $move }’.
lesson-forge-4 = Elke rij heeft één veld per kleur, en een lange rij is veel meer waard dan twee korte. Leg de ring bij de kelk: ‘{ $move }’.
lesson-forge-5 = Je mag twee keer per beurt smeden, bij verschillende smederijen. Een groene en een joker zijn over, precies goed: ‘{ $move }’.
lesson-forge-6 = In dezelfde rij: ‘{ $move }’.
lesson-forge-end = Drie artefacten liggen in één rij. Straks ruil je ze in voor punten en een runensteen.

## Les: bonussen en erts

lesson-ore = Bonussen en erts
lesson-ore-1 = Sommige smederijen geven een bonus, en erts betaalt waar edelstenen ontbreken. Kijk hoe het een het ander helpt: ‘{ $move }’.
lesson-ore-2 = Deze smederij wil 3 gele edelstenen en geeft een erts als bonus: ‘{ $move }’.
lesson-ore-3 = De kroon gaat in je lange rij: ‘{ $move }’. Het erts krijg je meteen.
lesson-ore-4 = Drie erts betalen elk artefact bij elke smederij, maar zonder bonus. De amulet kost anders vier willekeurige edelstenen: ‘{ $move }’.
lesson-ore-5 = Een gekleurd artefact heeft een veld van zijn kleur nodig, een amulet ligt overal. Houd het groene veld vrij voor een torque: ‘{ $move }’.
lesson-ore-end = Vier artefacten in één rij! Onthoud: edelstenen en erts worden nooit in één betaling gemengd, en je smeedt maar één amulet per beurt.

## Les: een rij inruilen

lesson-trade = Een rij voor een runensteen
lesson-trade-1 = Na de actie mag je rijen inruilen: 2, 3, 4 of 5 artefacten geven 3, 6, 10 of 15 punten. In de bovenste liggen er vier: ‘{ $move }’.
lesson-trade-2 = Bij elke rij neem je een runensteen, die je tot het einde helpt. Deze vult je hand aan tot zes kaarten: ‘{ $move }’.
lesson-trade-3 = De onderste rij zou maar 3 punten geven. Houd haar, ze kan nog groeien: ‘{ $move }’.
lesson-trade-end = De steen werkt meteen: je hebt zes kaarten. Je kunt er vier hebben, allemaal verschillend; daarna geven rijen alleen nog punten.

## Les: het einde van het spel

lesson-end = Het einde van het spel
lesson-end-1 = De troon staat op veld 65, en jij hebt 59 punten. Eén goede beurt is genoeg: ‘{ $move }’.
lesson-end-2 = Deze smederij wil 4 edelstenen en geeft meteen 3 punten: ‘{ $move }’.
lesson-end-3 = De torque maakt je bovenste rij langer: ‘{ $move }’.
lesson-end-4 = Drie artefacten zijn 6 punten, en daarmee ga je de troon voorbij: ‘{ $move }’.
lesson-end-5 = Je hebt al vier stenen, dus je kreeg alleen punten. Rijen die overblijven tellen ook aan het einde; rond je beurt af: ‘{ $move }’.
lesson-end-end = De ronde is afgemaakt, zodat iedereen evenveel beurten had. Daarna gaf elk drietal edelstenen en erts een punt, en telden de rijen. 72 tegen 66: je hebt gewonnen!

## Les: de nacht

lesson-night = { -night }
lesson-night-1 = ’s Nachts zijn er banshees, dwaallichttegels en dwaallichten op het krachtpuntenspoor. Eén wacht op veld 5, en je hebt 3 punten: ‘{ $move }’.
lesson-night-2 = Banshees zijn wezens met eigen krachten. Deze plundert: ‘{ $move }’.
lesson-night-3 = Deze druïde geeft 2 punten, net genoeg voor het dwaallicht: ‘{ $move }’.
lesson-night-4 = Eerst de plundering: alle anderen met een groene edelsteen geven er jou een: ‘{ $move }’.
lesson-night-5 = Nu de punten; let op het krachtpuntenspoor: ‘{ $move }’.
lesson-night-6 = Wie een dwaallicht bereikt of passeert, mag meteen een van de vier tegels gebruiken. Twee jokeredelstenen komen goed van pas: ‘{ $move }’.
lesson-night-7 = De tegel ligt voor je. Neem wat hij geeft: ‘{ $move }’.
lesson-night-end = Er ligt een nieuwe tegel op zijn plaats. Andere banshees halen kaarten terug van de wezenaflegstapel, wisselen met een daarvan of gebruiken een tegel.

## Les: de Queenie-stenen

lesson-queenie = De stenen van { -queenie }
lesson-queenie-1 = Er kunnen nog twee soorten runenstenen in het spel zijn, en jij hebt ze allebei. Kijk wat ze doen: ‘{ $move }’.
lesson-queenie-2 = Deze dryade geeft een jokeredelsteen of 2 punten: ‘{ $move }’.
lesson-queenie-3 = Met ‘{ rune-discard-lowest }’ gaat het laagste nummer weg, dus een druïde kan blijven. Leg hem erbij: ‘{ $move }’.
lesson-queenie-4 = Met ‘{ rune-gem-or-points }’ mag een kaart een edelsteen geven in plaats van punten. Een tweede rode betaalt een kelk: ‘{ $move }’.
lesson-queenie-5 = De dryade geeft gewoon haar punten: ‘{ $move }’.
lesson-queenie-end = De druïde blijft bij jou, 67 is weg. Deze steen is verplicht: denk na welke lage kaart je bij een goede legt.

## Tips

ui-tips = Tips
ui-tip = Tip
ui-tip-close = Begrepen
ui-tips-off = Geen tips meer
tip-action = Eén actie per beurt. In het begin is wezens oproepen een goede keuze: je druïden zijn zwak.
tip-summon = Speel kaarten van één kleur; veelkleurige punten passen bij elke kleur. Rechts zijn wezens het goedkoopst.
tip-leaves = Kijk onder je kaarten: wat weggaat, ben je kwijt. Laat druïden gaan en houd goede wezens.
tip-die = Wat de dobbelsteen ook toont, je mag het overslaan.
tip-forge = Je kunt een artefact betalen. Veel in één rij zijn meer waard: twee geven 3 punten, vijf geven er 15.
tip-ore = Je hebt drie erts: die betalen elk artefact, ook het duurste.
tip-trade = Nu inruilen of wachten op een langere rij? Vroege stenen helpen langer, lange rijen geven meer punten.
tip-stone = Een runensteen helpt je tot het einde van het spel. Wijs er een aan om te lezen wat hij doet.
tip-shuffle = Je trekstapel is leeg. Als je weer trekt, wordt je aflegstapel geschud en komt langs wat je hebt opgeroepen.
tip-end = Iemand nadert 65 punten. De ronde waarin dat gebeurt, is de laatste; rijen en elk drietal edelstenen of erts tellen dan nog mee.
