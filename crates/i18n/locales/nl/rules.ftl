# De regels in onze eigen woorden: één tekst voor elke regel.

## De pagina’s

ui-rules-about = Alle regels, één voor één. Naar elke regel kun je linken.
ui-rules-filter = Zoek in de regels
ui-rules-none = Geen regels gevonden.
ui-rules-print = Printversie
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
ui-filter-none = Geen kaarten gevonden.
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

rule-c1 = Het spel is voor twee tot vier spelers: druïden in bruin, grijs, beige en zwart.
rule-c2 = Er zijn 68 wezenkaarten: 60 gekleurde met de getallen 11 tot en met 70, en 8 witte draken, 71 tot en met 78. Elk getal komt één keer voor. Groene kaarten zijn dryaden, rode harpijen, blauwe goblins en gele satyrs.
rule-c3 = Iedereen begint met dezelfde acht druïdekaarten, 100 tot en met 107.
rule-c4 = Een kaart toont een getal, de kleur van de rand, één tot drie magiepunten (van één kleur, of veelkleurig) en een vaardigheid.
rule-c5 = Er zijn zeven artefacten van elke kleur en acht jokerartefacten. Blauwe artefacten zijn ringen, groene torques, gele kronen en rode kelken; een jokerartefact is een amulet.
rule-c6 = Er zijn 15 edelstenen van elke kleur, 15 jokeredelstenen en 20 ertsfiches. Wat in de voorraad op is, kan niemand nemen.
rule-c7 = Er zijn acht soorten runenstenen, drie stenen van elk.
rule-c8 = De dobbelsteen heeft zes verschillende zijden. De troon staat op veld 65 van het krachtpuntenspoor. Een speelstuk toont wie begon.
rule-c9 = Je bord heeft twee rijen van vijf velden (blauw, groen, geel, rood, joker) en plaats voor vier runenstenen.

## Voorbereiding

rule-p1 = Alle edelstenen en ertsfiches vormen de voorraad. Iedereen neemt daaruit één edelsteen van elke kleur en één jokeredelsteen.
rule-p2 = Van elke soort runensteen in het spel is er één minder dan het aantal spelers.
rule-p3 = De acht jokerartefacten liggen op de jokersmederij. De andere worden geschud; bij elk van de vijf andere smederijen ligt er één open.
rule-p4 = Iedere speler schudt zijn acht druïdekaarten en trekt er vier.
rule-p5 = Zes wezens worden van links naar rechts neergelegd. Een draak die nu verschijnt, wordt vervangen en daarna weer in de algemene trekstapel geschud; Banshees blijven liggen.
rule-p6 = Wie begint wordt geloot; er wordt met de klok mee gespeeld.

## Een beurt

rule-t1 = In je beurt doe je precies één actie: wezens oproepen, vaardigheden gebruiken of artefacten smeden. Daarna mag je artefacten inruilen. Ten slotte vul je je hand aan.
rule-t2 = Vaardigheden gebruiken kan alleen met minstens twee handkaarten.
rule-t3 = Een actie moet iets opleveren: bij het oproepen neem je minstens één wezen, bij het smeden smeed je minstens één artefact.
rule-t4 = Je mag alleen passen als geen van de drie acties mogelijk is. Inruilen mag dan nog steeds, en je vult je hand aan.

## Wezens oproepen

rule-s1 = Speel zoveel handkaarten als je wilt waarvan de magiepunten dezelfde kleur hebben, en tel de punten op. Veelkleurige punten passen bij elke kleur en mogen ook alleen; verschillende kleuren mag je niet mengen.
rule-s2 = Met de punten neem je zoveel kaarten uit het aanbod als je wilt en kunt betalen. De plaats van een kaart bepaalt wat hij kost; de kleur doet er niet toe. Punten die overblijven, gaan verloren.
rule-s3 = Gespeelde en genomen kaarten gaan naar je aflegstapel.
rule-s4 = Aan het einde van de actie schuiven de overige kaarten van het aanbod naar rechts en vullen nieuwe kaarten de plaatsen links. Tijdens de actie schuift er niets: de prijzen veranderen niet.
rule-s5 = Is er een kaart nodig en is de algemene trekstapel leeg, dan wordt de algemene aflegstapel geschud; dat is de nieuwe trekstapel. Zijn beide leeg, dan blijven plaatsen vrij tot er een kaart op de algemene aflegstapel komt.

