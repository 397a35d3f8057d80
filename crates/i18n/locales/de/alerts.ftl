# How somebody is told of what happens at their tables.

alerts-title = Benachrichtigungen
alerts-about = Erfahre, wenn du am Zug bist, auch wenn keine Seite offen ist.
alerts-open = Benachrichtigungen einrichten
alerts-lead = Du wirst für jeden Zug, der auf dich wartet, einmal benachrichtigt, und nie von einem Tisch, den du gerade ansiehst.
alerts-keep-first = Benachrichtigungen brauchen ein Konto, das du behältst, damit du sie von überall abschalten kannst.
alerts-push = Mitteilung
alerts-push-about = Dieser Browser zeigt eine Mitteilung, auch wenn die Seite geschlossen ist. Der Server seines Herstellers gibt sie weiter und kann sie nicht lesen.
alerts-push-add = Diesen Browser benachrichtigen
alerts-push-failed = Dieser Browser erlaubt es nicht. Sieh in seinen Einstellungen für diese Seite nach.
alerts-push-script = Mitteilungen brauchen Skripte, und die sind hier abgeschaltet.
alerts-mail = E-Mail
alerts-mail-about = Zuerst schicken wir dir einen Link, damit wir sicher sind, dass die Adresse deine ist.
alerts-mail-address = Adresse
alerts-add = Hinzufügen
alerts-hook = Webhook
alerts-hook-about = Für ein eigenes Programm oder einen Kanal in Discord oder Slack.
alerts-hook-address = Adresse (https)
alerts-hook-form = Form
alerts-unconfirmed = wartet, bis du den Link öffnest, den wir geschickt haben
alerts-on = an
alerts-paused = pausiert
alerts-paused-about = Die letzten Zustellungen sind gescheitert, daher wird hierhin nichts mehr geschickt. Unten steht, warum. Versuche es noch einmal, wenn es behoben ist.
alerts-when = Hier melden, wenn
alerts-test = Probe schicken
alerts-resume = Noch einmal versuchen
alerts-remove = Entfernen
alerts-quiet = Ruhezeit
alerts-quiet-about = Benachrichtigungen warten, bis sie vorbei ist. Partien warten nicht.
alerts-quiet-on = Ruhe halten
alerts-quiet-from = Von
alerts-quiet-until = Bis
alerts-quiet-zone = Nach der Uhr von
alerts-told = Die letzten Benachrichtigungen
alerts-told-none = Noch nichts.
alerts-time = Wann
alerts-what = Was
alerts-outcome = Ergebnis
alerts-kind-turn = ich am Zug bin
alerts-kind-seat = jemand Platz nimmt
alerts-kind-over = eine Partie zu Ende ist
alerts-kind-invitation = jemand mit mir spielen will
alerts-kind-test = Probe
alerts-waiting = wartet
alerts-delivered = zugestellt
alerts-needless = nicht mehr nötig
alerts-failed = aufgegeben
alerts-confirm = Möchtest du Benachrichtigungen an die Adresse bekommen, an die wir diesen Link geschickt haben?
alerts-confirm-yes = Ja, sie ist meine
alerts-stop = Möchtest du keine E-Mails mehr bekommen?
alerts-stop-yes = Abbestellen
alerts-stopped = Du bekommst keine E-Mails mehr.
alert-error-status = Antwort { $status }
alert-error-not-https = Das ist keine Adresse eines Webservers: Sie beginnt mit https://.
alert-error-private = Diese Adresse gehört zu einem privaten Netz, in das dieser Server nichts schicken darf.
alert-error-no-name = Es gibt keinen Server mit diesem Namen.
alert-error-no-connection = keine Verbindung
alert-error-late = keine Antwort in der Zeit
alert-error-no-mail = dieser Server verschickt keine E-Mails mehr
alert-error-mail-refused = der Mailserver nimmt sie nicht an
alert-error-mail-later = der Mailserver hat nicht geantwortet
error-too-many-channels = Das sind genug Wege. Entferne zuerst einen.

alert-turn-title = Du bist am Zug
alert-turn-text = { $table }: Runde { $round }
alert-seat-title = { $name } hat Platz genommen
alert-seat-text = { $table }
alert-over-title = Die Partie ist zu Ende
alert-over-text = { $table }: { $name } gewinnt
alert-invitation-title = { $name } will noch einmal spielen
alert-asked-title = { $name } lädt dich ein
alert-invitation-text = { $table }
alert-test-title = Das ist eine Probe
alert-test-text = Benachrichtigungen kommen hier an.
alert-letter =
    { $text }
    { $url }

    Keine E-Mails mehr: { $stop }
alert-confirm-subject = Ist das deine Adresse?
alert-confirm-letter =
    Jemand, der sich „{ $name }“ nennt, möchte an dieser Adresse Benachrichtigungen von Rune Stones bekommen. Bist du das, dann öffne diesen Link in dem Browser, in dem du darum gebeten hast:
    { $url }

    Sonst tu nichts: Du bekommst keine weiteren E-Mails.
