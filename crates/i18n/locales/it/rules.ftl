# Le regole con parole nostre: un testo per ogni regola.

## Le pagine

ui-rules-about = Tutto ciò che conta, regola per regola. Ogni regola ha un codice a cui rimandare.
ui-rules-filter = Cerca nelle regole
ui-rules-none = Nessuna regola ne parla.
ui-rules-print = Riassunto da stampare
ui-contents = Indice
ui-rule = Regola { $id }
ui-why-possible = Ora è possibile.
ui-key-rule = R: la regola corrispondente
ui-gallery = Galleria
ui-gallery-about = Tutte le carte, le pietre runiche, le tessere fuoco fatuo e le fucine.
ui-cards = Carte
ui-filter-colour = Colore
ui-filter-effect = Effetto
ui-filter-number = Numero
ui-filter-all = tutto
ui-filter-apply = Mostra
ui-filter-clear = Mostra tutto
ui-filter-none = Nessuna carta corrisponde.
ui-effect-gems = gemme
ui-effect-wild = gemme selvagge
ui-effect-cards = carte del tabellone
ui-effect-die = dado
ui-effect-points = punti

## Capitoli

chapter-c = Componenti
chapter-p = Preparazione
chapter-t = Un turno
chapter-s = { -summon }
chapter-u = { -abilities }
chapter-d = Il dado
chapter-f = { -forging }
chapter-x = Scambiare artefatti
chapter-h = La mano
chapter-e = Fine della partita
chapter-r = Pietre runiche
chapter-n = { -night }
chapter-q = { -queenie }

## Componenti

rule-c1 = Da due a quattro giocatori, druidi in marrone, grigio, beige e nero.
rule-c2 = Ci sono 68 carte creatura: 60 colorate con i numeri da 11 a 70 e 8 draghi bianchi, da 71 a 78. Ogni numero esiste una volta sola. Le verdi sono driadi, le rosse arpie, le blu goblin, le gialle satiri.
rule-c3 = Tutti cominciano con le stesse otto carte druido, da 100 a 107.
rule-c4 = Una carta mostra il suo numero, il colore del bordo, da uno a tre punti magia (di un colore o multicolori) e un’abilità.
rule-c5 = Ci sono sette artefatti di ogni colore e otto artefatti selvaggi.
rule-c6 = Ci sono 15 gemme di ogni colore, 15 gemme selvagge e 20 minerali. Ciò che la riserva non ha più non si può prendere.
rule-c7 = Ci sono otto tipi di pietre runiche, tre pietre ciascuno.
rule-c8 = Il dado ha sei facce diverse. Il trono sta sullo spazio 65 del tracciato dei punti. Un segnalino mostra chi ha cominciato.
rule-c9 = La tua plancia ha due file di cinque spazi (blu, verde, giallo, rosso, selvaggio) e posto per quattro pietre runiche.

## Preparazione

rule-p1 = Tutte le gemme e i minerali formano la riserva. Ognuno ne prende una gemma per colore e una gemma selvaggia.
rule-p2 = Di ogni tipo di pietra runica in gioco c’è una pietra in meno dei giocatori.
rule-p3 = Gli otto artefatti selvaggi stanno sulla fucina selvaggia. Gli altri si mescolano; uno sta scoperto su ognuna delle altre cinque fucine.
rule-p4 = Ognuno mescola le proprie otto carte druido e ne pesca quattro.
rule-p5 = Si dispongono sei creature da sinistra a destra. Un drago che esce ora viene sostituito e poi rimescolato nel mazzo; le Banshee restano.
rule-p6 = Comincia un giocatore a caso, e si gioca in senso orario.

## Un turno

rule-t1 = Nel tuo turno fai esattamente un’azione: evocare creature, utilizzare abilità o forgiare artefatti. Poi puoi scambiare artefatti. Infine riporti la mano al completo.
rule-t2 = Puoi utilizzare abilità solo con almeno due carte in mano.
rule-t3 = Un’azione deve fare qualcosa: evocando prendi almeno una creatura, forgiando fai almeno un artefatto.
rule-t4 = Passi solo se nessuna delle tre azioni è possibile. Puoi comunque scambiare, e completi la mano.

## Evocare creature

rule-s1 = Gioca quante carte vuoi dalla mano con punti magia dello stesso colore e somma i punti. I punti multicolori si uniscono a ogni colore e bastano anche da soli; colori diversi non si mescolano mai.
rule-s2 = Con i punti prendi quante carte del tabellone vuoi e puoi pagare. Il posto di una carta dice quanto costa; il suo colore non conta. I punti che avanzano sono persi.
rule-s3 = Le carte giocate e quelle prese vanno nei tuoi scarti.
rule-s4 = Alla fine dell’azione le carte rimaste scivolano a destra e nuove carte riempiono i posti a sinistra. Durante l’azione niente scivola: i prezzi restano.
rule-s5 = Se serve una carta e il mazzo è vuoto, gli scarti delle creature si mescolano e diventano il mazzo. Se sono vuoti entrambi, i posti restano liberi finché una carta arriva negli scarti delle creature.

