# Le regole con parole nostre: un testo per ogni regola.

## Le pagine

ui-rules-about = Tutte le regole, una per una. Ognuna ha il proprio link.
ui-rules-filter = Cerca nelle regole
ui-rules-none = Nessuna regola ne parla.
ui-rules-print = Riassunto da stampare
ui-contents = Indice
ui-rule = Regola { $id }
ui-why-possible = Ora è possibile.
ui-key-rule = R: mostra la regola
ui-gallery = Galleria
ui-gallery-about = Tutte le carte, le pietre runiche, le tessere fuoco fatuo e le fucine.
ui-cards = Carte
ui-filter-colour = Colore
ui-filter-effect = Effetto
ui-filter-number = Numero
ui-filter-all = tutti
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

rule-c1 = Si gioca da due a quattro: ognuno è un druido marrone, grigio, beige o nero.
rule-c2 = Ci sono 68 carte creatura: 60 colorate, numerate da 11 a 70, e 8 draghi bianchi, numerati da 71 a 78. Ogni numero compare una volta sola. Le verdi sono driadi, le rosse arpie, le blu goblin, le gialle satiri.
rule-c3 = Tutti cominciano con le stesse otto carte druido, numerate da 100 a 107.
rule-c4 = Una carta mostra il suo numero, un bordo colorato, da uno a tre punti magia (di un colore o multicolori) e un’abilità.
rule-c5 = Ci sono sette artefatti di ogni colore (anelli, torque, corone e calici) e otto artefatti selvaggi (amuleti).
rule-c6 = Ci sono 15 gemme di ogni colore, 15 gemme selvagge e 20 minerali. Se nella riserva manca qualcosa, non lo si può prendere.
rule-c7 = Ci sono otto tipi di pietre runiche, tre di ciascuno.
rule-c8 = Il dado ha sei facce diverse. Il trono sta sullo spazio 65 del tracciato dei punti potere. Un segnalino mostra chi ha cominciato.
rule-c9 = La tua plancia ha due file di cinque spazi (blu, verde, giallo, rosso, selvaggio) e posto per quattro pietre runiche.

## Preparazione

rule-p1 = Tutte le gemme e i minerali formano la riserva. Ognuno prende dalla riserva una gemma per colore e una gemma selvaggia.
rule-p2 = Di ogni tipo di pietra runica in gioco c’è una pietra runica in meno rispetto al numero dei giocatori.
rule-p3 = Metti gli otto artefatti selvaggi sulla fucina selvaggia. Mescola gli altri e mettine uno scoperto su ognuna delle altre cinque fucine.
rule-p4 = Ognuno mescola le proprie otto carte druido e ne pesca quattro.
rule-p5 = Disponi sei creature da sinistra a destra. Un drago che esce ora viene sostituito e poi rimescolato nel mazzo; le Banshee restano.
rule-p6 = Comincia un giocatore a caso, e si gioca in senso orario.

## Un turno

rule-t1 = Nel tuo turno fai esattamente un’azione: evocare creature, utilizzare abilità o forgiare artefatti. Poi puoi scambiare artefatti. Infine peschi di nuovo carte.
rule-t2 = Puoi utilizzare abilità solo con almeno due carte in mano.
rule-t3 = Un’azione deve avere un effetto: evoca almeno una creatura oppure forgia almeno un artefatto.
rule-t4 = Puoi passare solo se nessuna delle tre azioni è possibile. Puoi comunque scambiare artefatti, e alla fine peschi di nuovo carte.

## Evocare creature

rule-s1 = Gioca quante carte vuoi dalla mano, purché i loro punti magia siano dello stesso colore, e somma i punti. I punti multicolori si aggiungono a qualsiasi colore e si possono usare anche da soli; colori diversi non si mescolano mai.
rule-s2 = Con i punti prendi dal tabellone quante carte vuoi e puoi pagare. La posizione di una carta ne determina il costo; il suo colore non conta. I punti che avanzano sono persi.
rule-s3 = Le carte giocate e quelle prese vanno nella tua pila degli scarti.
rule-s4 = Alla fine dell’azione le carte rimaste scivolano a destra e nuove carte riempiono gli spazi a sinistra. Prima non scivola niente: durante l’azione i costi non cambiano.
rule-s5 = Se serve una carta e il mazzo è vuoto, mescola la pila degli scarti generali per formare un nuovo mazzo. Se sono vuoti entrambi, gli spazi restano liberi finché una carta non arriva nella pila degli scarti generali.

## Utilizzare abilità

