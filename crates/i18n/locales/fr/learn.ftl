# Les leçons, et les conseils pour les premières parties.

## Les pages

ui-learn = Apprendre à jouer
ui-learn-about = De courtes leçons à la vraie table. Vous ne risquez rien : cliquez sur n’importe quoi, l’explication s’affiche.
ui-learn-base = Le jeu
ui-learn-more = Extensions
ui-lesson-done = faite
ui-lessons-done = { $done } leçons terminées sur { $count }
ui-lesson-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
ui-lesson-step = Étape { $number } sur { $count }
ui-lesson-back = Étape précédente
ui-lesson-again = Recommencer la leçon
ui-lesson-next = Ensuite : { $lesson }
ui-lesson-all = Toutes les leçons
ui-lesson-not-now = Vous pourriez le faire, et dans une vraie partie ce serait peut-être une bonne idée. Ici, nous faisons d’abord autre chose. { $step }
ui-lesson-over = Cette leçon est terminée.
ui-first-game = Votre première partie
ui-first-game-about = Contre l’Apprenti, avec des astuces quand elles sont utiles.

## Leçon : invoquer des créatures

lesson-summon = Invoquer des créatures
lesson-summon-1 = À chaque tour, vous choisissez une action sur trois. Vous débutez avec huit cartes Druide assez faibles ; ajoutez-en de meilleures : choisissez « { $move } ».
lesson-summon-2 = Vous payez avec les points de magie de vos cartes. Celle-ci donne 2 points rouges : « { $move } ».
lesson-summon-3 = Les couleurs ne se mélangent jamais : la carte jaune ne sert pas ici. Mais les points multicolores vont avec toutes : « { $move } ».
lesson-summon-4 = Vous avez 3 points. La place d’une créature détermine son coût ; sa couleur n’a pas d’importance. Celle-ci en coûte 2 : « { $move } ».
lesson-summon-5 = Il vous reste un point, et la créature tout à droite n’en coûte qu’un : « { $move } ».
lesson-summon-6 = Vos points sont dépensés. Avec « { $move } », les cartes glissent vers la droite et vous complétez votre main jusqu’à quatre cartes.
lesson-summon-end = Bravo ! Les cartes jouées et invoquées sont dans votre défausse. Quand votre pile est épuisée, vous mélangez le tout, et vos nouvelles créatures arrivent dans votre main.

## Leçon : utiliser des capacités

lesson-abilities = Utiliser des capacités
lesson-abilities-1 = Les cartes ne servent pas qu’à payer : chacune a une capacité. Pour les utiliser, choisissez « { $move } ».
lesson-abilities-2 = On joue toujours deux cartes. D’abord le gobelin que vous avez invoqué : « { $move } ».
lesson-abilities-3 = Vous allez perdre l’une des deux : celle au plus grand numéro. Jouez donc à côté une carte faible au grand numéro : « { $move } ».
lesson-abilities-4 = Sous les cartes, vous voyez ce qu’elles vont devenir. Utilisez-les dans l’ordre de votre choix et laissez ce qui ne vous intéresse pas. Prenez la pierre précieuse : « { $move } ».
lesson-abilities-5 = Le deuxième effet du gobelin est le dé. Il donne une pierre précieuse, un jeton Minerai, une carte ou des points : « { $move } ».
lesson-abilities-6 = Deux points ! Vous pourriez y renoncer, mais ce serait dommage : « { $move } ».
lesson-abilities-7 = Le druide donne une pierre précieuse de votre choix. Une deuxième bleue paiera bientôt un artéfact : « { $move } ».
lesson-abilities-end = Le numéro 100 est retiré du jeu, et vous gardez le 27. C’est ainsi que vos cartes s’améliorent : les druides faibles partent, les bonnes créatures reviennent plus souvent.

## Leçon : échanger des pierres précieuses

