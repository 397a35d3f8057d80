# Advies.

hint-title = Wat een meester zou doen
hint-win = { $percent }% kans om te winnen
hint-score = verwachte score: { $own } tegen { $best }

reason-last-round = leidt de laatste ronde in
reason-points = levert deze beurt { $points } op
reason-artifact-top = { $count ->
    [one] eerste artefact van de bovenste rij
   *[other] brengt de bovenste rij op { $count } artefacten
}
reason-artifact-bottom = { $count ->
    [one] eerste artefact van de onderste rij
   *[other] brengt de onderste rij op { $count } artefacten
}
reason-stone = levert de runensteen { $rune } op
reason-gains = { $card } komt bij jouw kaarten
reason-forge-in-demand = { $percent }% kans dat een andere speler het artefact ({ $forge }) eerder pakt
reason-card-in-demand = { $percent }% kans dat een andere speler { $card } eerder pakt
reason-keeps = je houdt { $card }
reason-loses = je raakt { $card } kwijt
reason-gems = levert { OBJECT($gems) } op
reason-ore = levert { OBJECT($ore) } op

ui-no-hints = Geen hints aan deze tafel
ui-instant-bots = Bots spelen meteen
error-no-hints = Hints staan uit aan deze tafel.

bot-random = Nieuweling
bot-random-about = doet zomaar een zet
bot-apprentice = Leerling
bot-apprentice-about = kiest wat voor de hand ligt en vergeet welke kaarten hij heeft; fijn voor een eerste spel
bot-acolyte = Acoliet
bot-acolyte-about = kiest wat voor de hand ligt en mist wat goed samengaat
bot-greedy = Ekster
bot-greedy-about = grijpt wat deze beurt het meest glinstert
bot-plain-search = Kluizenaar
bot-plain-search-about = denkt vooruit, maar heeft geen ervaring
bot-druid = Druïde
bot-druid-about = plant elke beurt met zorg
bot-seer = Ziener
bot-seer-about = beoordeelt elke zet in één oogopslag, dankzij lange ervaring
bot-sage = Wijze
bot-sage-about = heeft ervaring en denkt een paar zetten vooruit
bot-archdruid = Aartsdruïde
bot-archdruid-about = heeft ervaring en denkt ver vooruit
