# De regels in onze eigen woorden: één tekst voor elke regel.

## De pagina’s

ui-rules-about = Alles wat geldt, regel voor regel. Elke regel heeft een nummer om naar te verwijzen.
ui-rules-filter = Zoek in de regels
ui-rules-none = Geen regel gaat hierover.
ui-rules-print = Overzicht om af te drukken
ui-contents = Inhoud
ui-rule = Regel { $id }
ui-why-possible = Dit kan nu.
ui-key-rule = R: de regel erbij
ui-gallery = Galerij
ui-gallery-about = Alle kaarten, runenstenen, dwaallichttegels en smederijen.
ui-cards = Kaarten
ui-filter-colour = Kleur
ui-filter-effect = Effect
ui-filter-number = Getal
ui-filter-all = alle
ui-filter-apply = Toon
ui-filter-clear = Toon alles
ui-filter-none = Zo’n kaart is er niet.
ui-effect-gems = edelstenen
ui-effect-wild = jokeredelstenen
ui-effect-cards = kaarten uit het aanbod
ui-effect-die = dobbelsteen
ui-effect-points = punten

## Hoofdstukken

chapter-c = Spelmateriaal
chapter-p = Voorbereiding
chapter-t = Een beurt
chapter-s = { -summon }
chapter-u = { -abilities }
chapter-d = De dobbelsteen
chapter-f = { -forging }
chapter-x = Artefacten inruilen
chapter-h = De hand
chapter-e = Einde van het spel
chapter-r = Runenstenen
chapter-n = { -night }
chapter-q = { -queenie }

## Spelmateriaal

rule-c1 = Twee tot vier spelers, als druïden in bruin, grijs, beige en zwart.
rule-c2 = Er zijn 68 wezenkaarten: 60 gekleurde met de getallen 11 tot en met 70, en 8 witte draken, 71 tot en met 78. Elk getal komt één keer voor. Groen zijn dryaden, rood harpijen, blauw goblins, geel satyrs.
rule-c3 = Iedereen begint met dezelfde acht druïdekaarten, 100 tot en met 107.
rule-c4 = Een kaart toont een getal, de kleur van de rand, één tot drie magiepunten (van één kleur, of veelkleurig) en een vaardigheid.
rule-c5 = Er zijn zeven artefacten van elke kleur en acht jokerartefacten.
rule-c6 = Er zijn 15 edelstenen van elke kleur, 15 jokeredelstenen en 20 erts. Wat in de voorraad op is, kan niemand nemen.
rule-c7 = Er zijn acht soorten runenstenen, drie stenen van elk.
rule-c8 = De dobbelsteen heeft zes verschillende zijden. De troon staat op veld 65 van het krachtpuntenspoor. Een speelstuk toont wie begon.
rule-c9 = Je bord heeft twee rijen van vijf velden (blauw, groen, geel, rood, joker) en plaats voor vier runenstenen.

## Voorbereiding

rule-p1 = Alle edelstenen en alle erts vormen de voorraad. Iedereen neemt daaruit één edelsteen van elke kleur en één jokeredelsteen.
rule-p2 = Van elke soort runensteen in het spel is er één minder dan het aantal spelers.
rule-p3 = De acht jokerartefacten liggen op de jokersmederij. De andere worden geschud; bij elk van de vijf andere smederijen ligt er één open.
rule-p4 = Iedereen schudt de eigen acht druïdekaarten en trekt er vier.
rule-p5 = Zes wezens worden van links naar rechts neergelegd. Een draak die nu verschijnt, wordt vervangen en daarna weer in de stapel geschud; Banshees blijven liggen.
rule-p6 = Wie begint wordt geloot; er wordt met de klok mee gespeeld.

## Een beurt

