# Lessen, en tips voor de eerste spellen.

## De pagina’s

ui-learn = Leren spelen
ui-learn-about = Korte lessen aan de echte tafel. Er kan niets misgaan: klik ergens op en je krijgt uitleg.
ui-learn-base = Het spel
ui-learn-more = Uitbreidingen
ui-lesson-done = gedaan
ui-lessons-done = { $done } van { $count } lessen gedaan
ui-lesson-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
ui-lesson-step = Stap { $number } van { $count }
ui-lesson-back = Een stap terug
ui-lesson-again = Les opnieuw beginnen
ui-lesson-next = Verder: { $lesson }
ui-lesson-all = Alle lessen
ui-lesson-not-now = Dat mag, en in je eigen spel kun je het gerust doen. Hier doen we eerst iets anders. { $step }
ui-lesson-over = Deze les is afgelopen.
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
lesson-summon-end = Goed gedaan! Gespeelde en opgeroepen kaarten liggen op je aflegstapel. Is je trekstapel leeg, dan wordt alles geschud en krijg je je nieuwe wezens in je hand.

## Les: vaardigheden gebruiken

lesson-abilities = Vaardigheden gebruiken
lesson-abilities-1 = Kaarten kunnen meer dan betalen: elke kaart heeft een vaardigheid. Om die te gebruiken, kies je ‘{ $move }’.
lesson-abilities-2 = Je legt altijd twee kaarten neer. Eerst de goblin die je hebt opgeroepen: ‘{ $move }’.
lesson-abilities-3 = Een van de twee raak je kwijt: die met het hoogste getal. Leg er dus een zwakke kaart met een hoog getal bij: ‘{ $move }’.
lesson-abilities-4 = Onder de kaarten zie je wat ermee gebeurt. Gebruik ze in elke volgorde; wat je niet wilt, vervalt. Neem de edelsteen: ‘{ $move }’.
lesson-abilities-5 = De goblin heeft nog een effect, de dobbelsteen. Die geeft een edelsteen, een ertsfiche, een kaart of punten: ‘{ $move }’.
lesson-abilities-6 = Twee punten! Je mag ze laten vervallen, maar waarom zou je? Kies ‘{ $move }’.
lesson-abilities-7 = De druïde geeft een edelsteen naar keuze. Met een tweede blauwe kun je straks een artefact betalen: ‘{ $move }’.
lesson-abilities-end = Kaart 100 is uit het spel, 27 blijft bij jou. Zo worden je kaarten beter: zwakke druïden gaan weg, goede wezens krijg je vaker in je hand.

## Les: edelstenen ruilen

lesson-exchange = Edelstenen ruilen
lesson-exchange-1 = Met sommige vaardigheden ruil je edelstenen voor meer en betere. Je hebt er één, een groene; laten we er vier van maken: ‘{ $move }’.
lesson-exchange-2 = Deze dryade ruilt een groene edelsteen voor één van elke andere kleur: ‘{ $move }’.
lesson-exchange-3 = En deze goblin ruilt een blauwe voor twee jokeredelstenen: ‘{ $move }’.
lesson-exchange-4 = De volgorde kies je zelf. Een blauwe heb je nog niet, dus eerst de dryade: ‘{ $move }’.
lesson-exchange-5 = Nu heb je een blauwe voor de goblin: ‘{ $move }’.
lesson-exchange-end = Van één edelsteen heb je er vier gemaakt, en jokeredelstenen gelden voor elke kleur. Ook bij wezens raak je het hoogste getal kwijt: 21 ligt op de algemene aflegstapel, 16 blijft bij jou.

## Les: artefacten smeden

lesson-forge = Artefacten smeden
lesson-forge-1 = Edelstenen worden artefacten, en artefacten worden punten. Je kunt er meteen twee smeden: ‘{ $move }’.
lesson-forge-2 = Bij elke smederij staat hoeveel edelstenen je nodig hebt, in de kleur van het artefact. Hier zijn het 2 blauwe: ‘{ $move }’.
lesson-forge-3 = Een jokeredelsteen geldt voor elke kleur. Betaal met de blauwe en maar één jokeredelsteen: ‘{ $move }’.
lesson-forge-4 = Elke rij heeft één veld per kleur, en een lange rij is veel meer waard dan twee korte. Leg de ring bij de kelk: ‘{ $move }’.
lesson-forge-5 = Je mag twee keer per beurt smeden, bij verschillende smederijen. Je hebt een groene en een jokeredelsteen over, precies goed: ‘{ $move }’.
lesson-forge-6 = In dezelfde rij: ‘{ $move }’.
lesson-forge-end = Drie artefacten liggen in één rij. Straks ruil je ze in voor punten en een runensteen.

## Les: bonussen en ertsfiches

lesson-ore = Bonussen en ertsfiches
lesson-ore-1 = Sommige smederijen geven een bonus, en met ertsfiches betaal je als je edelstenen tekortkomt. Kijk hoe het een het ander helpt: ‘{ $move }’.
lesson-ore-2 = Deze smederij kost 3 gele edelstenen en geeft een ertsfiche als bonus: ‘{ $move }’.
lesson-ore-3 = De kroon gaat in je lange rij: ‘{ $move }’. De ertsfiche krijg je meteen.
lesson-ore-4 = Met drie ertsfiches betaal je elk artefact bij elke smederij, maar zonder bonus. Het jokerartefact (de amulet) zou vier willekeurige edelstenen kosten; betaal met ertsfiches: ‘{ $move }’.
lesson-ore-5 = Een gekleurd artefact heeft een veld van zijn kleur nodig, een jokerartefact mag overal liggen. Houd het groene veld vrij voor een torque: ‘{ $move }’.
lesson-ore-end = Vier artefacten in één rij! Onthoud: edelstenen en ertsfiches mag je in één betaling niet mengen, en je smeedt maar één jokerartefact per beurt.

