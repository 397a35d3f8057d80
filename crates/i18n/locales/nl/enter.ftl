# Coming back to an account: passkeys, and a link by e-mail.

passkey-title = Passkeys
passkey-about = Met een passkey kom je terug met je vinger, je gezicht of het slot van je apparaat. Je hoeft niets te onthouden.
passkey-keep = Bewaren met een passkey
passkey-add = Passkey toevoegen
passkey-remove = Verwijderen
passkey-enter = Verder met een passkey
passkey-enter-about = Niets te typen: je apparaat of browser heeft hem.
passkey-failed = Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog eens.
passkey-since = sinds { $date }
error-wrong-passkey = Deze passkey is niet geaccepteerd.
enter-mail-title = Per e-mail
enter-mail-about = Als je account meldingen per e-mail krijgt, kunnen we daar een link naartoe sturen. Hij werkt één keer, een kwartier lang, en alleen in deze browser.
enter-mail-send = Stuur me een link
enter-mail-sent = Als er een account met dit adres is, is er een link onderweg. Open hem in deze browser.
enter-mail-subject = Je link naar Rune Stones
enter-mail-letter =
    Open deze link binnen een kwartier in de browser waarin je erom vroeg. Hij werkt één keer:
    { $url }

    Heb je er niet om gevraagd, doe dan niets. In een andere browser opent de link niets.
