### Spans of time.

# $parts (List): hours, minutes and seconds, each as below
time-span = { $parts }

# $n (Number): how many
time-hours = { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }

# $n (Number): how many
time-minutes = { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }

# $n (Number): how many
time-seconds = { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