rule-t1 = In je beurt doe je precies één actie: wezens oproepen, vaardigheden gebruiken of artefacten smeden. Daarna mag je artefacten inruilen. Ten slotte vul je je hand aan.
rule-t2 = Vaardigheden gebruiken kan alleen met minstens twee kaarten op hand.
rule-t3 = Een actie moet iets doen: bij het oproepen neem je minstens één wezen, bij het smeden maak je minstens één artefact.
rule-t4 = Je past alleen als geen van de drie acties mogelijk is. Inruilen mag dan nog steeds, en je vult je hand aan.

## Wezens oproepen

rule-s1 = Speel zoveel handkaarten als je wilt waarvan de magiepunten dezelfde kleur hebben, en tel de punten op. Veelkleurige punten passen bij elke kleur en volstaan ook alleen; verschillende kleuren gaan nooit samen.
rule-s2 = Met de punten neem je zoveel kaarten uit het aanbod als je wilt en kunt betalen. De plaats van een kaart bepaalt wat ze kost; haar kleur doet er niet toe. Punten die overblijven gaan verloren.
rule-s3 = Gespeelde en genomen kaarten gaan naar je aflegstapel.
rule-s4 = Aan het einde van de actie schuiven de overige kaarten van het aanbod naar rechts en vullen nieuwe de plaatsen links. Tijdens de actie schuift er niets: de prijzen staan vast.
rule-s5 = Is er een kaart nodig en is de stapel leeg, dan wordt de wezenaflegstapel geschud en de nieuwe stapel. Zijn beide leeg, dan blijven plaatsen vrij tot er een kaart op de wezenaflegstapel komt.

## Vaardigheden gebruiken

rule-u1 = Leg precies twee kaarten uit je hand neer. Met de steen { rune-three-abilities } mogen het er drie zijn; dat staat vast voordat je de eerste vaardigheid gebruikt.
rule-u2 = Gebruik de kaarten na elkaar, in een volgorde naar keuze. Wat je niet wilt of niet kunt gebruiken vervalt: een hele kaart of een deel ervan. Ga je naar een andere kaart, dan is de vorige gesloten.
rule-u3 = Daarna verlaat de kaart met het hoogste getal je: een wezen naar de wezenaflegstapel, een druïdekaart naar de doos. De laagste gaat naar je aflegstapel. Tot dan liggen de kaarten voor je, waar geen vaardigheid bij kan.
rule-u4 = Een basisvaardigheid geeft het ene of de twee getoonde effecten, in een volgorde naar keuze: een edelsteen van de getoonde kleur, een gekleurde edelsteen naar keuze, jokeredelstenen, een kaart uit het aanbod in de getoonde kleur, een kaart naar keuze uit het aanbod, een worp met de dobbelsteen of punten.
rule-u5 = Een kaart uit het aanbod die je door een vaardigheid neemt, gaat naar je aflegstapel; het aanbod schuift op en wordt meteen aangevuld. Een kaart van een kleur is nooit een draak; een kaart naar keuze mag er een zijn.
rule-u6 = Een keuzevaardigheid geeft één van de twee getoonde effecten.
rule-u7 = Een ruilvaardigheid: betaal alle edelstenen links, ontvang de edelstenen en punten rechts, zolang de voorraad strekt. ‘Een willekeurige edelsteen’ als prijs is één edelsteen van welke soort ook.
rule-u8 = Bij elke betaling kan een jokeredelsteen voor een gekleurde staan. Een gekleurde staat nooit voor een gevraagde jokeredelsteen, behalve door de steen { rune-wild-gem }.

## De dobbelsteen

rule-d1 = Neem een gekleurde edelsteen naar keuze.
rule-d2 = Geef een gekleurde edelsteen en neem een jokeredelsteen.
rule-d3 = Je krijgt één punt.
rule-d4 = Je krijgt twee punten.
rule-d5 = Neem één erts.
rule-d6 = Leg de bovenste kaart van de stapel op je aflegstapel.
rule-d7 = Je mag van een resultaat afzien. Kan het niet, dan vervalt het.

## Artefacten smeden

