# Les règles avec nos propres mots : un texte par règle.

## Les pages

ui-rules-about = Toutes les règles, une par une. Chacune a son propre lien.
ui-rules-filter = Chercher dans les règles
ui-rules-none = Aucune règle ne correspond.
ui-rules-print = Résumé à imprimer
ui-contents = Sommaire
ui-rule = Règle { $id }
ui-why-possible = C’est possible maintenant.
ui-key-rule = R : afficher la règle
ui-gallery = Galerie
ui-gallery-about = Toutes les cartes, pierres runiques, tuiles Feu follet et forges.
ui-cards = Cartes
ui-filter-colour = Couleur
ui-filter-effect = Effet
ui-filter-number = Numéro
ui-filter-all = peu importe
ui-filter-apply = Afficher
ui-filter-clear = Tout afficher
ui-filter-none = Aucune carte ne correspond.
ui-effect-gems = pierres précieuses
ui-effect-wild = pierres précieuses joker
ui-effect-cards = cartes disponibles
ui-effect-die = dé
ui-effect-points = points

## Chapitres

chapter-c = Matériel
chapter-p = Mise en place
chapter-t = Un tour
chapter-s = { -summon }
chapter-u = { -abilities }
chapter-d = Le dé
chapter-f = { -forging }
chapter-x = Échanger des artéfacts
chapter-h = La main
chapter-e = Fin de la partie
chapter-r = Pierres runiques
chapter-n = { -night }
chapter-q = { -queenie }

## Matériel

rule-c1 = Le jeu se joue de deux à quatre ; chacun incarne un druide marron, gris, beige ou noir.
rule-c2 = Il y a 68 cartes Créature : 60 de couleur, numérotées de 11 à 70, et 8 dragons blancs, de 71 à 78. Chaque numéro est unique. Les vertes sont des dryades, les rouges des harpies, les bleues des gobelins, les jaunes des satyres.
rule-c3 = Chacun commence avec les mêmes huit cartes Druide, numérotées de 100 à 107.
rule-c4 = Une carte montre son numéro, une bordure de couleur, un à trois points de magie (d’une couleur ou multicolores) et une capacité.
rule-c5 = Il y a sept artéfacts de chaque couleur (anneaux, torques, couronnes et calices) et huit artéfacts joker (amulettes).
rule-c6 = Il y a 15 pierres précieuses de chaque couleur, 15 pierres précieuses joker et 20 jetons Minerai. Si la réserve est épuisée, on ne prend rien.
rule-c7 = Il y a huit sortes de pierres runiques, trois de chacune.
rule-c8 = Le dé a six faces différentes. Le trône se trouve sur la case 65 de la piste de score. Un pion indique qui a commencé.
rule-c9 = Votre plateau a deux rangées de cinq cases (bleue, verte, jaune, rouge, joker) et de la place pour quatre pierres runiques.

## Mise en place

rule-p1 = Toutes les pierres précieuses et tous les jetons Minerai forment la réserve. Chacun y prend une pierre précieuse de chaque couleur et une pierre précieuse joker.
rule-p2 = Chaque sorte de pierre runique en jeu compte une pierre runique de moins qu’il n’y a de joueurs.
rule-p3 = Placez les huit artéfacts joker sur la forge joker. Mélangez les autres et placez-en un, face visible, sur chacune des cinq autres forges.
rule-p4 = Chacun mélange ses huit cartes Druide et en pioche quatre.
rule-p5 = Disposez six créatures de gauche à droite. Un dragon qui apparaît alors est remplacé, puis remis dans la pile, que l’on mélange ; les Banshees restent.
rule-p6 = Le premier joueur est tiré au sort, et l’on joue dans le sens des aiguilles d’une montre.

## Un tour

rule-t1 = À votre tour, vous effectuez exactement une action : invoquer des créatures, utiliser des capacités ou forger des artéfacts. Ensuite, vous pouvez échanger des artéfacts. Enfin, vous complétez votre main.
rule-t2 = Pour utiliser des capacités, il faut au moins deux cartes en main.
rule-t3 = Une action doit avoir un effet : invoquez au moins une créature ou forgez au moins un artéfact.
rule-t4 = Vous ne pouvez passer que si aucune des trois actions n’est possible. Vous pouvez tout de même échanger, et vous complétez votre main.

