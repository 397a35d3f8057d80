# Advies.

hint-title = Wat een meester zou doen
hint-win = wint { $percent } %
hint-score = { $own } : { $best } punten verwacht

reason-last-round = brengt de laatste ronde
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
reason-forge-in-demand = anders pakt een andere speler het artefact ({ $forge }) in { $percent } % van de gevallen
reason-card-in-demand = anders pakt een andere speler { $card } in { $percent } % van de gevallen
reason-keeps = { $card } blijft bij jouw kaarten
reason-loses = { $card } verlaat jouw kaarten
reason-gems = levert { OBJECT($gems) } op
reason-ore = levert { OBJECT($ore) } op

ui-no-hints = Geen hints aan deze tafel
ui-instant-bots = Bots spelen meteen
error-no-hints = Aan deze tafel zijn er geen hints.

bot-random = Nieuweling
bot-random-about = doet de eerste de beste zet
bot-apprentice = Leerling
bot-apprentice-about = speelt verstandig, maar ziet veel over het hoofd; fijn voor een eerste spel
bot-acolyte = Acoliet
bot-acolyte-about = pakt het beste van de beurt en mist weinig
bot-greedy = Ekster
bot-greedy-about = grijpt wat deze beurt het meest glinstert
bot-plain-search = Kluizenaar
bot-plain-search-about = denkt vooruit, maar heeft niets geleerd
bot-druid = Druïde
bot-druid-about = plant elke beurt met zorg
bot-seer = Ziener
bot-seer-about = beoordeelt elke zet in één oogopslag, door lange ervaring
bot-sage = Wijze
bot-sage-about = ervaren, en denkt een paar zetten vooruit
bot-archdruid = Aartsdruïde
bot-archdruid-about = ervaren, en denkt ver vooruit