rule-u1 = Gioca esattamente due carte dalla mano, scoperte davanti a te. Con la pietra runica «{ rune-three-abilities }» puoi giocarne tre; decidilo prima di usare la prima abilità.
rule-u2 = Usa le carte una alla volta, nell’ordine che vuoi. Puoi saltare una carta o una sua parte; ciò che non usi è perso. Quando passi a un’altra carta, non puoi più tornare alla precedente.
rule-u3 = Poi perdi la carta con il numero più alto: una creatura va nella pila degli scarti generali, una carta druido viene rimossa dal gioco. Quella con il numero più basso va nella tua pila degli scarti. Fino ad allora le carte restano davanti a te e nessuna abilità può agire su di esse.
rule-u4 = Un’abilità base dà l’effetto o i due effetti mostrati, nell’ordine che vuoi: una gemma del colore mostrato, una gemma colorata a scelta, gemme selvagge, una carta del tabellone del colore mostrato, una carta qualsiasi del tabellone, un lancio del dado o punti.
rule-u5 = Una carta presa dal tabellone con un’abilità va nella tua pila degli scarti; le altre scivolano a destra e gli spazi vuoti si riempiono subito. «Una carta di un colore» non è mai un drago; «una carta qualsiasi» può esserlo.
rule-u6 = Abilità opzionale: scegli uno dei due effetti mostrati.
rule-u7 = Abilità di scambio: paga tutte le gemme a sinistra e ricevi le gemme e i punti a destra, finché la riserva ne ha. «Una gemma qualsiasi» come prezzo è una gemma di un tipo qualsiasi.
rule-u8 = In ogni pagamento una gemma selvaggia può sostituire una gemma colorata. Una gemma colorata non sostituisce mai una gemma selvaggia, tranne con la pietra runica «{ rune-wild-gem }».

## Il dado

rule-d1 = Prendi una gemma colorata a tua scelta.
rule-d2 = Scambia una gemma colorata con una gemma selvaggia.
rule-d3 = Guadagna 1 punto.
rule-d4 = Guadagna 2 punti.
rule-d5 = Prendi un minerale.
rule-d6 = Metti la prima carta del mazzo nella tua pila degli scarti.
rule-d7 = Puoi rinunciare a un risultato. Se non si può applicare, è perso.

## Forgiare artefatti

rule-f1 = Puoi forgiare fino a due artefatti per turno, in due fucine diverse; al massimo uno può essere selvaggio.
rule-f2 = Un artefatto colorato costa il numero di gemme del suo colore indicato dalla fucina. Un artefatto selvaggio costa quattro gemme qualsiasi.
rule-f3 = Oppure paghi esattamente tre minerali, per qualsiasi artefatto in qualsiasi fucina. In questo caso non ricevi il bonus della fucina. Gemme e minerali non si mescolano mai in un pagamento.
rule-f4 = Tre fucine danno subito un bonus: un lancio del dado, un minerale o dei punti. Il bonus può servire a pagare il secondo artefatto.
rule-f5 = Un artefatto colorato va su uno spazio libero del suo colore in una delle due file, uno selvaggio su qualsiasi spazio libero. Senza spazio libero non si può forgiare. Un artefatto colorato non va mai su uno spazio selvaggio. Una volta posizionato, un artefatto non si sposta più.
rule-f6 = Dopo l’azione le fucine vuote si riempiono da sinistra a destra. Quando la riserva degli artefatti è esaurita, mescola gli artefatti scartati per formarne una nuova; se non ce ne sono, la fucina resta vuota finché non se ne scartano altri.
rule-f7 = Quando la fucina selvaggia è vuota, non si possono forgiare artefatti selvaggi finché non ne tornano da uno scambio.

## Scambiare artefatti

rule-x1 = Dopo la tua azione puoi scambiare ogni fila che contiene almeno due artefatti, una alla volta, nell’ordine che vuoi.
rule-x2 = 2, 3, 4 o 5 artefatti nella fila fanno guadagnare 3, 6, 10 o 15 punti. Scarti tutta la fila.
rule-x3 = Dopo i punti devi prendere una pietra runica di un tipo che non hai ancora. Se hai già quattro pietre runiche, guadagni solo i punti.
rule-x4 = Gli artefatti colorati vanno nella pila degli artefatti scartati; quelli selvaggi tornano subito sulla fucina selvaggia.

## La mano

rule-h1 = Alla fine del tuo turno peschi fino ad avere quattro carte in mano, o sei con la pietra runica «{ rune-hand-size }». Se ne hai di più, le tieni.
rule-h2 = Se ti serve una carta e la tua pila di pesca è vuota, mescola la tua pila degli scarti per formarne una nuova. Se in totale non hai abbastanza carte, prendi quelle che ci sono.

## Fine della partita

rule-e1 = Quando qualcuno ha 65 punti o più, si completa il round, così tutti hanno lo stesso numero di turni.
rule-e2 = Poi ognuno guadagna 1 punto ogni 3 tra gemme, gemme selvagge e minerali, più i punti di ogni fila come se la scambiasse.
rule-e3 = Vince chi ha più punti. In caso di parità la vittoria è condivisa.

## Pietre runiche