lesson-exchange = Échanger des pierres précieuses
lesson-exchange-1 = Certaines capacités transforment une pierre précieuse en plusieurs, parfois meilleures. Vous n’en avez qu’une, verte ; faisons-en quatre : « { $move } ».
lesson-exchange-2 = Cette dryade transforme une pierre précieuse verte en une pierre précieuse de chaque autre couleur : « { $move } ».
lesson-exchange-3 = Et ce gobelin transforme une pierre précieuse bleue en deux pierres précieuses joker : « { $move } ».
lesson-exchange-4 = C’est vous qui choisissez l’ordre. Vous n’avez pas encore de pierre précieuse bleue, donc commencez par la dryade : « { $move } ».
lesson-exchange-5 = Voilà une pierre précieuse bleue pour le gobelin : « { $move } ».
lesson-exchange-end = Une pierre précieuse en a donné quatre, et une pierre précieuse joker remplace n’importe quelle couleur. Ici aussi, vous perdez le plus grand numéro : le 21 est dans la défausse de cartes Créature, et vous gardez le 16.

## Leçon : forger des artéfacts

lesson-forge = Forger des artéfacts
lesson-forge-1 = Les pierres précieuses deviennent des artéfacts, et les artéfacts des points. Vous pouvez en forger deux à la fois : « { $move } ».
lesson-forge-2 = Chaque forge indique le nombre de pierres précieuses à payer, de la couleur de son artéfact. Celle-ci coûte 2 pierres précieuses bleues : « { $move } ».
lesson-forge-3 = Une pierre précieuse joker remplace n’importe quelle couleur. Payez avec la bleue et une seule pierre précieuse joker : « { $move } ».
lesson-forge-4 = Une rangée a une case par couleur, et une longue rangée vaut bien plus que deux courtes. Posez l’anneau près du calice : « { $move } ».
lesson-forge-5 = Vous pouvez forger deux fois par tour, dans deux forges différentes. Il vous reste une pierre précieuse verte et une joker, juste ce qu’il faut : « { $move } ».
lesson-forge-6 = Dans la même rangée : « { $move } ».
lesson-forge-end = Vous avez trois artéfacts dans une rangée. Bientôt, vous les échangerez contre des points et une pierre runique.

## Leçon : bonus et minerai

lesson-ore = Bonus et minerai
lesson-ore-1 = Certaines forges donnent un bonus, et le minerai paie quand les pierres précieuses manquent. Voyez comme l’un aide l’autre : « { $move } ».
lesson-ore-2 = Cette forge coûte 3 pierres précieuses jaunes et donne un jeton Minerai en bonus : « { $move } ».
lesson-ore-3 = La couronne va dans votre longue rangée : « { $move } ». Vous recevez aussitôt le jeton Minerai.
lesson-ore-4 = Avec trois jetons Minerai, vous forgez n’importe quel artéfact, mais sans bonus. Plutôt que quatre pierres précieuses pour l’artéfact joker (amulette), payez avec du minerai : « { $move } ».
lesson-ore-5 = Un artéfact de couleur demande une case de sa couleur, un artéfact joker va n’importe où. Gardez la case verte pour un torque : « { $move } ».
lesson-ore-end = Quatre artéfacts dans une rangée ! À retenir : on ne mélange jamais pierres précieuses et jetons Minerai dans un paiement, et on ne forge qu’un artéfact joker par tour.

## Leçon : échanger une rangée

lesson-trade = Une rangée contre une pierre runique
lesson-trade-1 = Après l’action, vous pouvez échanger des rangées : 2, 3, 4 ou 5 artéfacts rapportent 3, 6, 10 ou 15 points. Celle du haut en a quatre : « { $move } ».
lesson-trade-2 = Avec chaque rangée, vous prenez une pierre runique qui vous aide jusqu’à la fin de la partie. Avec celle-ci, vous complétez votre main jusqu’à six cartes : « { $move } ».
lesson-trade-3 = La rangée du bas ne rapporterait que 3 points. Gardez-la, elle peut encore grandir : « { $move } ».
lesson-trade-end = La pierre runique agit aussitôt : vous avez six cartes en main. Vous pouvez en avoir quatre, toutes différentes ; ensuite, une rangée ne rapporte que des points.

## Leçon : la fin de la partie

lesson-end = La fin de la partie
lesson-end-1 = Le trône est sur la case 65, et vous avez 59 points. Un bon tour suffit : « { $move } ».
lesson-end-2 = Cette forge coûte 4 pierres précieuses et rapporte aussitôt 4 points : « { $move } ».
lesson-end-3 = Le torque allonge la rangée du haut : « { $move } ».
lesson-end-4 = Trois artéfacts rapportent 6 points, et vous dépassez le trône : « { $move } ».
lesson-end-5 = Vous avez déjà quatre pierres runiques, vous n’avez donc gagné que les points. Les rangées qui restent comptent aussi à la fin. Terminez votre tour : « { $move } ».
lesson-end-end = On a terminé la manche, pour que tous aient le même nombre de tours. Puis chaque lot de trois pierres précieuses ou jetons Minerai a rapporté un point, et les rangées ont compté comme lors d’un échange. 73 à 66 : vous gagnez !