## Invoquer des créatures

rule-s1 = Jouez autant de cartes que vous voulez, à condition que leurs points de magie soient de la même couleur, et additionnez-les. Les points multicolores s’ajoutent à n’importe quelle couleur et peuvent aussi s’utiliser seuls ; les couleurs ne se mélangent jamais.
rule-s2 = Avec ces points, prenez autant de cartes disponibles que vous voulez et pouvez payer. La place d’une carte détermine son coût ; sa couleur n’a pas d’importance. Les points restants sont perdus.
rule-s3 = Les cartes jouées et les cartes prises vont dans votre défausse.
rule-s4 = À la fin de l’action, les cartes restantes glissent vers la droite et de nouvelles cartes remplissent les places à gauche. Rien ne glisse avant : les coûts ne changent pas pendant l’action.
rule-s5 = S’il faut une carte et que la pile est épuisée, mélangez la défausse de cartes Créature pour former une nouvelle pile. Si les deux sont épuisées, des places restent libres jusqu’à ce qu’une carte aille dans la défausse de cartes Créature.

## Utiliser des capacités

rule-u1 = Jouez exactement deux cartes de votre main, faces visibles devant vous. Avec la pierre runique « { rune-three-abilities } », vous pouvez en jouer trois ; décidez-le avant d’utiliser la première capacité.
rule-u2 = Utilisez les cartes l’une après l’autre, dans l’ordre de votre choix. Vous pouvez renoncer à une carte ou à une partie ; ce que vous n’utilisez pas est perdu. Une fois passé à une autre carte, on ne revient plus à la précédente.
rule-u3 = Ensuite, vous perdez la carte au plus grand numéro : une créature va dans la défausse de cartes Créature, une carte Druide est retirée du jeu. Celle au plus petit numéro va dans votre défausse. Jusque-là, les cartes restent devant vous et aucune capacité ne peut les viser.
rule-u4 = Une capacité de base donne l’effet ou les deux effets représentés, dans l’ordre de votre choix : une pierre précieuse de la couleur représentée, une pierre précieuse de couleur au choix, des pierres précieuses joker, une carte disponible de la couleur représentée, une carte disponible au choix, un lancer de dé ou des points.
rule-u5 = Une carte prise grâce à une capacité va dans votre défausse ; les cartes disponibles sont aussitôt réapprovisionnées. « Une carte d’une couleur » n’est jamais un dragon ; « une carte au choix » peut en être un.
rule-u6 = Capacité multiple : choisissez l’une des deux actions représentées.
rule-u7 = Capacité d’échange : payez toutes les pierres précieuses de gauche et recevez les pierres précieuses et les points de droite, dans la limite de la réserve. Une « pierre précieuse quelconque » à payer peut être de n’importe quelle sorte.
rule-u8 = Dans tout paiement, une pierre précieuse joker peut remplacer une pierre précieuse de couleur. Une pierre précieuse de couleur ne remplace jamais une pierre précieuse joker, sauf avec la pierre runique « { rune-wild-gem } ».

## Le dé

rule-d1 = Prenez une pierre précieuse de couleur de votre choix.
rule-d2 = Échangez une pierre précieuse de couleur contre une pierre précieuse joker.
rule-d3 = Gagnez 1 point.
rule-d4 = Gagnez 2 points.
rule-d5 = Prenez un jeton Minerai.
rule-d6 = Placez la première carte de la pile dans votre défausse.
rule-d7 = Vous pouvez renoncer à un résultat. S’il est impossible à appliquer, il est perdu.

## Forger des artéfacts

