# Ce que dit le terminal en plus du jeu : `runestones play` et les formes courtes de sa table.

## Une capacité en une demi-ligne

terminal-or = { $first } ou { $next }
terminal-then = { $first }, puis { $next }
terminal-card-blue = carte disponible bleue
terminal-card-green = carte disponible verte
terminal-card-yellow = carte disponible jaune
terminal-card-red = carte disponible rouge
terminal-bonus = bonus : { $what }

## La table

terminal-setup = La partie se met en place
terminal-throne = dernière manche dès { $number } points
terminal-costs = coûte { $count }
terminal-magic = magie : { $what }
terminal-multicolour = multicolore
terminal-or-ore = ou { $ore } par artéfact, sans le bonus
terminal-you = Vous ({ $name })

## Jouer

terminal-help-hint = Tapez `help` à tout moment pour obtenir de l’aide.
terminal-type-number = Tapez un nombre de 1 à { $count }, ou `help`.
terminal-no-choice = Il n’y a pas de choix { $number }.
terminal-unclear = « { $line } » ne veut rien dire ici.
terminal-impossible = « { $move } » n’est pas possible maintenant.
terminal-no-piece = Il n’y a pas de « { $piece } » sur la table. Indiquez par exemple forge-5, display-21, hand-100, row-top, stone-plus ou deck.
terminal-unknown = Il n’y a rien à en dire. Demandez une carte par son numéro, une pierre runique par son nom, une tuile Feu follet (`tile 7`) ou le dé (`die`).
terminal-taken-back = Coup repris : { $what }
terminal-restarted = Vous avez repris tout ce que vous avez joué depuis le début de votre tour, ou depuis la dernière révélation.
terminal-undo-nothing = Il n’y a rien à reprendre.
terminal-undo-revealed = Impossible de revenir en arrière : quelque chose a été révélé depuis.
terminal-undo-other = C’est à { $name } de reprendre ce coup.
terminal-next-person = Au tour de { $name }. Que les autres détournent les yeux, puis appuyez sur Entrée.
terminal-saved = Partie enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }
terminal-go-on = Pour continuer : { $command }
terminal-see-again = Pour la revoir : { $command }
terminal-seed-check = Son empreinte SHA-256 est celle qui a été affichée au début : { $hash }
terminal-goodbye = Au revoir.
terminal-help =
    Tapez le numéro d’un choix, ou le coup lui-même comme l’écrit un enregistrement (`take 43`). Vous pouvez aussi taper :
    table : afficher de nouveau toute la table
    undo : reprendre votre dernier coup, si rien n’a été révélé depuis
    restart : reprendre tout votre tour, ou tout depuis la dernière révélation
    help CARTE : expliquer une carte par son numéro, une pierre runique par son nom, une tuile Feu follet (`help tile 7`) ou le dé (`die`)
    log : ce qui vient de se passer
    describe : la table en mots, partie par partie
    why PIÈCE : pourquoi vous ne pouvez rien faire d’une pièce (forge-5, display-21, hand-100, row-top, stone-plus, supply-red, deck …)
    save FICHIER : enregistrer la partie
    quit : enregistrer la partie et quitter
    À votre tour, vous faites une action : invoquer des créatures, utiliser des capacités ou forger des artéfacts. Ensuite, vous pouvez échanger des rangées d’au moins deux artéfacts contre des points et des pierres runiques, puis vous complétez votre main. Quand quelqu’un atteint 65 points, la manche est jouée jusqu’au bout.
    Les lettres { $letters } désignent les pierres précieuses bleues, vertes, jaunes, rouges et joker. Une pierre précieuse joker remplace n’importe quelle couleur. Les points de magie d’une même couleur s’additionnent ; ceux marqués « { terminal-multicolour } » vont avec toutes les couleurs.