rule-f1 = Je maakt per beurt hoogstens twee artefacten, bij twee verschillende smederijen; hoogstens één daarvan is een joker.
rule-f2 = Een gekleurd artefact kost zoveel edelstenen van zijn kleur als de smederij aangeeft. Een jokerartefact kost vier willekeurige edelstenen.
rule-f3 = Of je betaalt precies drie erts, voor elk artefact bij elke smederij. Dan geeft de smederij geen bonus. Edelstenen en erts gaan nooit samen in één betaling.
rule-f4 = Drie smederijen geven meteen een bonus: een worp met de dobbelsteen, één erts of drie punten. De bonus mag helpen het tweede artefact te betalen.
rule-f5 = Een gekleurd artefact komt op het vrije veld van zijn kleur in een van beide rijen, een joker op elk vrij veld. Zonder vrij veld kun je het niet smeden. Een gekleurd artefact ligt nooit op een jokerveld. Wat eenmaal ligt, blijft liggen.
rule-f6 = Na de actie worden lege smederijen aangevuld, van links. Een lege reserve wordt opnieuw gemaakt van de afgelegde artefacten; zijn die er niet, dan blijft de smederij leeg tot er worden afgelegd.
rule-f7 = Een lege jokersmederij maakt niets tot er door inruilen jokerartefacten terugkomen.

## Artefacten inruilen

rule-x1 = Na je actie mag je elke rij met minstens twee artefacten inruilen, na elkaar, in een volgorde naar keuze.
rule-x2 = 2, 3, 4 of 5 artefacten in de rij leveren 3, 6, 10 of 15 punten op. De hele rij gaat weg.
rule-x3 = Na de punten neem je één runensteen van een soort die je nog niet hebt; dat is verplicht. Met vier stenen is er geen volgende, alleen de punten.
rule-x4 = Gekleurde artefacten gaan naar de aflegstapel van artefacten, jokers meteen terug naar de jokersmederij.

## De hand

rule-h1 = Aan het einde van je beurt trek je tot je vier kaarten hebt, of zes met de steen { rune-hand-size }. Heb je er meer, dan houd je ze.
rule-h2 = Heb je een kaart nodig en is je trekstapel leeg, dan wordt je aflegstapel geschud en de nieuwe trekstapel. Heb je in totaal minder kaarten, dan neem je wat er is.

## Einde van het spel

rule-e1 = Heeft iemand 65 punten of meer, dan wordt de ronde afgemaakt, zodat iedereen evenveel beurten heeft gehad.
rule-e2 = Daarna krijgt iedereen één punt voor elke drie edelstenen, jokeredelstenen en erts samen, en telt elke rij alsof ze werd ingeruild.
rule-e3 = De meeste punten winnen. Wie gelijk staat, deelt de overwinning.

## Runenstenen

rule-r1 = { rune-magic-points }: twee extra magiepunten van een kleur naar keuze bij elke oproeping, ook zonder een kaart te spelen.
rule-r2 = { rune-hand-size }: je vult je hand aan tot zes kaarten.
rule-r3 = { rune-exchange }: één keer in elke beurt, op elk moment, een edelsteen (joker of niet) voor een erts uit de voorraad, of een erts voor een gekleurde edelsteen.
rule-r4 = { rune-wild-gem }: op elk moment van je beurt leg je een gekleurde edelsteen uit de voorraad op de steen. Hij blijft daar en telt nooit. Vanaf dan tellen al je edelstenen van die kleur ook als jokers; voor al het andere houden ze hun kleur.
rule-r5 = { rune-hand-size }, { rune-exchange } en { rune-wild-gem } werken meteen, in de beurt waarin je de steen neemt.
rule-r6 = { rune-plus }: bij het gebruiken van vaardigheden beide effecten van een keuze, in een volgorde naar keuze; van elk mag je afzien.
rule-r7 = { rune-double-die }: bij het gebruiken van vaardigheden telt een dobbelsteen die een kaart laat werpen twee keer, na elkaar; van elk mag je afzien. Niet bij smederijen en dwaallichttegels.
rule-r8 = { rune-extra-point }: bij het gebruiken van vaardigheden één punt meer voor elke kaart die door haar effect, haar ruil of haar dobbelsteen punten gaf; één keer per kaart. Niet bij smederijen en dwaallichttegels.
rule-r9 = { rune-three-abilities }: bij het gebruiken van vaardigheden twee of drie kaarten. Alleen de laagste komt op je aflegstapel terug; de andere verlaten je.
rule-r10 = Je hebt nooit twee stenen van een soort, en nooit meer dan vier.