## Les: een rij inruilen

lesson-trade = Een rij voor een runensteen
lesson-trade-1 = Na de actie mag je rijen inruilen: 2, 3, 4 of 5 artefacten geven 3, 6, 10 of 15 punten. In de bovenste liggen er vier: ‘{ $move }’.
lesson-trade-2 = Bij elke rij neem je een runensteen, die je de rest van het spel helpt. Met deze vul je je hand aan tot zes kaarten: ‘{ $move }’.
lesson-trade-3 = De onderste rij zou maar 3 punten opleveren. Houd hem, hij kan nog groeien: ‘{ $move }’.
lesson-trade-end = De runensteen werkt meteen: je hebt zes kaarten. Je kunt vier verschillende runenstenen hebben; daarna geven rijen alleen nog punten.

## Les: het einde van het spel

lesson-end = Het einde van het spel
lesson-end-1 = De troon staat op veld 65, en jij hebt 59 punten. Eén goede beurt is genoeg: ‘{ $move }’.
lesson-end-2 = Deze smederij kost 4 edelstenen en geeft meteen 4 punten: ‘{ $move }’.
lesson-end-3 = De torque maakt je bovenste rij langer: ‘{ $move }’.
lesson-end-4 = Drie artefacten leveren 6 punten op, en daarmee ga je de troon voorbij: ‘{ $move }’.
lesson-end-5 = Je hebt al vier runenstenen, dus je kreeg alleen punten. Rijen die overblijven, tellen ook aan het einde; rond je beurt af: ‘{ $move }’.
lesson-end-end = De ronde is afgemaakt, zodat iedereen evenveel beurten had. Daarna leverden elke drie edelstenen en ertsfiches een punt op, en telden de rijen zoals bij het inruilen. 73 tegen 66: je hebt gewonnen!

## Les: de nacht

lesson-night = { -night }
lesson-night-1 = ’s Nachts zijn er Banshees, dwaallichttegels en dwaallichten op het krachtpuntenspoor. Eén wacht op veld 5, en je hebt 3 punten: ‘{ $move }’.
lesson-night-2 = Banshees zijn wezens met eigen krachten. Deze plundert: ‘{ $move }’.
lesson-night-3 = Deze druïde geeft 2 punten, net genoeg voor het dwaallicht: ‘{ $move }’.
lesson-night-4 = Eerst de plundering: alle anderen met een groene edelsteen geven jou er een: ‘{ $move }’.
lesson-night-5 = Nu de punten; let op het krachtpuntenspoor: ‘{ $move }’.
lesson-night-6 = Wie een dwaallicht bereikt of passeert, mag meteen een van de vier tegels gebruiken. Twee jokeredelstenen komen goed van pas: ‘{ $move }’.
lesson-night-7 = De tegel ligt voor je. Neem wat hij geeft: ‘{ $move }’.
lesson-night-end = Er ligt een nieuwe tegel op zijn plaats. Met andere Banshees haal je kaarten terug van de algemene aflegstapel, wissel je met een kaart daarvan of gebruik je een tegel.

## Les: de Queenie-stenen

lesson-queenie = De runenstenen van { -queenie }
lesson-queenie-1 = Er kunnen nog twee soorten runenstenen in het spel zijn, en jij hebt ze allebei. Kijk wat ze doen: ‘{ $move }’.
lesson-queenie-2 = Deze dryade geeft een jokeredelsteen of 1 punt: ‘{ $move }’.
lesson-queenie-3 = Met ‘{ rune-discard-lowest }’ raak je het laagste getal kwijt, dus een druïde kan blijven. Leg hem erbij: ‘{ $move }’.
lesson-queenie-4 = Met ‘{ rune-gem-or-points }’ mag een kaart een edelsteen geven in plaats van punten. Met een tweede rode betaal je een kelk: ‘{ $move }’.
lesson-queenie-5 = De dryade geeft gewoon haar punten: ‘{ $move }’.
lesson-queenie-end = De druïde blijft bij jou, 67 is weg. Deze runensteen is verplicht: denk na welk laag getal je bij een goede kaart legt.

## Tips

ui-tips = Tips
ui-tip = Tip
ui-tip-close = Begrepen
ui-tips-off = Geen tips meer
tip-action = Eén actie per beurt. In het begin is wezens oproepen een goede keuze: je druïden zijn zwak.
tip-summon = Speel kaarten van één kleur; veelkleurige punten passen bij elke kleur. Rechts zijn wezens het goedkoopst.
tip-leaves = Kijk wat er onder je kaarten staat: de kaart met ‘{ ui-fate-creature-discard }’ of ‘{ ui-fate-box }’ ben je kwijt. Doe druïden weg en houd goede wezens.
tip-die = Wat de dobbelsteen ook toont, je mag het laten vervallen.
tip-forge = Je kunt een artefact betalen. Hoe meer in één rij, hoe meer ze waard zijn: twee leveren 3 punten op, vijf leveren er 15 op.
tip-ore = Je hebt drie ertsfiches: daarmee betaal je elk artefact, ook het duurste.
tip-trade = Nu inruilen of wachten op een langere rij? Runenstenen die je vroeg neemt, helpen langer; lange rijen leveren meer punten op.
tip-stone = Een runensteen helpt je de rest van het spel. Wijs er een aan of tik erop om te lezen wat hij doet.
tip-shuffle = Je trekstapel is leeg. Als je weer trekt, wordt je aflegstapel geschud en krijg je de wezens die je hebt opgeroepen in je hand.
tip-end = Iemand is dicht bij 65 punten. De ronde waarin iemand die haalt, is de laatste; daarna tellen rijen en elke drie edelstenen of ertsfiches nog mee.
