# Le lezioni, e i consigli per le prime partite.

## Le pagine

ui-learn = Impara a giocare
ui-learn-about = Brevi lezioni al tavolo vero. Non puoi sbagliare: clicca su qualsiasi cosa per leggere la spiegazione.
ui-learn-base = Il gioco
ui-learn-more = Espansioni
ui-lesson-done = fatta
ui-lessons-done = { $done } lezioni completate su { $count }
ui-lesson-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
ui-lesson-step = Passo { $number } di { $count }
ui-lesson-back = Passo precedente
ui-lesson-again = Ricomincia la lezione
ui-lesson-next = Poi: { $lesson }
ui-lesson-all = Tutte le lezioni
ui-lesson-not-now = Potresti farlo, e in una partita vera forse sarebbe una buona idea. Qui prima facciamo altro. { $step }
ui-lesson-over = La lezione è finita.
ui-first-game = La tua prima partita
ui-first-game-about = Contro l’Apprendista, con un consiglio quando serve.

## Lezione: evocare creature

lesson-summon = Evocare creature
lesson-summon-1 = In ogni turno scegli una delle tre azioni. Cominci con otto carte druido piuttosto deboli; procurati carte migliori: scegli «{ $move }».
lesson-summon-2 = Paghi con i punti magia delle tue carte. Questa dà 2 punti rossi: «{ $move }».
lesson-summon-3 = I colori non si mescolano mai: la carta gialla ora non serve. Ma i punti multicolori vanno con ogni colore: «{ $move }».
lesson-summon-4 = Hai 3 punti. La posizione di una creatura ne determina il costo; il suo colore non conta. Questa costa 2: «{ $move }».
lesson-summon-5 = Ti resta un punto, e la creatura più a destra costa solo 1: «{ $move }».
lesson-summon-6 = Hai speso i tuoi punti. Con «{ $move }» le carte scivolano a destra e riporti la mano a quattro carte.
lesson-summon-end = Ben fatto! Le carte giocate ed evocate sono nella tua pila degli scarti. Quando la pila di pesca è vuota, mescoli tutto e le nuove creature ti arrivano in mano.

## Lezione: utilizzare abilità

lesson-abilities = Utilizzare abilità
lesson-abilities-1 = Le carte non servono solo a pagare: ognuna ha un’abilità. Per usarle scegli «{ $move }».
lesson-abilities-2 = Si giocano sempre due carte. Prima il goblin che hai evocato: «{ $move }».
lesson-abilities-3 = Perderai una delle due: quella con il numero più alto. Gioca quindi accanto una carta debole dal numero alto: «{ $move }».
lesson-abilities-4 = Sotto le carte vedi che fine faranno. Usale nell’ordine che vuoi e lascia stare ciò che non ti interessa. Prendi la gemma: «{ $move }».
lesson-abilities-5 = Il secondo effetto del goblin è il dado. Dà una gemma, un minerale, una carta o punti: «{ $move }».
lesson-abilities-6 = Due punti! Potresti rinunciare, ma sarebbe un peccato: «{ $move }».
lesson-abilities-7 = Il druido dà una gemma a tua scelta. Una seconda blu pagherà presto un artefatto: «{ $move }».
lesson-abilities-end = Il numero 100 è fuori dal gioco, e tieni il 27. Così le tue carte migliorano: i druidi deboli se ne vanno, le buone creature tornano più spesso.

## Lezione: scambiare gemme

lesson-exchange = Scambiare gemme
lesson-exchange-1 = Alcune abilità trasformano una gemma in più gemme, anche migliori. Ne hai una sola, verde; facciamone quattro: «{ $move }».
lesson-exchange-2 = Questa driade trasforma una gemma verde in una di ogni altro colore: «{ $move }».
lesson-exchange-3 = E questo goblin trasforma una gemma blu in due gemme selvagge: «{ $move }».
lesson-exchange-4 = L’ordine lo scegli tu. Non hai ancora una gemma blu, quindi prima la driade: «{ $move }».
lesson-exchange-5 = Ora hai una gemma blu per il goblin: «{ $move }».
lesson-exchange-end = Da una gemma ne hai ottenute quattro, e le gemme selvagge sostituiscono qualsiasi colore. Anche qui perdi il numero più alto: il 21 è nella pila degli scarti generali, e tieni il 16.

