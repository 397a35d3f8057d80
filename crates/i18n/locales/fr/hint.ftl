# Conseils.

hint-title = Ce que ferait un maître
hint-win = gagne à { $percent } %
hint-score = { $own } : { $best } points attendus
hint-thinking = Réflexion en cours…

reason-last-round = amène le dernier tour de table
reason-points = marque { $points } à ce tour
reason-artifact-top = porte à { $count } les artéfacts de la rangée du haut
reason-artifact-bottom = porte à { $count } les artéfacts de la rangée du bas
reason-stone = apporte la pierre runique { $rune }
reason-gains = { $card } rejoint vos cartes
reason-forge-in-demand = sinon, un autre joueur prend l’artéfact ({ $forge }) dans { $percent } % des cas
reason-card-in-demand = sinon, un autre joueur prend { $card } dans { $percent } % des cas
reason-keeps = { $card } reste parmi vos cartes
reason-loses = { $card } quitte vos cartes
reason-gems = rapporte { OBJECT($gems) }
reason-ore = rapporte { OBJECT($ore) }
