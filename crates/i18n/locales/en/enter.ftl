# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = Passkeys
passkey-about = With a passkey you come back by your finger, your face, or the lock of your device. There is nothing to remember.
passkey-keep = Keep it with a passkey
passkey-add = Add a passkey
passkey-remove = Remove
passkey-enter = Continue with a passkey
passkey-enter-about = Nothing to type: your device or browser has it.
passkey-failed = That did not work. Load the page again and try once more.
passkey-since = since { $date }
error-wrong-passkey = This passkey was not accepted.
enter-mail-title = By e-mail
enter-mail-about = If your account gets alerts by e-mail, we can send a link there. It works once, for fifteen minutes, and only in this browser.
enter-mail-send = Send me a link
enter-mail-sent = If there is an account with this address, a link is on its way. Open it in this browser.
enter-mail-subject = Your link to Rune Stones
enter-mail-letter =
    Open this link in the browser in which you asked for it, within fifteen minutes. It works once:
    { $url }

    If you did not ask for it, do nothing. In another browser the link opens nothing.
