### Pages about what went wrong.

# $status (Number): the HTTP status
error-status = Error { DIGITS($status) }.
# The title of a page that says why a request at a table was refused.
error-not-possible = Not possible now
