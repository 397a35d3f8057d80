# Les leçons, et les conseils pour les premières parties.

## Les pages

ui-learn = Apprendre à jouer
ui-learn-newcomer = Première visite ? Apprenez en quinze minutes
ui-learn-about = De courtes leçons à la vraie table. Rien ne peut mal tourner : tout ce que vous touchez s’explique.
ui-learn-base = Le jeu
ui-learn-more = Extensions
ui-lesson-done = faite
ui-lesson-step = Étape { $number } sur { $count }
ui-lesson-back = Un pas en arrière
ui-lesson-again = Recommencer la leçon
ui-lesson-next = Ensuite : { $lesson }
ui-lesson-all = Toutes les leçons
ui-lesson-not-now = C’est permis, et vous pourrez le faire dans vos parties. Ici, nous faisons d’abord autre chose. { $step }
ui-lesson-over = Cette leçon est finie ; on n’y joue plus rien.
ui-first-game = Votre première partie
ui-first-game-about = Contre l’apprenti, avec un conseil chaque fois qu’il est utile.

## Leçon : invoquer des créatures

lesson-summon = Invoquer des créatures
lesson-summon-1 = À chaque tour, vous choisissez une action sur trois. Vous débutez avec huit faibles cartes Druide ; ajoutez-en de meilleures : « { $move } ».
lesson-summon-2 = Vous payez avec les points de magie de vos cartes. Celle-ci donne 2 points rouges : « { $move } ».
lesson-summon-3 = Les couleurs ne se mélangent jamais : la carte jaune ne sert pas ici. Mais les points multicolores vont avec toutes : « { $move } ».
lesson-summon-4 = Vous avez 3 points. Une créature coûte ce qu’indique sa place, quelle que soit sa couleur. Celle-ci coûte 2 : « { $move } ».
lesson-summon-5 = Il reste un point, et la créature tout à droite ne coûte que 1 : « { $move } ».
lesson-summon-6 = Vos points sont dépensés. Avec « { $move } », les cartes glissent vers la droite et vous complétez votre main à quatre cartes.
lesson-summon-end = Bravo ! Les cartes jouées et invoquées sont dans votre défausse. Quand votre pioche est vide, tout est mélangé, et vos nouvelles créatures arrivent en main.

## Leçon : utiliser des capacités

lesson-abilities = Utiliser des capacités
lesson-abilities-1 = Les cartes ne font pas que payer : chacune a une capacité. Pour les utiliser, choisissez « { $move } ».
lesson-abilities-2 = On pose toujours deux cartes. D’abord le gobelin que vous avez invoqué : « { $move } ».
lesson-abilities-3 = L’une des deux va vous quitter : celle au plus grand numéro. Posez donc à côté une carte faible au grand numéro : « { $move } ».
lesson-abilities-4 = Sous les cartes, on lit ce qu’elles deviennent. Utilisez-les dans l’ordre voulu ; le reste est perdu. Prenez la pierre : « { $move } ».
lesson-abilities-5 = Le gobelin a un second effet, le dé. Il donne une pierre, un minerai, une carte ou des points : « { $move } ».
lesson-abilities-6 = Deux points ! Vous pourriez refuser, mais pourquoi : « { $move } ».
lesson-abilities-7 = Le druide donne une pierre au choix. Une deuxième bleue paiera bientôt un artéfact : « { $move } ».
lesson-abilities-end = Le numéro 100 a quitté le jeu, le 27 reste chez vous. C’est ainsi que vos cartes s’améliorent : les druides partent, les bonnes créatures reviennent plus souvent.

## Leçon : échanger des pierres

