# How somebody is told of what happens at their tables.

alerts-title = Alerts
alerts-about = Be told when it is your turn, also when no page is open.
alerts-open = Set up alerts
alerts-lead = You are told once for each turn that waits for you, and never of a table that you are looking at.
alerts-keep-first = Alerts need an account that is kept, so that you can switch them off from anywhere.
alerts-push = Notification
alerts-push-about = This browser shows a notification, also when the page is closed. Its maker’s server passes it on and cannot read it.
alerts-push-add = Notify this browser
alerts-push-failed = This browser does not allow it. Look into its settings for this page.
alerts-push-script = Notifications need scripts, which are switched off here.
alerts-mail = E-mail
alerts-mail-about = We first send you a link, to be sure that the address is yours.
alerts-mail-address = Address
alerts-add = Add
alerts-hook = Webhook
alerts-hook-about = For a program of yours, or a channel in Discord or Slack.
alerts-hook-address = Address (https)
alerts-hook-form = Form
alerts-unconfirmed = waits for you to open the link that we sent
alerts-on = on
alerts-paused = paused
alerts-paused-about = The last deliveries failed, so nothing is sent here any more. Below you see why. When it is mended, try again.
alerts-when = Tell me here when
alerts-test = Send a test
alerts-resume = Try again
alerts-remove = Remove
alerts-quiet = Quiet hours
alerts-quiet-about = Alerts wait until they are over. Games do not.
alerts-quiet-on = Keep quiet
alerts-quiet-from = From
alerts-quiet-until = Until
alerts-quiet-zone = By the clocks of
alerts-told = The last alerts
alerts-told-none = Nothing yet.
alerts-time = When
alerts-what = What
alerts-outcome = Outcome
alerts-kind-turn = it is my turn
alerts-kind-seat = somebody sits down
alerts-kind-over = a game is over
alerts-kind-invitation = I am asked to play
alerts-kind-test = test
alerts-waiting = waits
alerts-delivered = delivered
alerts-needless = not needed any more
alerts-failed = given up
alerts-confirm = Do you want to get alerts at the address to which we sent this link?
alerts-confirm-yes = Yes, it is mine
alerts-stop = Do you want to get no more e-mails?
alerts-stop-yes = Stop them
alerts-stopped = You will get no more e-mails.
alert-error-status = it answered { $status }
alert-error-not-https = This is no address of a web server: it begins with https://.
alert-error-private = This address belongs to a private network, where this server must not send anything.
alert-error-no-name = There is no server of this name.
alert-error-no-connection = no connection
alert-error-late = no answer in time
alert-error-no-mail = this server sends no e-mail any more
alert-error-mail-refused = the mail server does not take it
alert-error-mail-later = the mail server did not answer
error-too-many-channels = That is enough ways to be told. Remove one first.

alert-turn-title = Your turn
alert-turn-text = { $table }: round { $round }
alert-seat-title = { $name } has sat down
alert-seat-text = { $table }
alert-over-title = The game is over
alert-over-text = { $table }: { $name } wins
alert-invitation-title = { $name } wants to play again
alert-asked-title = { $name } invites you
alert-invitation-text = { $table }
alert-test-title = This is a test
alert-test-text = Alerts arrive here.
alert-letter =
    { $text }
    { $url }

    No more e-mails: { $stop }
alert-confirm-subject = Is this your address?
alert-confirm-letter =
    Somebody who calls themselves “{ $name }” wants to get alerts of Rune Stones at this address. If that is you, open this link in the browser in which you asked for it:
    { $url }

    If not, do nothing: you will get no more e-mails.
