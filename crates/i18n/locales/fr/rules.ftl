# Les règles avec nos propres mots : un texte par règle.

## Les pages

ui-rules-about = Tout ce qui compte, règle par règle. Chaque règle a un numéro auquel on peut renvoyer.
ui-rules-filter = Chercher dans les règles
ui-rules-none = Aucune règle n’en parle.
ui-rules-print = Résumé à imprimer
ui-contents = Sommaire
ui-rule = Règle { $id }
ui-why-possible = C’est possible maintenant.
ui-key-rule = R : la règle correspondante
ui-gallery = Galerie
ui-gallery-about = Toutes les cartes, pierres runiques, tuiles Feu follet et forges.
ui-cards = Cartes
ui-filter-colour = Couleur
ui-filter-effect = Effet
ui-filter-number = Numéro
ui-filter-all = tout
ui-filter-apply = Afficher
ui-filter-clear = Tout afficher
ui-filter-none = Aucune carte ne correspond.
ui-effect-gems = pierres
ui-effect-wild = pierres joker
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

rule-c1 = De deux à quatre joueurs, druides en marron, gris, beige et noir.
rule-c2 = Il y a 68 cartes Créature : 60 de couleur, numérotées de 11 à 70, et 8 dragons blancs, de 71 à 78. Chaque numéro est unique. Les vertes sont des dryades, les rouges des harpies, les bleues des gobelins, les jaunes des satyres.
rule-c3 = Chacun commence avec les mêmes huit cartes Druide, de 100 à 107.
rule-c4 = Une carte montre son numéro, la couleur de sa bordure, un à trois points de magie (d’une couleur ou multicolores) et une capacité.
rule-c5 = Il y a sept artéfacts de chaque couleur et huit artéfacts joker.
rule-c6 = Il y a 15 pierres de chaque couleur, 15 pierres joker et 20 minerais. Ce que la réserve n’a plus ne peut pas être pris.
rule-c7 = Il y a huit sortes de pierres runiques, trois de chacune.
rule-c8 = Le dé a six faces différentes. Le trône se trouve sur la case 65 de la piste de score. Un pion indique qui a commencé.
rule-c9 = Votre plateau a deux rangées de cinq cases (bleue, verte, jaune, rouge, joker) et de la place pour quatre pierres runiques.

## Mise en place

rule-p1 = Toutes les pierres et tous les minerais forment la réserve. Chacun y prend une pierre de chaque couleur et une pierre joker.
rule-p2 = De chaque sorte de pierres runiques en jeu, il y en a une de moins que de joueurs.
rule-p3 = Les huit artéfacts joker sont sur la forge joker. Les autres sont mélangés ; il y en a un, face visible, sur chacune des cinq autres forges.
rule-p4 = Chacun mélange ses huit cartes Druide et en pioche quatre.
rule-p5 = Six créatures sont disposées de gauche à droite. Un dragon qui apparaît alors est remplacé, puis remélangé à la pile ; les Banshees restent.
rule-p6 = Le premier joueur est tiré au sort, et l’on joue dans le sens des aiguilles d’une montre.

## Un tour

rule-t1 = À votre tour, vous effectuez exactement une action : invoquer des créatures, utiliser des capacités ou forger des artéfacts. Ensuite vous pouvez échanger des artéfacts. Enfin vous complétez votre main.
rule-t2 = Pour utiliser des capacités, il faut au moins deux cartes en main.
rule-t3 = Une action doit faire quelque chose : une invocation prend au moins une créature, une forge fait au moins un artéfact.
rule-t4 = Vous ne passez que si aucune des trois actions n’est possible. Vous pouvez tout de même échanger, et vous complétez votre main.

## Invoquer des créatures

rule-s1 = Jouez autant de cartes de votre main que vous voulez dont les points de magie ont la même couleur, et additionnez ces points. Les points multicolores s’ajoutent à toute couleur et suffisent aussi à eux seuls ; les couleurs ne se mélangent jamais.
rule-s2 = Avec ces points, prenez autant de cartes disponibles que vous voulez et pouvez payer. La place d’une carte dit ce qu’elle coûte ; sa couleur n’importe pas. Les points restants sont perdus.
rule-s3 = Les cartes jouées et les cartes prises vont sur votre défausse.
rule-s4 = À la fin de l’action, les cartes restantes glissent vers la droite et de nouvelles cartes remplissent les places à gauche. Pendant l’action rien ne glisse : les prix restent.
rule-s5 = S’il faut une carte et que la pile est vide, la défausse des créatures est mélangée et devient la pile. Si les deux sont vides, des places restent libres jusqu’à ce qu’une carte rejoigne la défausse des créatures.

## Utiliser des capacités

