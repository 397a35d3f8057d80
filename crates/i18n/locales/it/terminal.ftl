# Quello che dice il terminale oltre al gioco: `runestones play` e le forme brevi del suo tavolo.

## Un’abilità in mezza riga

terminal-or = { $first } o { $next }
terminal-then = { $first }, poi { $next }
terminal-card-blue = carta blu dal tabellone
terminal-card-green = carta verde dal tabellone
terminal-card-yellow = carta gialla dal tabellone
terminal-card-red = carta rossa dal tabellone
terminal-bonus = bonus: { $what }

## Il tavolo

terminal-setup = Preparazione della partita
terminal-throne = ultimo round a partire da { $number } punti
terminal-costs = costa { $count }
terminal-magic = magia: { $what }
terminal-multicolour = multicolore
terminal-or-ore = oppure { $ore } ciascuno, senza il bonus
terminal-you = Tu ({ $name })

## Giocare

terminal-help-hint = Scrivi `help` in qualsiasi momento per avere aiuto.
terminal-type-number = Scrivi un numero da 1 a { $count }, oppure `help`.
terminal-no-choice = Non c’è una scelta { $number }.
terminal-unclear = `{ $line }` qui non significa nulla.
terminal-impossible = `{ $move }` adesso non è possibile.
terminal-no-piece = Sul tavolo non c’è `{ $piece }`. Indica per esempio forge-5, display-21, hand-100, row-top, stone-plus o deck.
terminal-unknown = Non c’è nulla da spiegare. Chiedi una carta con il suo numero, una pietra runica con il suo nome, una tessera fuoco fatuo (`tile 7`) o il dado (`die`).
terminal-taken-back = Mossa annullata: { $what }
terminal-restarted = Hai annullato tutto quello che hai giocato dall’inizio del tuo turno, o da quando è stato rivelato qualcosa.
terminal-undo-nothing = Non c’è nulla da annullare.
terminal-undo-revealed = Non si può annullare: nel frattempo è stato rivelato qualcosa.
terminal-undo-other = Solo { $name } può annullare questa mossa.
terminal-next-person = Tocca a { $name }. Gli altri guardino altrove; poi premi Invio.
terminal-saved = Partita salvata in { $file }.
terminal-not-saved = Impossibile salvare la partita in { $file }: { $why }
terminal-go-on = Per continuare: { $command }
terminal-see-again = Per rivederla: { $command }
terminal-seed-check = Il suo hash SHA-256 è quello mostrato all’inizio: { $hash }
terminal-goodbye = Arrivederci.
terminal-help =
    Scrivi il numero di una scelta, oppure la mossa stessa come la scrive una registrazione (`take 43`). Puoi anche scrivere:
    table: mostra di nuovo tutto il tavolo
    undo: annulla la tua ultima mossa, se nel frattempo non è stato rivelato nulla
    restart: annulla tutto il tuo turno, o tutto da quando è stato rivelato qualcosa
    help CARTA: spiega una carta con il suo numero, una pietra runica con il suo nome, una tessera fuoco fatuo (`help tile 7`) o il dado (`die`)
    log: che cosa è successo di recente
    describe: il tavolo a parole, parte per parte
    why PEZZO: perché non puoi fare nulla con un pezzo (forge-5, display-21, hand-100, row-top, stone-plus, supply-red, deck …)
    save FILE: salva la partita
    quit: salva la partita ed esci
    Nel tuo turno svolgi un’azione: evocare creature, utilizzare abilità o forgiare artefatti. Poi puoi scambiare file di due o più artefatti con punti e pietre runiche, e riporti la mano al suo limite. Quando qualcuno raggiunge 65 punti, il round viene giocato fino alla fine.
    Le lettere { $letters } indicano le gemme blu, verdi, gialle, rosse e selvagge. Una gemma selvaggia vale come qualsiasi colore. I punti magia di uno stesso colore si sommano; quelli indicati con “{ terminal-multicolour }” si uniscono a ogni colore.
