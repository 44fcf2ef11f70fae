### What a page’s script says of forms and of links to copy. The browser fills these in: docs/languages.md says how.

script-forms-not-done = No answer from the server. Try again.
script-forms-copied = Copied.
script-forms-not-copied = Select the text and copy it.
