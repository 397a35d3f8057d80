# How somebody is told of what happens at their tables.

alerts-title = Meldingen
alerts-about = Krijg bericht als jij aan de beurt bent, ook als er geen pagina open is.
alerts-open = Meldingen instellen
alerts-lead = Je krijgt één melding voor elke beurt die op je wacht, en nooit voor een tafel waar je naar kijkt.
alerts-keep-first = Voor meldingen is een bewaard account nodig, zodat je ze overal kunt uitzetten.
alerts-push = Browsermelding
alerts-push-about = Deze browser toont een melding, ook als de pagina dicht is. De server van de maker geeft haar door en kan haar niet lezen.
alerts-push-add = Deze browser een melding geven
alerts-push-failed = Deze browser staat het niet toe. Kijk in de instellingen voor deze pagina.
alerts-push-script = Browsermeldingen hebben scripts nodig, en die staan hier uit.
alerts-mail = E-mail
alerts-mail-about = We sturen je eerst een link, om zeker te weten dat het adres van jou is.
alerts-mail-address = Adres
alerts-add = Toevoegen
alerts-hook = Webhook
alerts-hook-about = Voor een eigen programma, of een kanaal in Discord of Slack.
alerts-hook-address = Adres (https)
alerts-hook-form = Vorm
alerts-unconfirmed = wacht tot je de link opent die we hebben gestuurd
alerts-on = aan
alerts-paused = gepauzeerd
alerts-paused-about = De laatste meldingen zijn niet aangekomen, dus hier wordt niets meer naartoe gestuurd. Hieronder staat waarom. Probeer het opnieuw als het is opgelost.
alerts-when = Meld hier als
alerts-test = Proefmelding sturen
alerts-resume = Opnieuw proberen
alerts-remove = Verwijderen
alerts-quiet = Stille uren
alerts-quiet-about = Meldingen wachten tot ze voorbij zijn. Partijen wachten niet.
alerts-quiet-on = Stil houden
alerts-quiet-from = Van
alerts-quiet-until = Tot
alerts-quiet-zone = Volgens de klok van
alerts-told = De laatste meldingen
alerts-told-none = Nog niets.
alerts-time = Wanneer
alerts-what = Wat
alerts-outcome = Uitkomst
alerts-kind-turn = ik aan de beurt ben
alerts-kind-seat = iemand gaat zitten
alerts-kind-over = een partij voorbij is
alerts-kind-invitation = ik word gevraagd te spelen
alerts-kind-test = proef
alerts-waiting = wacht
alerts-delivered = aangekomen
alerts-needless = niet meer nodig
alerts-failed = opgegeven
alerts-confirm = Wil je meldingen krijgen op het adres waar we deze link naartoe hebben gestuurd?
alerts-confirm-yes = Ja, het is van mij
alerts-stop = Wil je geen e-mails meer krijgen?
alerts-stop-yes = Stoppen
alerts-stopped = Je krijgt geen e-mails meer.
alert-error-status = antwoord { $status }
alert-error-not-https = Dit is geen adres van een webserver: het begint met https://.
alert-error-private = Dit adres hoort bij een privénetwerk, waar deze server niets naartoe mag sturen.
alert-error-no-name = Er is geen server met deze naam.
alert-error-no-connection = geen verbinding
alert-error-late = geen antwoord op tijd
alert-error-no-mail = deze server verstuurt geen e-mail meer
alert-error-mail-refused = de mailserver neemt hem niet aan
alert-error-mail-later = de mailserver gaf geen antwoord
error-too-many-channels = Dat zijn genoeg manieren. Verwijder er eerst een.

alert-turn-title = Jij bent aan de beurt
alert-turn-text = { $table }: ronde { $round }
alert-seat-title = { $name } is gaan zitten
alert-seat-text = { $table }
alert-over-title = De partij is voorbij
alert-over-text = { $table }: { $name } wint
alert-invitation-title = { $name } wil nog eens spelen
alert-asked-title = { $name } nodigt je uit
alert-invitation-text = { $table }
alert-test-title = Dit is een proef
alert-test-text = Meldingen komen hier aan.
alert-letter =
    { $text }
    { $url }

    Geen e-mails meer: { $stop }
alert-confirm-subject = Is dit jouw adres?
alert-confirm-letter =
    Iemand die zich ‘{ $name }’ noemt, wil op dit adres meldingen van Rune Stones krijgen. Ben jij dat, open dan deze link in de browser waarin je erom vroeg:
    { $url }

    Zo niet, doe dan niets: je krijgt geen e-mails meer.