rule-f1 = Vous forgez jusqu’à deux artéfacts par tour, dans deux forges différentes ; un seul au plus peut être un artéfact joker.
rule-f2 = Un artéfact de couleur coûte le nombre de pierres précieuses de sa couleur indiqué par la forge. Un artéfact joker coûte quatre pierres précieuses quelconques.
rule-f3 = Ou bien vous payez exactement trois jetons Minerai, pour n’importe quel artéfact, dans n’importe quelle forge. Vous ne recevez alors pas le bonus de la forge. On ne mélange jamais pierres précieuses et jetons Minerai dans un paiement.
rule-f4 = Trois forges donnent immédiatement un bonus : un lancer de dé, un jeton Minerai ou des points. Il peut servir à payer le deuxième artéfact.
rule-f5 = Un artéfact de couleur va sur une case libre de sa couleur, dans l’une ou l’autre rangée ; un artéfact joker va sur n’importe quelle case libre. Sans case libre, on ne peut pas le forger. Un artéfact de couleur ne va jamais sur une case joker. Un artéfact posé ne peut plus être déplacé.
rule-f6 = Après l’action, les forges vides sont réapprovisionnées de gauche à droite. Quand la réserve d’artéfacts est épuisée, mélangez la défausse d’artéfacts pour en former une nouvelle ; si elle est vide aussi, la forge reste vide jusqu’à ce que des artéfacts soient défaussés.
rule-f7 = Quand la forge joker est vide, on ne peut plus forger d’artéfact joker avant qu’un échange n’en ramène.

## Échanger des artéfacts

rule-x1 = Après votre action, vous pouvez échanger chaque rangée d’au moins deux artéfacts, l’une après l’autre, dans l’ordre de votre choix.
rule-x2 = 2, 3, 4 ou 5 artéfacts dans la rangée rapportent 3, 6, 10 ou 15 points. Vous défaussez toute la rangée.
rule-x3 = Après les points, vous devez prendre une pierre runique d’une sorte que vous n’avez pas encore. Si vous avez déjà quatre pierres runiques, vous ne gagnez que les points.
rule-x4 = Les artéfacts de couleur vont dans la défausse d’artéfacts ; les artéfacts joker retournent aussitôt sur la forge joker.

## La main

rule-h1 = À la fin de votre tour, vous piochez jusqu’à avoir quatre cartes en main, ou six avec la pierre runique « { rune-hand-size } ». Si vous en avez davantage, vous les gardez.
rule-h2 = S’il vous faut une carte et que votre pile est épuisée, mélangez votre défausse pour former une nouvelle pile. Si vous n’avez pas assez de cartes en tout, prenez celles qu’il y a.

## Fin de la partie

rule-e1 = Quand quelqu’un a 65 points ou plus, on termine la manche, pour que tous aient joué le même nombre de tours.
rule-e2 = Ensuite, chacun gagne 1 point par lot de trois pierres précieuses (joker ou non) ou jetons Minerai, plus les points de chaque rangée, comme s’il l’échangeait.
rule-e3 = Le joueur qui a le plus de points gagne. En cas d’égalité, les joueurs se partagent la victoire.

## Pierres runiques

rule-r1 = { rune-magic-points } : vous disposez de deux points de magie supplémentaires de la couleur de votre choix chaque fois que vous invoquez des créatures, même sans jouer de carte.
rule-r2 = { rune-hand-size } : vous complétez votre main jusqu’à six cartes.
rule-r3 = { rune-exchange } : une fois par tour, à tout moment de votre tour, échangez une pierre précieuse (joker ou non) contre un jeton Minerai de la réserve, ou un jeton Minerai contre une pierre précieuse de couleur.
rule-r4 = { rune-wild-gem } : à tout moment de votre tour, vous placez une pierre précieuse de couleur de la réserve sur la pierre runique. Elle y reste et ne rapporte aucun point à la fin. Dès lors, toutes vos pierres précieuses de cette couleur comptent aussi comme des pierres précieuses joker ; pour tout le reste, elles gardent leur couleur.
rule-r5 = « { rune-hand-size } », « { rune-exchange } » et « { rune-wild-gem } » agissent aussitôt, pendant le tour où vous prenez la pierre runique.
rule-r6 = { rune-plus } : quand vous utilisez des capacités, vous pouvez utiliser les deux actions d’une capacité multiple, dans l’ordre de votre choix, ou renoncer à l’une d’elles.
rule-r7 = { rune-double-die } : quand vous utilisez des capacités, le résultat d’un dé lancé grâce à une carte compte deux fois, l’une après l’autre ; vous pouvez renoncer à chacune. Ne vaut ni pour le dé d’une forge ni pour celui d’une tuile Feu follet.
rule-r8 = { rune-extra-point } : quand vous utilisez des capacités, vous gagnez un point de plus pour chaque carte qui vous a rapporté des points par son effet, son échange ou son dé ; une fois par carte. Ne vaut ni pour les forges ni pour les tuiles Feu follet.
rule-r9 = { rune-three-abilities } : quand vous utilisez des capacités, vous pouvez jouer deux ou trois cartes. Seule la carte au plus petit numéro va dans votre défausse ; vous perdez les autres.
rule-r10 = Vous n’avez jamais deux pierres runiques de la même sorte, et jamais plus de quatre en tout.