lesson-exchange = Échanger des pierres
lesson-exchange-1 = Certaines capacités changent une pierre en plusieurs meilleures. Vous n’en avez qu’une, verte ; faisons-en quatre : « { $move } ».
lesson-exchange-2 = Cette dryade change une pierre verte en une pierre de chaque autre couleur : « { $move } ».
lesson-exchange-3 = Et ce gobelin change une pierre bleue en deux pierres joker : « { $move } ».
lesson-exchange-4 = L’ordre est à vous. Vous n’avez pas encore de pierre bleue, donc d’abord la dryade : « { $move } ».
lesson-exchange-5 = Voilà une pierre bleue pour le gobelin : « { $move } ».
lesson-exchange-end = Une pierre en a donné quatre, et un joker vaut toute couleur. Chez les créatures aussi, le plus grand numéro part : 21 est dans la défausse des créatures, 16 reste chez vous.

## Leçon : forger des artéfacts

lesson-forge = Forger des artéfacts
lesson-forge-1 = Les pierres deviennent des artéfacts, et les artéfacts des points. Vous pouvez en forger deux : « { $move } ».
lesson-forge-2 = Une forge dit combien de pierres elle veut, de la couleur de son artéfact. Celle-ci veut 2 pierres bleues : « { $move } ».
lesson-forge-3 = Une pierre joker vaut toute couleur. Donnez la bleue et un seul joker : « { $move } ».
lesson-forge-4 = Une rangée a une case par couleur, et une longue rangée vaut bien plus que deux courtes. Posez l’anneau près du calice : « { $move } ».
lesson-forge-5 = On peut forger deux fois par tour, à deux forges différentes. Il reste une pierre verte et un joker, juste ce qu’il faut : « { $move } ».
lesson-forge-6 = Dans la même rangée : « { $move } ».
lesson-forge-end = Trois artéfacts sont dans une rangée. Bientôt, vous les échangerez contre des points et une pierre runique.

## Leçon : bonus et minerai

lesson-ore = Bonus et minerai
lesson-ore-1 = Certaines forges donnent un bonus, et le minerai paie là où les pierres manquent. Voyez comme l’un aide l’autre : « { $move } ».
lesson-ore-2 = Cette forge veut 3 pierres jaunes et donne un minerai en bonus : « { $move } ».
lesson-ore-3 = La couronne va dans votre longue rangée : « { $move } ». Le minerai est aussitôt à vous.
lesson-ore-4 = Trois minerais paient tout artéfact à toute forge, mais sans bonus. L’amulette coûterait quatre pierres quelconques : « { $move } ».
lesson-ore-5 = Un artéfact de couleur veut une case de sa couleur, l’amulette va partout. Gardez la case verte pour un torque : « { $move } ».
lesson-ore-end = Quatre artéfacts dans une rangée ! À retenir : pierres et minerai ne se mélangent jamais dans un paiement, et on ne forge qu’une amulette par tour.

## Leçon : échanger une rangée

lesson-trade = Une rangée contre une pierre runique
lesson-trade-1 = Après l’action, on peut échanger ses rangées : 2, 3, 4 ou 5 artéfacts valent 3, 6, 10 ou 15 points. Celle du haut en a quatre : « { $move } ».
lesson-trade-2 = Avec chaque rangée, vous prenez une pierre runique qui vous aide jusqu’à la fin. Celle-ci complète votre main à six cartes : « { $move } ».
lesson-trade-3 = La rangée du bas ne vaudrait que 3 points. Gardez-la, elle peut grandir : « { $move } ».
lesson-trade-end = La pierre agit aussitôt : vous avez six cartes. On peut en avoir quatre, toutes différentes ; ensuite, une rangée ne donne que des points.

## Leçon : la fin de la partie

lesson-end = La fin de la partie
lesson-end-1 = Le trône est sur la case 65, et vous avez 59 points. Un bon tour suffit : « { $move } ».
lesson-end-2 = Cette forge veut 4 pierres et donne aussitôt 3 points : « { $move } ».
lesson-end-3 = Le torque allonge la rangée du haut : « { $move } ».
lesson-end-4 = Trois artéfacts valent 6 points, et vous dépassez le trône : « { $move } ».
lesson-end-5 = Vous avez déjà quatre pierres runiques, donc seulement les points. Les rangées qui restent comptent à la fin ; terminez : « { $move } ».
lesson-end-end = On a fini la manche, pour que tous aient le même nombre de tours. Puis chaque trio de pierres et minerais a valu un point, et les rangées ont compté. 72 à 66 : vous gagnez !

