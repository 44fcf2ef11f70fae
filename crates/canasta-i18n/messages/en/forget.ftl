### “Forget me”: what goes and what stays, before and after.

forget-title = Forget me. Canasta
forget-heading = Forget me
forget-goes = What goes
forget-name = Your name, at every table of this server. The others see “Former player”.
forget-chat = What you said at your tables.
forget-browser = Your calendar link, and everything this site has kept in this browser: your settings, and its notes on the commitments for your deals.
# The link leads to “Your games”.
forget-stats = Everything under “Your games”. You can also delete only that, <a>on its page</a>.
forget-practice = What you did for practice: the reviews of your games, your puzzles, and your tries at the deal of the day.
# The link leads to “Your devices”.
forget-way-back = Your way back: no table will know you any more, in this browser or on any of <a>your devices</a>. A bot plays on for you in games that are not over.
forget-apart = What this device kept of others who played in this browser before.
forget-stays = What stays
forget-cards = The cards and the scores of your games, without your name. They are the other players’ games, too.
forget-for-good = This cannot be undone.
forget-now = Forget me
forget-keep = Keep everything

## After it.

forget-done-title = You are forgotten. Canasta
forget-done-heading = You are forgotten
# Once the script has cleared the browser.
forget-nothing-left = Your name, your seats and your devices are gone from this server, and nothing is left in this browser.
# Before it has, and where there is no script.
forget-script-clears = Your name, your seats and your devices are gone from this server, and so are the cookies in this browser. Notes on the commitments for your deals are cleared by a script.
