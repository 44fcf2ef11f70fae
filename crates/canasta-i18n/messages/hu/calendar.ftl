calendar-title = Naptár – Kanaszta
calendar-heading = A köreid a naptáradban
calendar-about = A naptáradban is láthatod, ha valamelyik asztalodnál te jössz. Iratkozz fel erre a linkre a telefonod vagy a géped naptárában:
calendar-link = Naptárlink
calendar-copy = Másolás
calendar-subscribe = Feliratkozás
calendar-private = Ezt a linket ne add tovább: akinek megvan, látja, mikor jössz te, de mást nem. A naptárak csak néhány óránként frissülnek.

calendar-name = Kanaszta: te jössz
calendar-entry = Kanaszta: te jössz