rule-u1 = Posez exactement deux cartes de votre main. Avec la pierre { rune-three-abilities }, ce peut être trois ; cela se décide avant d’utiliser la première capacité.
rule-u2 = Utilisez les cartes l’une après l’autre, dans l’ordre de votre choix. Ce que vous ne voulez pas ou ne pouvez pas utiliser est perdu : une carte entière ou une partie. Passer à une autre carte clôt la précédente.
rule-u3 = Ensuite la carte au plus grand numéro vous quitte : une créature va à la défausse des créatures, une carte Druide dans la boîte. La plus petite va sur votre défausse. Jusque-là les cartes sont devant vous, hors d’atteinte des capacités.
rule-u4 = Une capacité de base donne l’effet ou les deux effets montrés, dans l’ordre de votre choix : une pierre de la couleur montrée, une pierre de couleur au choix, des pierres joker, une carte disponible de la couleur montrée, n’importe quelle carte disponible, un lancer de dé ou des points.
rule-u5 = Une carte disponible prise par une capacité va sur votre défausse ; les autres glissent et sont complétées aussitôt. Une carte d’une couleur n’est jamais un dragon ; une carte au choix peut en être un.
rule-u6 = Une capacité multiple donne l’un des deux effets montrés.
rule-u7 = Une capacité d’échange : payez toutes les pierres de gauche, recevez les pierres et les points de droite, dans la limite de la réserve. « Une pierre quelconque » comme prix, c’est une pierre de n’importe quelle sorte.
rule-u8 = Dans tout paiement, une pierre joker peut remplacer une pierre de couleur. Une pierre de couleur ne remplace jamais une pierre joker demandée, sauf par la pierre runique { rune-wild-gem }.

## Le dé

rule-d1 = Prenez une pierre de couleur de votre choix.
rule-d2 = Donnez une pierre de couleur et prenez une pierre joker.
rule-d3 = Marquez un point.
rule-d4 = Marquez deux points.
rule-d5 = Prenez un minerai.
rule-d6 = Placez la première carte de la pile sur votre défausse.
rule-d7 = Vous pouvez renoncer à un résultat. S’il est impossible, il est perdu.

## Forger des artéfacts

rule-f1 = Vous faites jusqu’à deux artéfacts par tour, dans deux forges différentes ; un seul au plus est un joker.
rule-f2 = Un artéfact de couleur coûte autant de pierres de sa couleur que l’indique la forge. Un artéfact joker coûte quatre pierres quelconques.
rule-f3 = Ou bien vous payez exactement trois minerais, pour tout artéfact à toute forge. La forge ne donne alors pas de bonus. Pierres et minerais ne se mélangent jamais dans un paiement.
rule-f4 = Trois forges donnent aussitôt un bonus : un lancer de dé, un minerai ou trois points. Il peut aider à payer le deuxième artéfact.
rule-f5 = Un artéfact de couleur va sur la case libre de sa couleur, dans l’une ou l’autre rangée, un joker sur toute case libre. Sans case libre, on ne peut pas le forger. Un artéfact de couleur n’est jamais sur une case joker. Rien ne se déplace une fois posé.
rule-f6 = Après l’action, les forges vides sont garnies, de gauche à droite. Une réserve d’artéfacts épuisée est refaite avec la défausse d’artéfacts ; s’il n’y en a pas, la forge reste vide jusqu’à ce qu’il y en ait.
rule-f7 = Une forge joker vide ne fait rien jusqu’à ce que des artéfacts joker reviennent d’un échange.

## Échanger des artéfacts

rule-x1 = Après votre action, vous pouvez échanger chaque rangée d’au moins deux artéfacts, l’une après l’autre, dans l’ordre de votre choix.
rule-x2 = 2, 3, 4 ou 5 artéfacts dans la rangée rapportent 3, 6, 10 ou 15 points. Toute la rangée part.
rule-x3 = Après les points, vous prenez une pierre runique d’une sorte que vous n’avez pas encore ; c’est obligatoire. Avec quatre pierres, il n’y en a pas d’autre, seulement les points.
rule-x4 = Les artéfacts de couleur vont à la défausse d’artéfacts, les jokers retournent aussitôt à la forge joker.

## La main

rule-h1 = À la fin de votre tour, vous piochez jusqu’à avoir quatre cartes, ou six avec la pierre { rune-hand-size }. Une main plus grande garde ses cartes.
rule-h2 = S’il faut une carte et que votre réserve de cartes est vide, votre défausse est mélangée et devient la réserve. Si vous avez moins de cartes en tout, vous prenez ce qu’il y a.

## Fin de la partie

rule-e1 = Quand quelqu’un a 65 points ou plus, on termine la manche, pour que tous aient eu le même nombre de tours.
rule-e2 = Ensuite chacun marque un point par lot complet de trois parmi ses pierres, pierres joker et minerais, et chaque rangée comme si elle était échangée.
rule-e3 = Le plus de points gagne. Les ex æquo partagent la victoire.

## Pierres runiques