## Leçon : la nuit

lesson-night = { -night }
lesson-night-1 = La nuit apporte les banshees, les tuiles Feu follet et des feux follets sur la piste de score. L’un est sur la case 5, et vous avez 3 points : « { $move } ».
lesson-night-2 = Les banshees sont des créatures aux pouvoirs bien à elles. Celle-ci pille : « { $move } ».
lesson-night-3 = Ce druide donne 2 points, juste assez pour atteindre le feu follet : « { $move } ».
lesson-night-4 = D’abord le pillage : tous les autres qui ont une pierre verte vous en donnent une : « { $move } ».
lesson-night-5 = Maintenant les points ; regardez la piste de score : « { $move } ».
lesson-night-6 = Qui atteint ou dépasse un feu follet peut utiliser aussitôt une des quatre tuiles. Deux pierres joker, c’est parfait : « { $move } ».
lesson-night-7 = La tuile est devant vous. Prenez ce qu’elle donne : « { $move } ».
lesson-night-end = Une nouvelle tuile a pris sa place. D’autres banshees reprennent une carte de la défausse des créatures, prennent sa place, ou utilisent une tuile.

## Leçon : les pierres Queenie

lesson-queenie = Les pierres { -queenie }
lesson-queenie-1 = Deux autres sortes de pierres runiques peuvent être en jeu, et vous avez les deux. Voyez ce qu’elles font : « { $move } ».
lesson-queenie-2 = Cette dryade donne une pierre joker ou 2 points : « { $move } ».
lesson-queenie-3 = Avec « { rune-discard-lowest } », c’est le plus petit numéro qui part ; un druide peut donc rester. Posez-le à côté : « { $move } ».
lesson-queenie-4 = Avec « { rune-gem-or-points } », une carte peut donner une pierre au lieu de ses points. Une deuxième rouge paiera un calice : « { $move } ».
lesson-queenie-5 = La dryade donne ses points comme d’habitude : « { $move } ».
lesson-queenie-end = Le druide reste chez vous, le 67 est parti. Cette pierre n’est pas facultative : pensez à la petite carte que vous posez près d’une bonne.

## Conseils

ui-tips = Conseils
ui-tip = Conseil
ui-tip-close = Compris
ui-tips-off = Plus de conseils
tip-action = Une action par tour. Au début, invoquer des créatures est un bon choix : vos druides sont faibles.
tip-summon = Jouez des cartes d’une couleur ; les points multicolores vont avec toutes. À droite, les créatures coûtent le moins.
tip-leaves = Regardez sous vos cartes : celle qui part n’est plus à vous. Laissez partir les druides, gardez les bonnes créatures.
tip-die = Quoi que montre le dé, vous pouvez y renoncer.
tip-forge = Vous pouvez payer un artéfact. Réunis dans une rangée, ils valent plus : deux donnent 3 points, cinq en donnent 15.
tip-ore = Vous avez trois minerais : ils paient tout artéfact, même le plus cher.
tip-trade = Échanger, ou attendre une rangée plus longue ? Une pierre prise tôt aide plus longtemps, une longue rangée vaut plus.
tip-stone = Une pierre runique vous aide jusqu’à la fin de la partie. Pointez-en une pour lire ce qu’elle fait.
tip-shuffle = Votre pioche est vide. À la prochaine pioche, votre défausse est mélangée, et vos créatures invoquées arrivent.
tip-end = Quelqu’un approche de 65 points. La manche où cela arrive est la dernière ; les rangées et chaque trio de pierres ou minerais comptent encore.