## Utilizzare abilità

rule-u1 = Cala esattamente due carte dalla mano. Con la pietra { rune-three-abilities } possono essere tre; si decide prima di usare la prima abilità.
rule-u2 = Usa le carte una dopo l’altra, nell’ordine che vuoi. Ciò che non vuoi o non puoi usare è perso: una carta intera o una parte. Passando a un’altra carta la precedente si chiude.
rule-u3 = Poi la carta con il numero più alto ti lascia: una creatura va negli scarti delle creature, una carta druido nella scatola. La più bassa va nei tuoi scarti. Fino ad allora le carte stanno davanti a te e nessuna abilità le raggiunge.
rule-u4 = Un’abilità base dà l’effetto o i due effetti mostrati, nell’ordine che vuoi: una gemma del colore mostrato, una gemma colorata a scelta, gemme selvagge, una carta del tabellone del colore mostrato, una carta qualsiasi del tabellone, un lancio del dado o punti.
rule-u5 = Una carta del tabellone presa con un’abilità va nei tuoi scarti; le altre scivolano e si riempie subito. Una carta di un colore non è mai un drago; una carta qualsiasi può esserlo.
rule-u6 = Un’abilità opzionale dà uno dei due effetti mostrati.
rule-u7 = Un’abilità di scambio: paga tutte le gemme a sinistra, ricevi le gemme e i punti a destra, per quanto ne ha la riserva. «Una gemma qualsiasi» come prezzo è una gemma di ogni tipo.
rule-u8 = In ogni pagamento una gemma selvaggia può valere per una gemma colorata. Una gemma colorata non vale mai per una selvaggia richiesta, tranne con la pietra { rune-wild-gem }.

## Il dado

rule-d1 = Prendi una gemma colorata a tua scelta.
rule-d2 = Dai una gemma colorata e prendi una gemma selvaggia.
rule-d3 = Segna un punto.
rule-d4 = Segna due punti.
rule-d5 = Prendi un minerale.
rule-d6 = Metti la prima carta del mazzo nei tuoi scarti.
rule-d7 = Puoi rinunciare a un risultato. Se non si può fare, è perso.

## Forgiare artefatti

rule-f1 = Fai fino a due artefatti per turno, in due fucine diverse; al massimo uno è selvaggio.
rule-f2 = Un artefatto colorato costa tante gemme del suo colore quante ne indica la fucina. Un artefatto selvaggio costa quattro gemme qualsiasi.
rule-f3 = Oppure paghi esattamente tre minerali, per qualsiasi artefatto in qualsiasi fucina. Allora la fucina non dà il bonus. Gemme e minerali non si mescolano mai in un pagamento.
rule-f4 = Tre fucine danno subito un bonus: un lancio del dado, un minerale o tre punti. Il bonus può aiutare a pagare il secondo artefatto.
rule-f5 = Un artefatto colorato va sullo spazio libero del suo colore in una delle due file, uno selvaggio su qualsiasi spazio libero. Senza spazio libero non si può forgiare. Un artefatto colorato non sta mai su uno spazio selvaggio. Niente si sposta una volta posato.
rule-f6 = Dopo l’azione le fucine vuote si riempiono, da sinistra. Una riserva di artefatti esaurita si rifà con quelli scartati; se non ce ne sono, la fucina resta vuota finché se ne scartano.
rule-f7 = Una fucina selvaggia vuota non fa niente finché artefatti selvaggi tornano da uno scambio.

## Scambiare artefatti

rule-x1 = Dopo la tua azione puoi scambiare ogni fila con almeno due artefatti, una dopo l’altra, nell’ordine che vuoi.
rule-x2 = 2, 3, 4 o 5 artefatti nella fila danno 3, 6, 10 o 15 punti. Se ne va tutta la fila.
rule-x3 = Dopo i punti prendi una pietra runica di un tipo che non hai ancora; è obbligatorio. Con quattro pietre non ce n’è un’altra, solo i punti.
rule-x4 = Gli artefatti colorati vanno negli scarti degli artefatti, i selvaggi tornano subito sulla fucina selvaggia.

## La mano

rule-h1 = Alla fine del turno peschi fino ad avere quattro carte, o sei con la pietra { rune-hand-size }. Una mano più grande tiene le sue carte.
rule-h2 = Se ti serve una carta e la tua pila di pesca è vuota, i tuoi scarti si mescolano e diventano la pila. Se in tutto hai meno carte, prendi quelle che ci sono.

## Fine della partita

rule-e1 = Quando qualcuno ha 65 punti o più, si finisce il round, così tutti hanno avuto lo stesso numero di turni.
rule-e2 = Poi ognuno segna un punto per ogni tre tra gemme, gemme selvagge e minerali insieme, e ogni fila come se fosse scambiata.
rule-e3 = Vince chi ha più punti. A parità si condivide la vittoria.