rule-r1 = { rune-magic-points }: hai due punti magia in più di qualsiasi colore ogni volta che evochi creature, anche senza giocare carte.
rule-r2 = { rune-hand-size }: riporti la mano a sei carte.
rule-r3 = { rune-exchange }: una volta per turno, in qualsiasi momento del tuo turno, scambia una gemma (selvaggia o no) con un minerale della riserva, oppure un minerale con una gemma colorata.
rule-r4 = { rune-wild-gem }: in qualsiasi momento del tuo turno metti sulla pietra runica una gemma colorata della riserva. Resta lì e non vale punti. Da quel momento tutte le tue gemme di quel colore valgono anche come gemme selvagge; per tutto il resto mantengono il loro colore.
rule-r5 = «{ rune-hand-size }», «{ rune-exchange }» e «{ rune-wild-gem }» agiscono subito, nel turno in cui prendi la pietra runica.
rule-r6 = { rune-plus }: quando utilizzi abilità, puoi usare entrambi gli effetti di un’abilità opzionale, nell’ordine che vuoi; puoi rinunciare a uno dei due.
rule-r7 = { rune-double-die }: quando utilizzi abilità, il risultato del dado tirato grazie a una carta vale due volte, una dopo l’altra; puoi rinunciare a ciascuna. Non vale per il dado di una fucina o di una tessera fuoco fatuo.
rule-r8 = { rune-extra-point }: quando utilizzi abilità, guadagni un punto in più per ogni carta che ti ha dato punti con il suo effetto, il suo scambio o il suo dado; una volta per carta. Non vale per fucine e tessere fuoco fatuo.
rule-r9 = { rune-three-abilities }: quando utilizzi abilità, puoi giocare due o tre carte. Solo quella con il numero più basso va nella tua pila degli scarti; perdi le altre.
rule-r10 = Non hai mai due pietre runiche dello stesso tipo, e mai più di quattro in totale.

## Creature della notte

rule-n1 = Mescola sedici Banshee tra le carte creatura. Sono creature a tutti gli effetti, con abilità proprie: { ability-pillage }, { ability-resurrection }, { ability-switch } e { ability-wisp }, ognuna una volta per colore.
rule-n2 = { ability-pillage }: ogni altro giocatore che ha una gemma del colore della Banshee te ne dà una. Non può dare una gemma selvaggia al suo posto. Una gemma che vale come selvaggia ha comunque il suo colore; quella su una pietra runica è al sicuro.
rule-n3 = { ability-resurrection }: metti una carta qualsiasi della pila degli scarti generali nella tua pila degli scarti. Se è vuota, non succede niente.
rule-n4 = { ability-switch }: la Banshee va subito nella pila degli scarti generali, poi prendi in mano un’altra carta qualsiasi di quella pila. Tieni l’altra carta giocata, quali che siano i numeri. Con tre carte perdi anche quella con il numero più alto tra le altre due. Un «{ ability-switch }» non usato, o che non vi trova altre carte, non cambia niente.
rule-n5 = Tieni una sola delle carte giocate. Ogni «{ ability-switch }» usato se n’è già andato, anche se così non te ne resta nessuna. Poi perdi i numeri più alti (con «{ rune-discard-lowest }»: i più bassi) finché non resta una carta.
rule-n6 = { ability-wisp }: usa una tessera fuoco fatuo scoperta, le sue parti nell’ordine mostrato; puoi rinunciare a ciascuna. Poi scarta la tessera e scoprine una nuova.
rule-n7 = Le 18 tessere fuoco fatuo danno punti, gemme, minerali, un lancio del dado, una carta qualsiasi del tabellone o le prime due carte del mazzo, oppure ti fanno giocare un’altra carta dalla mano, usarne l’abilità e scartarla. Quattro sono scoperte. Quando la pila è vuota, mescola le tessere scartate per formarne una nuova.
rule-n8 = Ci sono undici segnalini notte, tre dei quali con un fuoco fatuo. Dieci si mettono scoperti sugli spazi 5, 10, … 50 del tracciato dei punti potere e ci restano per tutta la partita.
rule-n9 = Quando raggiungi o superi uno spazio con un fuoco fatuo, puoi usare subito una tessera fuoco fatuo; una volta per segnalino, prima lo spazio più basso, una tessera alla volta.
rule-n10 = Per una carta giocata con una tessera fuoco fatuo non si confrontano i numeri: va nella tua pila degli scarti (un «{ ability-switch }» usato va nella pila degli scarti generali). Le pietre runiche che agiscono sulle abilità valgono per questa carta solo se hai ottenuto la tessera mentre utilizzavi abilità.
rule-n11 = Il conteggio finale non attiva fuochi fatui.

## Queenie 1

rule-q1 = Ci sono altri due tipi di pietre runiche, tre di ciascuno. Otto dei dieci tipi sono in gioco, scelti dai giocatori o a caso.
rule-q2 = { rune-discard-lowest }: quando utilizzi abilità, tieni la carta con il numero più alto e perdi quella con il più basso; di tre carte perdi le due con i numeri più bassi. È obbligatorio.
rule-q3 = { rune-gem-or-points }: quando utilizzi abilità, puoi prendere una gemma colorata a tua scelta invece di tutti i punti di una carta. Decidilo quando la carta ti dà i suoi primi punti. La pietra runica «{ rune-extra-point }» allora non aggiunge niente per quella carta.
