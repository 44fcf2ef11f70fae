### Text of a page’s script about forms and links to copy. The browser fills these in, as docs/languages.md explains.

script-forms-not-done = No response from the server. Try again.
script-forms-copied = Copied.
script-forms-not-copied = Select the text and copy it.