## Vaardigheden gebruiken

rule-u1 = Leg precies twee kaarten uit je hand neer. Met de runensteen ‘{ rune-three-abilities }’ mogen het er drie zijn; dat kies je voordat je de eerste vaardigheid gebruikt.
rule-u2 = Gebruik de kaarten na elkaar, in een volgorde naar keuze. Wat je niet wilt of niet kunt gebruiken, vervalt: een hele kaart of een deel ervan. Ben je naar een andere kaart gegaan, dan kun je niet meer terug.
rule-u3 = Daarna raak je de kaart met het hoogste getal kwijt: een wezen gaat naar de algemene aflegstapel, een druïdekaart gaat uit het spel. De kaart met het laagste getal gaat naar je eigen aflegstapel. Tot dan blijven de kaarten voor je liggen en heeft geen vaardigheid er invloed op.
rule-u4 = Een basisvaardigheid geeft het ene effect of de twee effecten die erop staan, in een volgorde naar keuze: een edelsteen van de getoonde kleur, een gekleurde edelsteen naar keuze, jokeredelstenen, een kaart uit het aanbod in de getoonde kleur, een kaart naar keuze uit het aanbod, een worp met de dobbelsteen of punten.
rule-u5 = Een kaart die je door een vaardigheid uit het aanbod neemt, gaat naar je aflegstapel; het aanbod schuift op en wordt meteen aangevuld. Een kaart van een bepaalde kleur is nooit een draak; een kaart naar keuze mag er een zijn.
rule-u6 = Een keuzevaardigheid geeft één van de twee getoonde effecten.
rule-u7 = Bij een wisselvaardigheid betaal je alle edelstenen links en ontvang je de edelstenen en punten rechts, zolang de voorraad strekt. ‘Een willekeurige edelsteen’ als prijs is één edelsteen van welke soort ook.
rule-u8 = Bij elke betaling kan een jokeredelsteen een gekleurde edelsteen vervangen. Een gekleurde edelsteen vervangt nooit een gevraagde jokeredelsteen, tenzij je de runensteen ‘{ rune-wild-gem }’ hebt.

## De dobbelsteen

rule-d1 = Neem een gekleurde edelsteen naar keuze.
rule-d2 = Geef een gekleurde edelsteen en neem een jokeredelsteen.
rule-d3 = Scoor één punt.
rule-d4 = Scoor twee punten.
rule-d5 = Neem één ertsfiche.
rule-d6 = Leg de bovenste kaart van de algemene trekstapel op je aflegstapel.
rule-d7 = Je mag een resultaat laten vervallen. Kun je het niet uitvoeren, dan vervalt het ook.

## Artefacten smeden

rule-f1 = Je smeedt per beurt hoogstens twee artefacten, bij twee verschillende smederijen; hoogstens één daarvan is een jokerartefact.
rule-f2 = Een gekleurd artefact kost zoveel edelstenen van zijn kleur als de smederij aangeeft. Een jokerartefact kost vier willekeurige edelstenen.
rule-f3 = Of je betaalt precies drie ertsfiches, voor elk artefact bij elke smederij. Dan geeft de smederij geen bonus. Edelstenen en ertsfiches mag je in één betaling niet mengen.
rule-f4 = Drie smederijen geven meteen een bonus: een worp met de dobbelsteen, één ertsfiche of punten. De bonus mag je al gebruiken om het tweede artefact te betalen.
rule-f5 = Een gekleurd artefact komt op het vrije veld van zijn kleur in een van beide rijen, een jokerartefact op elk vrij veld. Zonder vrij veld kun je het niet smeden. Een gekleurd artefact ligt nooit op een jokerveld. Eenmaal geplaatst kan een artefact niet meer worden verplaatst.
rule-f6 = Na de actie worden lege smederijen aangevuld, van links naar rechts. Is de voorraad artefacten op, dan worden de afgelegde artefacten geschud; dat is de nieuwe voorraad. Zijn er geen, dan blijft de smederij leeg tot er weer artefacten worden afgelegd.
rule-f7 = Bij een lege jokersmederij kun je niets smeden tot er door inruilen jokerartefacten terugkomen.