rule-r1 = { rune-magic-points } : deux points de magie de plus, de toute couleur, à chaque invocation, même sans jouer de carte.
rule-r2 = { rune-hand-size } : vous complétez votre main à six cartes.
rule-r3 = { rune-exchange } : une fois par tour, à tout moment de votre tour, une pierre (joker ou non) contre un minerai de la réserve, ou un minerai contre une pierre de couleur.
rule-r4 = { rune-wild-gem } : à tout moment de votre tour, vous placez une pierre de couleur de la réserve sur la pierre runique. Elle y reste et ne compte jamais. Dès lors toutes vos pierres de cette couleur comptent aussi comme jokers ; pour tout le reste elles gardent leur couleur.
rule-r5 = { rune-hand-size }, { rune-exchange } et { rune-wild-gem } agissent aussitôt, dans le tour où vous prenez la pierre.
rule-r6 = { rune-plus } : en utilisant des capacités, les deux effets d’un choix, dans l’ordre voulu ; vous pouvez renoncer à chacun.
rule-r7 = { rune-double-die } : en utilisant des capacités, un dé lancé par une carte compte deux fois, l’une après l’autre ; vous pouvez renoncer à chacune. Pas un dé de forge ou de tuile Feu follet.
rule-r8 = { rune-extra-point } : en utilisant des capacités, un point de plus pour chaque carte qui a donné des points par son effet, son échange ou son dé ; une fois par carte. Pas pour les forges ni les tuiles Feu follet.
rule-r9 = { rune-three-abilities } : en utilisant des capacités, deux ou trois cartes. Seule la plus petite revient sur votre défausse ; les autres vous quittent.
rule-r10 = Vous n’avez jamais deux pierres d’une sorte, et jamais plus de quatre.

## Créatures de la nuit

rule-n1 = Seize Banshees sont mélangées aux cartes Créature. Ce sont des créatures à tous égards, avec leurs propres capacités : { ability-pillage }, { ability-resurrection }, { ability-switch } et { ability-wisp }, une de chaque couleur.
rule-n2 = { ability-pillage } : tout autre joueur qui a une pierre de la couleur de la Banshee vous en donne une. Les jokers ne la remplacent jamais. Une pierre qui compte comme joker garde sa couleur ; celle posée sur une pierre runique est à l’abri.
rule-n3 = { ability-resurrection } : une carte au choix de la défausse des créatures, sur votre défausse. Rien s’il n’y en a pas.
rule-n4 = { ability-switch } : une carte au choix de la défausse des créatures, dans votre main. La Banshee va ensuite à la défausse des créatures et l’autre carte reste à vous, quels que soient les numéros. Avec trois cartes, la plus grande des autres part aussi. Un échange non utilisé ne change rien.
rule-n5 = Des cartes posées, une seule reste : partent d’abord les Banshees dont l’échange a servi, puis les plus grands numéros (avec { rune-discard-lowest } : les plus petits).
rule-n6 = { ability-wisp } : utilisez une tuile Feu follet visible, ses parties dans l’ordre montré ; vous pouvez renoncer à chacune. Puis la tuile est défaussée et une nouvelle est révélée.
rule-n7 = Les 18 tuiles Feu follet donnent des points, des pierres, du minerai ou un lancer de dé ; ou une carte disponible au choix, ou les deux premières cartes de la pile ; ou elles vous laissent jouer une carte de plus, utiliser sa capacité et la défausser. Quatre sont visibles. Une pile vide est refaite avec les tuiles défaussées.
rule-n8 = Des onze jetons Nuit, dont trois avec un feu follet, dix sont visibles sur les cases 5, 10, … 50 de la piste de score. Ils y restent toute la partie.
rule-n9 = Quand vous atteignez ou dépassez une case avec un feu follet, vous pouvez aussitôt utiliser une tuile Feu follet ; une fois par jeton, le plus bas d’abord, une tuile après l’autre.
rule-n10 = Une carte jouée par une tuile Feu follet ne compare pas les numéros : elle va sur votre défausse (un échange de cartes utilisé, à la défausse des créatures). Les pierres qui agissent sur les capacités ne s’y appliquent que si la tuile est venue pendant cette action.
rule-n11 = Le décompte final ne déclenche aucun feu follet.

## Queenie 1

rule-q1 = Deux sortes de pierres runiques de plus, trois de chacune. Huit des dix sortes sont en jeu, choisies par les joueurs ou au hasard.
rule-q2 = { rune-discard-lowest } : en utilisant des capacités, le plus grand numéro reste à vous et le plus petit part ; de trois cartes, les deux plus petits. C’est obligatoire.
rule-q3 = { rune-gem-or-points } : en utilisant des capacités, vous pouvez prendre une pierre de couleur au choix au lieu de tous les points d’une carte ; cela se décide quand la carte donne ses premiers points. La pierre { rune-extra-point } n’y ajoute alors rien.