## Lezione: forgiare artefatti

lesson-forge = Forgiare artefatti
lesson-forge-1 = Le gemme diventano artefatti, e gli artefatti punti. Puoi forgiarne due alla volta: «{ $move }».
lesson-forge-2 = Ogni fucina indica quante gemme servono, del colore del suo artefatto. Questa costa 2 gemme blu: «{ $move }».
lesson-forge-3 = Una gemma selvaggia sostituisce qualsiasi colore. Paga con la blu e una sola gemma selvaggia: «{ $move }».
lesson-forge-4 = Ogni fila ha uno spazio per colore, e una fila lunga vale molto più di due corte. Metti l’anello accanto al calice: «{ $move }».
lesson-forge-5 = Puoi forgiare due volte per turno, in due fucine diverse. Ti restano una gemma verde e una selvaggia, proprio quel che serve: «{ $move }».
lesson-forge-6 = Mettilo nella stessa fila: «{ $move }».
lesson-forge-end = Hai tre artefatti in una fila. Presto li scambierai per punti e una pietra runica.

## Lezione: bonus e minerale

lesson-ore = Bonus e minerale
lesson-ore-1 = Alcune fucine danno un bonus, e con il minerale paghi quando mancano le gemme. Guarda come una cosa aiuta l’altra: «{ $move }».
lesson-ore-2 = Questa fucina costa 3 gemme gialle e dà un minerale come bonus: «{ $move }».
lesson-ore-3 = La corona va nella tua fila lunga: «{ $move }». Ricevi subito il minerale.
lesson-ore-4 = Con tre minerali puoi forgiare qualsiasi artefatto, ma senza bonus. Meglio che pagare quattro gemme per l’artefatto selvaggio (amuleto): «{ $move }».
lesson-ore-5 = Un artefatto colorato richiede uno spazio del suo colore, un artefatto selvaggio va ovunque. Lascia lo spazio verde per un torque: «{ $move }».
lesson-ore-end = Quattro artefatti in una fila! Ricorda: gemme e minerali non si mescolano mai in un pagamento, e si può forgiare un solo artefatto selvaggio per turno.

## Lezione: scambiare una fila

lesson-trade = Una fila per una pietra runica
lesson-trade-1 = Dopo l’azione puoi scambiare le file: 2, 3, 4 o 5 artefatti fanno guadagnare 3, 6, 10 o 15 punti. In quella superiore ce ne sono quattro: «{ $move }».
lesson-trade-2 = Con ogni fila prendi una pietra runica, che ti aiuta per il resto della partita. Con questa riporti la mano a sei carte: «{ $move }».
lesson-trade-3 = La fila inferiore darebbe solo 3 punti. Tienila, può ancora crescere: «{ $move }».
lesson-trade-end = La pietra runica agisce subito: hai sei carte in mano. Puoi averne quattro, tutte diverse; poi le file danno soltanto punti.

## Lezione: la fine della partita

lesson-end = La fine della partita
lesson-end-1 = Il trono è sullo spazio 65, e tu hai 59 punti. Basta un buon turno: «{ $move }».
lesson-end-2 = Questa fucina costa 4 gemme e dà subito 4 punti: «{ $move }».
lesson-end-3 = Il torque allunga la fila superiore: «{ $move }».
lesson-end-4 = Tre artefatti fanno guadagnare 6 punti, e così superi il trono: «{ $move }».
lesson-end-5 = Hai già quattro pietre runiche, quindi hai guadagnato solo i punti. Anche le file rimaste contano alla fine. Termina il turno: «{ $move }».
lesson-end-end = Il round è stato completato, così tutti hanno avuto lo stesso numero di turni. Poi ogni gruppo di tre gemme o minerali ha dato un punto, e le file hanno contato come in uno scambio. 73 a 66: hai vinto!