## Wezens van de nacht

rule-n1 = Zestien Banshees worden onder de wezenkaarten geschud. Het zijn in alle opzichten wezens, met eigen vaardigheden: { ability-pillage }, { ability-resurrection }, { ability-switch } en { ability-wisp }, elk één keer in elke kleur.
rule-n2 = { ability-pillage }: iedere andere speler met een edelsteen in de kleur van de Banshee geeft je er een. Jokeredelstenen staan er nooit voor in. Een edelsteen die als joker telt, heeft toch zijn kleur; die op een steen is veilig.
rule-n3 = { ability-resurrection }: een kaart naar keuze van de wezenaflegstapel, op je aflegstapel. Niets als er geen is.
rule-n4 = { ability-switch }: een kaart naar keuze van de wezenaflegstapel, in je hand. De Banshee gaat daarna naar de wezenaflegstapel, en de andere kaart blijft bij je, wat de getallen ook zijn. Bij drie kaarten gaat ook de hoogste van de andere weg. Een ongebruikte kaartenruil verandert niets.
rule-n5 = Van de neergelegde kaarten blijft er één: eerst gaan de Banshees weg waarvan de kaartenruil is gebruikt, dan de hoogste getallen (met { rune-discard-lowest }: de laagste).
rule-n6 = { ability-wisp }: gebruik één open dwaallichttegel, de delen in de getoonde volgorde; van elk mag je afzien. Dan wordt de tegel afgelegd en een nieuwe opengelegd.
rule-n7 = De 18 dwaallichttegels geven punten, edelstenen, erts of een worp; of een kaart naar keuze uit het aanbod, of de bovenste twee kaarten van de stapel; of ze laten je nog een handkaart spelen, gebruiken en afleggen. Er liggen er vier open. Een lege stapel wordt opnieuw gemaakt van de afgelegde tegels.
rule-n8 = Van elf nachtfiches, waarvan drie met een dwaallicht, liggen er tien open op de velden 5, 10, … 50 van het krachtpuntenspoor. Ze blijven het hele spel liggen.
rule-n9 = Bereik of passeer je een veld met een dwaallicht, dan mag je meteen een dwaallichttegel gebruiken; één keer per fiche, het laagste eerst, de ene tegel na de andere.
rule-n10 = Een kaart die je door een dwaallichttegel speelt, vergelijkt geen getallen: ze gaat naar je aflegstapel (een gebruikte kaartenruil naar de wezenaflegstapel). Stenen die bij vaardigheden werken, gelden ervoor alleen als de tegel in die actie kwam.
rule-n11 = De eindtelling wekt geen dwaallichten.

## Queenie 1

rule-q1 = Nog twee soorten runenstenen, drie stenen van elk. Acht van de tien soorten doen mee, gekozen door de spelers of geloot.
rule-q2 = { rune-discard-lowest }: bij het gebruiken van vaardigheden blijft het hoogste getal bij je en gaat het laagste weg; van drie kaarten de twee laagste. Dat is verplicht.
rule-q3 = { rune-gem-or-points }: bij het gebruiken van vaardigheden mag je in plaats van alle punten van een kaart één gekleurde edelsteen naar keuze nemen; dat staat vast als de kaart haar eerste punten geeft. De steen { rune-extra-point } voegt er dan niets aan toe.
