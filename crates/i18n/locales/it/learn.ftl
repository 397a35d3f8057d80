# Le lezioni, e i consigli per le prime partite.

## Le pagine

ui-learn = Impara a giocare
ui-learn-newcomer = Prima volta qui? Impari in quindici minuti
ui-learn-about = Brevi lezioni al tavolo vero. Nulla può andare storto: tutto ciò che tocchi si spiega.
ui-learn-base = Il gioco
ui-learn-more = Espansioni
ui-lesson-done = fatta
ui-lesson-step = Passo { $number } di { $count }
ui-lesson-back = Un passo indietro
ui-lesson-again = Ricomincia la lezione
ui-lesson-next = Poi: { $lesson }
ui-lesson-all = Tutte le lezioni
ui-lesson-not-now = È permesso, e nelle tue partite potrai farlo. Qui prima facciamo altro. { $step }
ui-lesson-over = Questa lezione è finita; qui non si gioca oltre.
ui-first-game = La tua prima partita
ui-first-game-about = Contro l’apprendista, con un consiglio ogni volta che serve.

## Lezione: evocare creature

lesson-summon = Evocare creature
lesson-summon-1 = In ogni turno scegli una di tre azioni. Cominci con otto deboli carte druido; procurati carte migliori: scegli «{ $move }».
lesson-summon-2 = Paghi con i punti magia delle tue carte. Questa dà 2 punti rossi: «{ $move }».
lesson-summon-3 = I colori non si mescolano mai: la carta gialla ora non serve. Ma i punti multicolore vanno con ogni colore: «{ $move }».
lesson-summon-4 = Hai 3 punti. Una creatura costa quanto indica il suo posto; il suo colore non conta. Questa costa 2: «{ $move }».
lesson-summon-5 = Resta un punto, e la creatura più a destra costa solo 1: «{ $move }».
lesson-summon-6 = I punti sono spesi. Con «{ $move }» le carte scorrono a destra e la tua mano torna a quattro carte.
lesson-summon-end = Ben fatto! Le carte giocate ed evocate sono nei tuoi scarti. Quando la pila di pesca è vuota si mescola tutto, e le nuove creature arrivano in mano.

## Lezione: utilizzare abilità

lesson-abilities = Utilizzare abilità
lesson-abilities-1 = Le carte non servono solo a pagare: ognuna ha un’abilità. Per usarle scegli «{ $move }».
lesson-abilities-2 = Si posano sempre due carte. Prima il goblin che hai evocato: «{ $move }».
lesson-abilities-3 = Una delle due ti lascerà: quella col numero più alto. Posa accanto una carta debole dal numero alto: «{ $move }».
lesson-abilities-4 = Sotto le carte leggi che cosa ne sarà. Usale nell’ordine che vuoi; il resto va perso. Prendi la gemma: «{ $move }».
lesson-abilities-5 = Il goblin ha un secondo effetto, il dado. Dà una gemma, un minerale, una carta o punti: «{ $move }».
lesson-abilities-6 = Due punti! Potresti rinunciare, ma perché mai: «{ $move }».
lesson-abilities-7 = Il druido dà una gemma a scelta. Una seconda blu pagherà presto un artefatto: «{ $move }».
lesson-abilities-end = Il numero 100 ha lasciato il gioco, il 27 resta con te. Così le tue carte migliorano: i druidi deboli vanno, le buone creature tornano più spesso.

## Lezione: scambiare gemme

lesson-exchange = Scambiare gemme
lesson-exchange-1 = Alcune abilità mutano una gemma in altre, di più e migliori. Ne hai una sola, verde; facciamone quattro: «{ $move }».
lesson-exchange-2 = Questa driade muta una gemma verde in una di ogni altro colore: «{ $move }».
lesson-exchange-3 = E questo goblin muta una gemma blu in due gemme selvagge: «{ $move }».
lesson-exchange-4 = L’ordine lo scegli tu. Una gemma blu non l’hai ancora, quindi prima la driade: «{ $move }».
lesson-exchange-5 = Ora hai una gemma blu per il goblin: «{ $move }».
lesson-exchange-end = Da una gemma ne hai fatte quattro, e le selvagge valgono ogni colore. Anche tra creature va via il numero più alto: 21 è negli scarti delle creature, 16 resta con te.

## Lezione: forgiare artefatti

lesson-forge = Forgiare artefatti
lesson-forge-1 = Le gemme diventano artefatti, e gli artefatti punti. Puoi forgiarne due: «{ $move }».
lesson-forge-2 = Una fucina dice quante gemme vuole, del colore del suo artefatto. Questa ne vuole 2 blu: «{ $move }».
lesson-forge-3 = Una gemma selvaggia vale ogni colore. Dai la blu e una sola selvaggia: «{ $move }».
lesson-forge-4 = Ogni fila ha uno spazio per colore, e una fila lunga vale molto più di due corte. Metti l’anello accanto al calice: «{ $move }».
lesson-forge-5 = Puoi forgiare due volte per turno, in due fucine diverse. Restano una gemma verde e una selvaggia, proprio quel che serve: «{ $move }».
lesson-forge-6 = Nella stessa fila: «{ $move }».
lesson-forge-end = Tre artefatti stanno in una fila. Presto li scambierai con punti e una pietra runica.

## Lezione: bonus e minerale