## Lezione: la notte

lesson-night = { -night }
lesson-night-1 = La notte porta Banshee, tessere fuoco fatuo e fuochi fatui sul tracciato dei punti potere. Uno è sullo spazio 5, e tu hai 3 punti: «{ $move }».
lesson-night-2 = Le Banshee sono creature con poteri propri. Questa saccheggia: «{ $move }».
lesson-night-3 = Questo druido dà 2 punti, giusto per raggiungere il fuoco fatuo: «{ $move }».
lesson-night-4 = Prima il saccheggio: chiunque altro abbia una gemma verde te ne dà una: «{ $move }».
lesson-night-5 = Ora i punti; guarda il tracciato dei punti potere: «{ $move }».
lesson-night-6 = Quando raggiungi o superi un fuoco fatuo, puoi usare subito una delle quattro tessere fuoco fatuo. Due gemme selvagge fanno proprio al caso tuo: «{ $move }».
lesson-night-7 = La tessera è davanti a te. Prendi ciò che dà: «{ $move }».
lesson-night-end = Una nuova tessera ha preso il suo posto. Altre Banshee riprendono carte dalla pila degli scarti generali, prendono il posto di una di esse o usano una tessera fuoco fatuo.

## Lezione: le pietre runiche Queenie

lesson-queenie = Le pietre runiche { -queenie }
lesson-queenie-1 = Ci sono altri due tipi di pietre runiche, e tu li hai entrambi. Guarda che cosa fanno: «{ $move }».
lesson-queenie-2 = Questa driade dà una gemma selvaggia o 1 punto: «{ $move }».
lesson-queenie-3 = Con «{ rune-discard-lowest }» perdi il numero più basso, quindi puoi tenere un druido. Giocalo accanto: «{ $move }».
lesson-queenie-4 = Con «{ rune-gem-or-points }» puoi prendere una gemma invece dei punti di una carta. Una seconda rossa pagherà un calice: «{ $move }».
lesson-queenie-5 = La driade dà i suoi punti come sempre: «{ $move }».
lesson-queenie-end = Tieni il druido, e il 67 non c’è più. Questa pietra runica non è facoltativa: pensa a quale numero basso metti accanto a una carta buona.

## Consigli

ui-tips = Consigli
ui-tip = Consiglio
ui-tip-close = Capito
ui-tips-off = Nascondi i consigli
tip-action = Un’azione per turno. All’inizio evocare creature è una buona scelta: le tue carte druido sono deboli.
tip-summon = Gioca carte di un solo colore; i punti multicolori vanno con tutti. A destra le creature costano meno.
tip-leaves = Guarda l’etichetta sotto le carte: indica quale perdi. Lascia andare i druidi, tieni le buone creature.
tip-die = Puoi rinunciare al risultato del dado.
tip-forge = Puoi pagare un artefatto. Più ne hai in una fila, più valgono: due fanno guadagnare 3 punti, cinque 15.
tip-ore = Hai tre minerali: con questi paghi qualsiasi artefatto, anche il più caro.
tip-trade = Scambiare ora o aspettare una fila più lunga? Le pietre runiche prese presto aiutano più a lungo, le file lunghe danno più punti.
tip-stone = Una pietra runica ti aiuta per il resto della partita. Passaci sopra (o toccala) per leggere che cosa fa.
tip-shuffle = La tua pila di pesca è vuota. La prossima volta che peschi, mescoli la tua pila degli scarti e le creature evocate entrano in gioco.
tip-end = Qualcuno si avvicina a 65 punti. Il round in cui qualcuno li raggiunge è l’ultimo; alla fine contano ancora le file e ogni gruppo di tre gemme o minerali.
