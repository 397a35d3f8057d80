# Advies.

hint-title = Wat een meester zou doen
hint-win = wint { $percent } %
hint-score = { $own } : { $best } punten verwacht
hint-thinking = Vooruit aan het kijken…

reason-last-round = brengt de laatste ronde
reason-points = levert deze beurt { $points } op
reason-artifact-top = brengt de bovenste rij op { $count } artefacten
reason-artifact-bottom = brengt de onderste rij op { $count } artefacten
reason-stone = levert de runensteen { $rune } op
reason-gains = { $card } komt bij jouw kaarten
reason-forge-in-demand = anders pakt een andere speler het artefact ({ $forge }) in { $percent } % van de gevallen
reason-card-in-demand = anders pakt een andere speler { $card } in { $percent } % van de gevallen
reason-keeps = { $card } blijft bij jouw kaarten
reason-loses = { $card } verlaat jouw kaarten
reason-gems = levert { OBJECT($gems) } op
reason-ore = levert { OBJECT($ore) } op
