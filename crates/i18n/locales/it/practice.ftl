# Allenamento: che cos’altro dice un problema, e gli errori delle proprie partite.

train-puzzle-of-day = Problema del giorno
train-puzzle-missed = Che cosa manca:
train-puzzle-why = Perché:
train-puzzle-hint = Suggerimento
train-puzzle-hint-counts = Suggerimento (conta come non risolto)
train-puzzle-begin-with = Comincia con:
train-puzzle-held = La sorte ha parlato: ciò che hai fatto prima resta. Continua il tuo turno.
train-puzzle-ranking = I turni migliori
train-puzzle-place = posto
train-puzzle-turn = turno
train-puzzle-hidden = nascosto
train-puzzle-yours = il tuo
train-puzzle-or-worse = { $loss } o peggio
train-puzzle-best = il migliore
train-puzzle-moved = cambiato di { $points }
practice-ranking = Le mosse migliori

practice-title = Allenamento
practice-about = Quando una tua partita finita è stata analizzata, le posizioni dei tuoi errori più gravi arrivano qui, e tornano finché non le hai risolte.
practice-none = Al momento non c’è niente da allenare.
practice-task = Da una tua partita: qui hai perso { $loss } di probabilità di vittoria. Trova una mossa migliore.
practice-left = { $count ->
    [one] 1 posizione aspetta
   *[other] { $count } posizioni aspettano
}
practice-solved = Risolto. Questa posizione non tornerà.
practice-wrong = Non ancora: questa mossa costa { $loss } di probabilità di vittoria.
practice-wrong-at-least = Non ancora: questa mossa costa almeno { $loss } di probabilità di vittoria.
practice-solution = La mossa migliore, e che cosa segue:
practice-next = Prossima posizione

train-share-signs = ◆ la migliore o altrettanto buona · ◇ imprecisione · ▽ errore · ▼ errore grave; un simbolo per ogni round, secondo l’analisi.
train-share-reading = I simboli di ogni round arrivano con l’analisi; guarda di nuovo fra un minuto.
train-worst = I round che sono costati di più
train-worst-better = meglio:
train-no-mistakes = Nessun errore degno di nota.
