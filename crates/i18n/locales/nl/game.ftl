# Wat er gevraagd wordt, wat je kunt antwoorden en wat de dingen doen.

## Aan wie beslist

ask-action = Kies je actie.
ask-summon-play = Speel kaarten voor hun magiepunten.
ask-summon-take = { $magic }: neem een wezen of speel meer kaarten.
ask-summon-more = Nog { $magic }: neem meer wezens of stop.
ask-lay-first = Leg de eerste van twee kaarten neer.
ask-lay-second = Leg de tweede kaart neer.
ask-use-or-lay-third = Gebruik een vaardigheid of leg een derde kaart neer.
ask-use-first = Gebruik de vaardigheden van je kaarten, de ene kaart na de andere.
ask-use-next = Gebruik de volgende kaart.
ask-use-rest = { $card }: gebruik de rest of stop.
ask-use-rest-or-next = { $card }: gebruik de rest of ga naar een andere kaart.
ask-forge = Kies een smederij.
ask-forge-second = Smeed een tweede artefact of stop.
ask-trade = Ruil een rij artefacten in of beëindig je beurt.
ask-end-turn = Je beurt beëindigen?
ask-stone = Neem een runensteen.
ask-die = { $times ->
    [one] Dobbelsteen: { $gives }
    [2] Dobbelsteen, telt dubbel: { $gives }
   *[other] Dobbelsteen, telt { $times } keer: { $gives }
}
ask-tile = Dwaallichttegel: { $gives }
ask-played-card = { $card }: gebruik de vaardigheid.
ask-pick-tile = Je hebt een dwaallicht bereikt: kies een tegel.
ask-fetch-to-hand = Kies een kaart van de algemene aflegstapel voor je hand.
ask-fetch-to-discard = Kies een kaart van de algemene aflegstapel voor je eigen aflegstapel.
ask-pay = { $what }: met welke edelstenen betaal je?
ask-exchange-points = { $card }: neem je de punten of liever een edelsteen?
ask-place = { $artifact }: kies een veld.

## Aan alle anderen

wait-action = { $who } kiest een actie…
wait-summon = { $who } roept wezens op…
wait-lay = { $who } legt kaarten neer…
wait-use = { $who } gebruikt vaardigheden…
wait-forge = { $who } kiest een smederij…
wait-trade = { $who } mag artefacten inruilen…
wait-stone = { $who } kiest een runensteen…
wait-die = { $who } bekijkt de dobbelsteen…
wait-tile = { $who } gebruikt een dwaallichttegel…
wait-pick-tile = { $who } kiest een dwaallichttegel…
wait-fetch = { $who } doorzoekt de algemene aflegstapel…
wait-pay = { $who } betaalt…
wait-points = { $who } kiest tussen punten en een edelsteen…
wait-place = { $who } plaatst een artefact…

## Knoppen

action-summon = { -summon }
action-abilities = { -abilities }
action-forge = { -forging }
action-pass = Passen
move-play = { $card } spelen
move-summon = { $card } oproepen
move-lay = { $card } neerleggen
move-of-card = { $number }: { $what }
move-any-gem = naar keuze: { $gem }
move-take = { $card } nemen
move-any-card = kaart naar keuze: { $card }
move-roll = dobbelsteen gooien
move-points-as-gem = { $gem } in plaats van { $points }
move-wisp = dwaallicht: { $tile }
move-fetch = { $card } terughalen
move-forge = { $forge }: { $artifact } ({ $cost })
move-place = { $row }, { $space }
move-trade = { $row } inruilen ({ $points })
move-stone = Steen nemen: { $rune }
move-exchange = { $give } → { $take }
move-infuse = { $gem } op ‘{ $rune }’
move-done = Klaar
move-end-turn = Beurt beëindigen
move-no-wisp = Geen tegel
move-decline = Laten vervallen

## Wat kaarten en tegels doen

ability-one = { $first }.
ability-each = { $first } en { $second }.
ability-one-of = Naar keuze: { $first } of { $second }.
ability-in-order = Eerst: { $first }. Daarna: { $second }.