## Artefacten inruilen

rule-x1 = Na je actie mag je elke rij met minstens twee artefacten inruilen, na elkaar, in een volgorde naar keuze.
rule-x2 = 2, 3, 4 of 5 artefacten in de rij leveren 3, 6, 10 of 15 punten op. Je legt de hele rij af.
rule-x3 = Na de punten neem je één runensteen van een soort die je nog niet hebt; dat is verplicht. Heb je al vier runenstenen, dan krijg je alleen de punten.
rule-x4 = Gekleurde artefacten gaan naar de aflegstapel van artefacten, jokerartefacten meteen terug naar de jokersmederij.

## De hand

rule-h1 = Aan het einde van je beurt trek je tot je vier kaarten hebt, of zes met de runensteen ‘{ rune-hand-size }’. Heb je er meer, dan houd je ze.
rule-h2 = Heb je een kaart nodig en is je trekstapel leeg, dan schud je je aflegstapel; dat is je nieuwe trekstapel. Heb je in totaal minder kaarten, dan neem je wat er is.

## Einde van het spel

rule-e1 = Heeft iemand 65 punten of meer, dan wordt de ronde afgemaakt, zodat iedereen evenveel beurten heeft gehad.
rule-e2 = Daarna krijgt iedereen 1 punt voor elke drie edelstenen, jokeredelstenen en ertsfiches samen, en telt elke rij alsof hij werd ingeruild.
rule-e3 = Wie de meeste punten heeft, wint. Bij gelijkspel delen de spelers de overwinning.

## Runenstenen

rule-r1 = { rune-magic-points }: bij het oproepen van wezens heb je altijd twee extra magiepunten in een kleur naar keuze, ook zonder een kaart te spelen.
rule-r2 = { rune-hand-size }: je vult je hand aan tot zes kaarten.
rule-r3 = { rune-exchange }: één keer per beurt, op elk moment, mag je een edelsteen (joker of niet) ruilen voor één ertsfiche uit de voorraad, of één ertsfiche voor een gekleurde edelsteen.
rule-r4 = { rune-wild-gem }: op elk moment van je beurt mag je een gekleurde edelsteen uit de voorraad op de runensteen leggen. Hij blijft daar en telt niet mee voor de punten. Vanaf dat moment tellen al je edelstenen van die kleur ook als jokeredelstenen; voor al het andere houden ze hun kleur.
rule-r5 = { rune-hand-size }, { rune-exchange } en { rune-wild-gem } werken meteen, in de beurt waarin je de runensteen neemt.
rule-r6 = { rune-plus }: bij het gebruiken van vaardigheden mag je beide effecten van een keuzevaardigheid gebruiken, in een volgorde naar keuze; elk effect mag je laten vervallen.
rule-r7 = { rune-double-die }: bij het gebruiken van vaardigheden telt een worp met de dobbelsteen die je door een kaart krijgt twee keer, na elkaar; je mag een of beide keren laten vervallen. Dit geldt niet voor smederijen en dwaallichttegels.
rule-r8 = { rune-extra-point }: bij het gebruiken van vaardigheden krijg je 1 extra punt voor elke kaart die je punten geeft, door een effect, een ruil of de dobbelsteen; één keer per kaart. Dit geldt niet voor smederijen en dwaallichttegels.
rule-r9 = { rune-three-abilities }: bij het gebruiken van vaardigheden leg je twee of drie kaarten neer. Alleen de kaart met het laagste getal komt op je aflegstapel terug; de andere raak je kwijt.
rule-r10 = Je hebt nooit twee runenstenen van dezelfde soort, en nooit meer dan vier.

