# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = Passkeys
passkey-about = Mit einem Passkey kommst du mit Finger, Gesicht oder der Sperre deines Geräts zurück. Du musst dir nichts merken.
passkey-keep = Mit einem Passkey behalten
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-enter = Mit einem Passkey weiter
passkey-enter-about = Nichts zu tippen: Dein Gerät oder Browser hat ihn.
passkey-failed = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
passkey-since = seit { $date }
error-wrong-passkey = Dieser Passkey wurde nicht angenommen.
enter-mail-title = Per E-Mail
enter-mail-about = Wenn dein Konto Benachrichtigungen per E-Mail bekommt, können wir dorthin einen Link schicken. Er gilt einmal, fünfzehn Minuten lang und nur in diesem Browser.
enter-mail-send = Link schicken
enter-mail-sent = Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Öffne ihn in diesem Browser.
enter-mail-subject = Dein Link zu Rune Stones
enter-mail-letter =
    Öffne diesen Link innerhalb von fünfzehn Minuten in dem Browser, in dem du darum gebeten hast. Er gilt einmal:
    { $url }

    Wenn du nicht darum gebeten hast, tu nichts. In einem anderen Browser öffnet der Link nichts.
