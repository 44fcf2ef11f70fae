### Pages about what went wrong.

# $status (Number): the HTTP status
error-status = Error { DIGITS($status) }.