effect-gems = neem { OBJECT($gems) }
effect-any-gem = { $count ->
    [one] neem een gekleurde edelsteen naar keuze
   *[other] neem { $count } gekleurde edelstenen naar keuze
}
effect-card-blue = neem een blauwe kaart uit het aanbod
effect-card-green = neem een groene kaart uit het aanbod
effect-card-yellow = neem een gele kaart uit het aanbod
effect-card-red = neem een rode kaart uit het aanbod
effect-any-card = neem een kaart naar keuze uit het aanbod
effect-die = gooi de dobbelsteen
effect-points = scoor { $points }
effect-exchange = betaal { OBJECT($price) } en ontvang { OBJECT($gain) }
effect-pillage = elke andere speler geeft je { OBJECT($gem) }
effect-resurrection = leg een kaart van de algemene aflegstapel op je eigen aflegstapel
effect-switch = neem een andere kaart van de algemene aflegstapel in je hand; deze Banshee komt ervoor in de plaats
effect-wisp = gebruik een open dwaallichttegel
effect-ore = neem { OBJECT($ore) }
effect-draw = { $count ->
    [one] leg de bovenste kaart van de algemene trekstapel op je aflegstapel
   *[other] leg de bovenste { $count } kaarten van de algemene trekstapel op je aflegstapel
}
effect-play = speel nog een kaart uit je hand en gebruik de vaardigheid ervan

die-text-any-gem = Neem een gekleurde edelsteen naar keuze.
die-text-gem-for-wild = Ruil een gekleurde edelsteen voor een jokeredelsteen.
die-text-one-point = Scoor 1 punt.
die-text-two-points = Scoor 2 punten.
die-text-ore = Neem 1 ertsfiche.
die-text-card = Leg de bovenste kaart van de algemene trekstapel op je aflegstapel.

rune-text-magic-points = Bij ‘{ -summon }’ heb je altijd twee extra magiepunten in een kleur naar keuze, ook zonder een kaart te spelen.
rune-text-hand-size = Je vult je hand aan tot zes kaarten.
rune-text-exchange = Eén keer per beurt ruil je een edelsteen voor een ertsfiche, of een ertsfiche voor een gekleurde edelsteen.
rune-text-wild-gem = Leg een gekleurde edelsteen uit de voorraad op deze steen. Vanaf dat moment tellen al je edelstenen van die kleur ook als jokeredelstenen.
rune-text-plus = Bij ‘{ -abilities }’ mag je beide effecten van een keuzevaardigheid gebruiken.
rune-text-double-die = Bij ‘{ -abilities }’ telt een worp met de dobbelsteen die je door een kaart krijgt twee keer.
rune-text-extra-point = Bij ‘{ -abilities }’ krijg je 1 extra krachtpunt voor elke kaart die je punten geeft.
rune-text-three-abilities = Bij ‘{ -abilities }’ mag je drie kaarten neerleggen. Alleen de kaart met het laagste getal komt op je aflegstapel terug.
rune-text-discard-lowest = Bij ‘{ -abilities }’ houd je de kaart met het hoogste getal en raak je die met het laagste kwijt.
rune-text-gem-or-points = Bij ‘{ -abilities }’ mag je bij elke kaart die punten geeft in plaats daarvan een gekleurde edelsteen nemen.

forge-text = { $count ->
    [one] Kost { $count } edelsteen in de kleur van het artefact, of 3 ertsfiches.
   *[other] Kost { $count } edelstenen in de kleur van het artefact, of 3 ertsfiches.
}
forge-text-bonus = { $count ->
    [one] Kost { $count } edelsteen in de kleur van het artefact en geeft een bonus: { $bonus }. Of 3 ertsfiches, zonder de bonus.
   *[other] Kost { $count } edelstenen in de kleur van het artefact en geeft een bonus: { $bonus }. Of 3 ertsfiches, zonder de bonus.
}
forge-text-wild = Kost 4 willekeurige edelstenen, of 3 ertsfiches. Eén jokerartefact per beurt.

## De eindtelling

score-track = Kracht{"\u00AD"}punten{"\u00AD"}spoor
score-left-over = Edelstenen en ertsfiches
score-row-top = Boven{"\u00AD"}ste rij
score-row-bottom = Onder{"\u00AD"}ste rij
score-total = Totaal