lesson-ore = Bonus e minerale
lesson-ore-1 = Alcune fucine danno un bonus, e il minerale paga dove mancano gemme. Guarda come l’uno aiuta l’altro: «{ $move }».
lesson-ore-2 = Questa fucina vuole 3 gemme gialle e dà un minerale come bonus: «{ $move }».
lesson-ore-3 = La corona va nella tua fila lunga: «{ $move }». Il minerale è subito tuo.
lesson-ore-4 = Tre minerali pagano qualsiasi artefatto in ogni fucina, ma senza bonus. L’amuleto costerebbe quattro gemme qualsiasi: «{ $move }».
lesson-ore-5 = Un artefatto colorato vuole uno spazio del suo colore, l’amuleto sta ovunque. Lascia lo spazio verde per un torque: «{ $move }».
lesson-ore-end = Quattro artefatti in una fila! Ricorda: gemme e minerale non si mescolano mai in un pagamento, e si forgia un solo amuleto per turno.

## Lezione: scambiare una fila

lesson-trade = Una fila per una pietra runica
lesson-trade-1 = Dopo l’azione puoi scambiare le file: 2, 3, 4 o 5 artefatti danno 3, 6, 10 o 15 punti. In quella superiore ce ne sono quattro: «{ $move }».
lesson-trade-2 = Con ogni fila prendi una pietra runica, che ti aiuta fino alla fine. Questa riporta la mano a sei carte: «{ $move }».
lesson-trade-3 = La fila inferiore darebbe solo 3 punti. Tienila, può ancora crescere: «{ $move }».
lesson-trade-end = La pietra agisce subito: hai sei carte. Puoi averne quattro, tutte diverse; poi le file danno soltanto punti.

## Lezione: la fine della partita

lesson-end = La fine della partita
lesson-end-1 = Il trono è sullo spazio 65, e tu hai 59 punti. Basta un buon turno: «{ $move }».
lesson-end-2 = Questa fucina vuole 4 gemme e dà subito 3 punti: «{ $move }».
lesson-end-3 = Il torque allunga la fila superiore: «{ $move }».
lesson-end-4 = Tre artefatti valgono 6 punti, e con quelli superi il trono: «{ $move }».
lesson-end-5 = Hai già quattro pietre, quindi solo i punti. Le file rimaste contano anche alla fine; termina il turno: «{ $move }».
lesson-end-end = Il round è stato finito, così tutti hanno avuto gli stessi turni. Poi ogni tre gemme e minerali hanno dato un punto, e le file hanno contato. 72 a 66: hai vinto!

## Lezione: la notte

lesson-night = { -night }
lesson-night-1 = La notte porta banshee, tessere fuoco fatuo e fuochi fatui sul tracciato dei punti. Uno è sullo spazio 5, e tu hai 3 punti: «{ $move }».
lesson-night-2 = Le banshee sono creature con poteri propri. Questa saccheggia: «{ $move }».
lesson-night-3 = Questo druido dà 2 punti, giusto per raggiungere il fuoco fatuo: «{ $move }».
lesson-night-4 = Prima il saccheggio: chiunque altro abbia una gemma verde te ne dà una: «{ $move }».
lesson-night-5 = Ora i punti; guarda il tracciato: «{ $move }».
lesson-night-6 = Chi raggiunge o supera un fuoco fatuo può usare subito una delle quattro tessere. Due gemme selvagge fanno al caso: «{ $move }».
lesson-night-7 = La tessera è davanti a te. Prendi ciò che dà: «{ $move }».
lesson-night-end = Una nuova tessera ha preso il suo posto. Altre banshee riprendono carte dagli scarti delle creature, si scambiano con una di esse o usano una tessera.

## Lezione: le pietre Queenie

lesson-queenie = Le pietre { -queenie }
lesson-queenie-1 = Possono entrare in gioco altri due tipi di pietre runiche, e tu li hai entrambi. Guarda che cosa fanno: «{ $move }».
lesson-queenie-2 = Questa driade dà una gemma selvaggia o 2 punti: «{ $move }».
lesson-queenie-3 = Con «{ rune-discard-lowest }» va via il numero più basso, quindi un druido può restare. Posalo accanto: «{ $move }».
lesson-queenie-4 = Con «{ rune-gem-or-points }» una carta può dare una gemma al posto dei punti. Una seconda rossa pagherà un calice: «{ $move }».
lesson-queenie-5 = La driade dà i suoi punti come sempre: «{ $move }».
lesson-queenie-end = Il druido resta con te, il 67 è andato. Questa pietra non è facoltativa: pensa a quale carta bassa posi accanto a una buona.

## Consigli

ui-tips = Consigli
ui-tip = Consiglio
ui-tip-close = Capito
ui-tips-off = Basta consigli
tip-action = Un’azione per turno. All’inizio evocare creature è una buona scelta: i tuoi druidi sono deboli.
tip-summon = Gioca carte di un colore; i punti multicolore vanno con tutti. A destra le creature costano meno.
tip-leaves = Guarda sotto le carte: quella che va via non è più tua. Lascia andare i druidi, tieni le buone creature.
tip-die = Qualunque cosa mostri il dado, puoi rinunciare.
tip-forge = Puoi pagare un artefatto. Molti in una fila valgono di più: due danno 3 punti, cinque ne danno 15.
tip-ore = Hai tre minerali: pagano qualsiasi artefatto, anche il più caro.
tip-trade = Scambiare ora o aspettare una fila più lunga? Le pietre prese presto aiutano di più, le file lunghe danno più punti.
tip-stone = Una pietra runica ti aiuta fino alla fine della partita. Indicane una per leggere che cosa fa.
tip-shuffle = La tua pila di pesca è vuota. Alla prossima pescata si mescolano i tuoi scarti, e arriva ciò che hai evocato.
tip-end = Qualcuno si avvicina a 65 punti. Il round in cui accade è l’ultimo; le file e ogni tre gemme o minerali contano ancora.
