### Tekst skryptu o formularzach i linkach do kopiowania.

script-forms-not-done = Serwer nie odpowiada. Spróbuj ponownie.
script-forms-copied = Skopiowano.
script-forms-not-copied = Zaznacz tekst i go skopiuj.