## Pietre runiche

rule-r1 = { rune-magic-points }: due punti magia in più, di qualsiasi colore, in ogni evocazione, anche senza giocare carte.
rule-r2 = { rune-hand-size }: riporti la mano a sei carte.
rule-r3 = { rune-exchange }: una volta in ogni tuo turno, in qualsiasi momento, una gemma (selvaggia o no) per un minerale della riserva, o un minerale per una gemma colorata.
rule-r4 = { rune-wild-gem }: in qualsiasi momento del tuo turno metti sulla pietra una gemma colorata della riserva. Resta lì e non conta mai. Da allora tutte le tue gemme di quel colore valgono anche come selvagge; per tutto il resto tengono il loro colore.
rule-r5 = { rune-hand-size }, { rune-exchange } e { rune-wild-gem } agiscono subito, nel turno in cui prendi la pietra.
rule-r6 = { rune-plus }: utilizzando abilità, entrambi gli effetti di una scelta, nell’ordine che vuoi; puoi rinunciare a ciascuno.
rule-r7 = { rune-double-die }: utilizzando abilità, un dado tirato da una carta vale due volte, una dopo l’altra; puoi rinunciare a ciascuna. Non un dado di fucina o di tessera fuoco fatuo.
rule-r8 = { rune-extra-point }: utilizzando abilità, un punto in più per ogni carta che ha dato punti con il suo effetto, il suo scambio o il suo dado; una volta per carta. Non per fucine o tessere fuoco fatuo.
rule-r9 = { rune-three-abilities }: utilizzando abilità, due o tre carte. Solo la più bassa torna nei tuoi scarti; le altre ti lasciano.
rule-r10 = Non hai mai due pietre di un tipo, e mai più di quattro.

## Creature della notte

rule-n1 = Sedici Banshee si mescolano alle carte creatura. Sono creature a tutti gli effetti, con abilità proprie: { ability-pillage }, { ability-resurrection }, { ability-switch } e { ability-wisp }, ognuna una volta per colore.
rule-n2 = { ability-pillage }: ogni altro giocatore che ha una gemma del colore della Banshee te ne dà una. Le gemme selvagge non la sostituiscono mai. Una gemma che vale come selvaggia ha comunque il suo colore; quella su una pietra è al sicuro.
rule-n3 = { ability-resurrection }: una carta qualsiasi degli scarti delle creature, nei tuoi scarti. Niente se non ce ne sono.
rule-n4 = { ability-switch }: una carta qualsiasi degli scarti delle creature, nella tua mano. Poi la Banshee va negli scarti delle creature e l’altra carta resta a te, quali che siano i numeri. Con tre carte se ne va anche la più alta delle altre. Uno scambio non usato non cambia niente.
rule-n5 = Delle carte calate ne resta una: prima se ne vanno le Banshee il cui scambio è stato usato, poi i numeri più alti (con { rune-discard-lowest }: i più bassi).
rule-n6 = { ability-wisp }: usa una tessera fuoco fatuo scoperta, le sue parti nell’ordine mostrato; puoi rinunciare a ciascuna. Poi la tessera si scarta e se ne scopre una nuova.
rule-n7 = Le 18 tessere fuoco fatuo danno punti, gemme, minerali o un lancio del dado; o una carta qualsiasi del tabellone, o le prime due carte del mazzo; o ti lasciano giocare una carta in più, usarne l’abilità e scartarla. Quattro stanno scoperte. Una pila vuota si rifà con le tessere scartate.
rule-n8 = Di undici segnalini notte, tre dei quali con un fuoco fatuo, dieci stanno scoperti sugli spazi 5, 10, … 50 del tracciato dei punti. Restano per tutta la partita.
rule-n9 = Quando raggiungi o superi uno spazio con un fuoco fatuo, puoi usare subito una tessera fuoco fatuo; una volta per segnalino, prima il più basso, una tessera dopo l’altra.
rule-n10 = Una carta giocata con una tessera fuoco fatuo non confronta i numeri: va nei tuoi scarti (uno scambio di carte usato negli scarti delle creature). Le pietre che agiscono sulle abilità valgono per lei solo se la tessera è arrivata in quell’azione.
rule-n11 = Il conteggio finale non attiva fuochi fatui.

## Queenie 1

rule-q1 = Altri due tipi di pietre runiche, tre pietre ciascuno. Otto dei dieci tipi sono in gioco, scelti dai giocatori o a caso.
rule-q2 = { rune-discard-lowest }: utilizzando abilità, il numero più alto resta a te e il più basso se ne va; di tre carte i due più bassi. È obbligatorio.
rule-q3 = { rune-gem-or-points }: utilizzando abilità, puoi prendere una gemma colorata a scelta invece di tutti i punti di una carta; si decide quando la carta dà i suoi primi punti. La pietra { rune-extra-point } allora non aggiunge niente.