## Leçon : la nuit

lesson-night = { -night }
lesson-night-1 = La nuit apporte les Banshees, les tuiles Feu follet et des feux follets sur la piste de score. Il y en a un sur la case 5, et vous avez 3 points : « { $move } ».
lesson-night-2 = Les Banshees sont des créatures aux pouvoirs bien à elles. Celle-ci pille : « { $move } ».
lesson-night-3 = Ce druide donne 2 points, juste assez pour atteindre le feu follet : « { $move } ».
lesson-night-4 = D’abord le pillage : tous les autres joueurs qui ont une pierre précieuse verte vous en donnent une : « { $move } ».
lesson-night-5 = Maintenant les points ; regardez la piste de score : « { $move } ».
lesson-night-6 = Quand vous atteignez ou dépassez un feu follet, vous pouvez aussitôt utiliser une des quatre tuiles Feu follet. Deux pierres précieuses joker, c’est parfait : « { $move } ».
lesson-night-7 = La tuile est devant vous. Prenez ce qu’elle donne : « { $move } ».
lesson-night-end = Une nouvelle tuile a pris sa place. D’autres Banshees reprennent une carte de la défausse de cartes Créature, échangent leur place avec l’une d’elles ou utilisent une tuile Feu follet.

## Leçon : les pierres runiques Queenie

lesson-queenie = Les pierres runiques { -queenie }
lesson-queenie-1 = Il existe deux autres sortes de pierres runiques, et vous avez les deux. Voyez ce qu’elles font : « { $move } ».
lesson-queenie-2 = Cette dryade donne une pierre précieuse joker ou 1 point : « { $move } ».
lesson-queenie-3 = Avec « { rune-discard-lowest } », c’est le plus petit numéro que vous perdez ; vous pouvez donc garder un druide. Jouez-le à côté : « { $move } ».
lesson-queenie-4 = Avec « { rune-gem-or-points } », vous pouvez prendre une pierre précieuse au lieu des points d’une carte. Une deuxième rouge paiera un calice : « { $move } ».
lesson-queenie-5 = La dryade rapporte ses points comme d’habitude : « { $move } ».
lesson-queenie-end = Vous gardez le druide, et le 67 n’est plus là. Cette pierre runique n’est pas facultative : pensez au petit numéro que vous jouez à côté d’une bonne carte.

## Conseils

ui-tips = Astuces
ui-tip = Astuce
ui-tip-close = Compris
ui-tips-off = Masquer les astuces
tip-action = Une action par tour. Au début, invoquer des créatures est un bon choix : vos cartes Druide sont faibles.
tip-summon = Jouez des cartes d’une même couleur ; les points multicolores vont avec toutes. Les créatures les moins chères sont à droite.
tip-leaves = Regardez l’étiquette sous vos cartes : elle indique celle que vous perdez. Laissez partir les druides, gardez les bonnes créatures.
tip-die = Vous pouvez renoncer au résultat d’un dé.
tip-forge = Vous pouvez payer un artéfact. Plus il y en a dans une rangée, plus ils valent : deux rapportent 3 points, cinq en rapportent 15.
tip-ore = Vous avez trois jetons Minerai : ils paient n’importe quel artéfact, même le plus cher.
tip-trade = Échanger maintenant, ou attendre une rangée plus longue ? Une pierre runique prise tôt aide plus longtemps, une longue rangée rapporte plus de points.
tip-stone = Une pierre runique vous aide jusqu’à la fin de la partie. Survolez-la ou touchez-la pour lire ce qu’elle fait.
tip-shuffle = Votre pile est épuisée. La prochaine fois que vous piochez, vous mélangez votre défausse, et les créatures invoquées entrent en jeu.
tip-end = Quelqu’un approche de 65 points. La manche où quelqu’un les atteint est la dernière ; les rangées et chaque lot de trois pierres précieuses ou jetons Minerai comptent encore à la fin.