## Wezens van de nacht

rule-n1 = Zestien Banshees worden onder de wezenkaarten geschud. Het zijn in alle opzichten wezens, met eigen vaardigheden: { ability-pillage }, { ability-resurrection }, { ability-switch } en { ability-wisp }, elk één keer in elke kleur.
rule-n2 = { ability-pillage }: iedere andere speler met een edelsteen in de kleur van de Banshee geeft je er een. Jokeredelstenen kunnen deze edelsteen nooit vervangen. Een edelsteen die als jokeredelsteen telt, heeft toch zijn kleur; de edelsteen op een runensteen is veilig.
rule-n3 = { ability-resurrection }: neem een kaart naar keuze van de algemene aflegstapel en leg hem op je eigen aflegstapel. Is de algemene aflegstapel leeg, dan gebeurt er niets.
rule-n4 = { ability-switch }: de Banshee gaat meteen naar de algemene aflegstapel; daarna neem je een andere kaart naar keuze van die stapel in je hand. De andere neergelegde kaart houd je, wat de getallen ook zijn. Bij drie kaarten raak je ook de kaart met het hoogste getal van de andere twee kwijt. Gebruik je de kaartenruil niet of ligt er geen andere kaart, dan geldt de gewone regel.
rule-n5 = Van de neergelegde kaarten houd je er één. Elke Banshee waarvan je de kaartenruil hebt gebruikt, ben je al kwijt, ook als er dan geen kaart overblijft; daarna raak je de hoogste getallen kwijt (met ‘{ rune-discard-lowest }’: de laagste) tot er één over is.
rule-n6 = { ability-wisp }: gebruik één open dwaallichttegel, de delen in de getoonde volgorde; elk deel mag je laten vervallen. Daarna wordt de tegel afgelegd en een nieuwe opengelegd.
rule-n7 = De 18 dwaallichttegels geven punten, edelstenen, ertsfiches of een worp met de dobbelsteen; of een kaart naar keuze uit het aanbod, of de bovenste twee kaarten van de algemene trekstapel; of je speelt nog een handkaart, gebruikt de vaardigheid en legt de kaart af. Er liggen er vier open. Is de stapel op, dan worden de afgelegde tegels geschud.
rule-n8 = Van elf nachtfiches, waarvan drie met een dwaallicht, liggen er tien open op de velden 5, 10, … 50 van het krachtpuntenspoor. Ze blijven het hele spel liggen.
rule-n9 = Bereik of passeer je een veld met een dwaallicht, dan mag je meteen een dwaallichttegel gebruiken; één keer per fiche, de laagste eerst, de ene tegel na de andere.
rule-n10 = Voor een kaart die je door een dwaallichttegel speelt, worden geen getallen vergeleken: hij gaat naar je aflegstapel (na een gebruikte kaartenruil naar de algemene aflegstapel). Runenstenen die bij vaardigheden werken, gelden voor die kaart alleen als je de tegel in die actie kreeg.
rule-n11 = De eindtelling activeert geen dwaallichten.

## Queenie 1

rule-q1 = Er zijn nog twee soorten runenstenen, drie stenen van elk. Acht van de tien soorten doen mee, gekozen door de spelers of geloot.
rule-q2 = { rune-discard-lowest }: bij het gebruiken van vaardigheden houd je de kaart met het hoogste getal en raak je die met het laagste kwijt; van drie kaarten de twee laagste. Dat is verplicht.
rule-q3 = { rune-gem-or-points }: bij het gebruiken van vaardigheden mag je in plaats van alle punten van een kaart één gekleurde edelsteen naar keuze nemen; dat beslis je als de kaart voor het eerst punten geeft. De runensteen ‘{ rune-extra-point }’ geeft dan niets extra.