## Créatures de la nuit

rule-n1 = Seize Banshees sont mélangées aux cartes Créature. Ce sont des créatures à tous égards, avec leurs propres capacités : { ability-pillage }, { ability-resurrection }, { ability-switch } et { ability-wisp }, une de chaque couleur.
rule-n2 = { ability-pillage } : tout autre joueur qui a une pierre précieuse de la couleur de la Banshee vous en donne une. Il ne peut pas donner une pierre précieuse joker à la place. Une pierre précieuse qui compte comme joker garde sa couleur ; celle posée sur une pierre runique est à l’abri.
rule-n3 = { ability-resurrection } : placez une carte de votre choix de la défausse de cartes Créature dans votre défausse. Si elle est vide, il ne se passe rien.
rule-n4 = { ability-switch } : la Banshee va aussitôt dans la défausse de cartes Créature, puis vous prenez en main une autre carte de votre choix de cette défausse. Vous gardez l’autre carte jouée, quels que soient les numéros. Avec trois cartes, vous perdez aussi celle des deux autres qui a le plus grand numéro. Un « { ability-switch } » non utilisé, ou qui n’y trouve aucune autre carte, ne change rien.
rule-n5 = Vous gardez une seule des cartes jouées. Chaque « { ability-switch } » utilisé est déjà parti, même s’il ne vous reste alors aucune carte. Ensuite, vous perdez les plus grands numéros (avec « { rune-discard-lowest } » : les plus petits) jusqu’à ce qu’il reste une carte.
rule-n6 = { ability-wisp } : utilisez une tuile Feu follet visible, ses parties dans l’ordre indiqué ; vous pouvez renoncer à chacune. Puis défaussez la tuile et révélez-en une nouvelle.
rule-n7 = Les 18 tuiles Feu follet donnent des points, des pierres précieuses, un jeton Minerai, un lancer de dé, une carte disponible au choix ou les deux premières cartes de la pile ; ou elles permettent de jouer une carte supplémentaire de votre main, d’utiliser sa capacité et de la défausser. Quatre sont visibles. Quand la pile est vide, mélangez les tuiles défaussées pour en former une nouvelle.
rule-n8 = Il y a onze jetons Nuit, dont trois avec un feu follet. Dix d’entre eux sont placés, faces visibles, sur les cases 5, 10, … 50 de la piste de score et y restent toute la partie.
rule-n9 = Quand vous atteignez ou dépassez une case avec un feu follet, vous pouvez aussitôt utiliser une tuile Feu follet ; une fois par jeton, la case la plus basse d’abord, une tuile à la fois.
rule-n10 = Pour une carte jouée grâce à une tuile Feu follet, on ne compare pas les numéros : elle va dans votre défausse (un « { ability-switch } » utilisé va dans la défausse de cartes Créature). Les pierres runiques liées aux capacités ne s’y appliquent que si vous avez obtenu la tuile en utilisant des capacités.
rule-n11 = Le décompte final ne déclenche aucun feu follet.

## Queenie 1

rule-q1 = Il y a deux sortes de pierres runiques de plus, trois de chacune. Huit des dix sortes sont en jeu, choisies par les joueurs ou au hasard.
rule-q2 = { rune-discard-lowest } : quand vous utilisez des capacités, vous gardez la carte au plus grand numéro et vous perdez celle au plus petit ; de trois cartes, vous perdez les deux aux plus petits numéros. C’est obligatoire.
rule-q3 = { rune-gem-or-points } : quand vous utilisez des capacités, vous pouvez prendre une pierre précieuse de couleur de votre choix au lieu de tous les points d’une carte. Décidez-le quand la carte rapporte ses premiers points. La pierre runique « { rune-extra-point } » n’ajoute alors rien pour cette carte.
