shell-name = Kanaszta
shell-description = A kanaszta kártyajáték kettőtől hat játékosig, barátokkal vagy a gép ellen. Regisztráció nélkül.
shell-picture = Öt kártyalap legyezőben, tetején egy király
shell-invitation = { $host } meghívott egy játszma kanasztára

shell-offline-title = Nincs kapcsolat – Kanaszta
shell-offline-heading = Nincs kapcsolat
shell-offline = A szerver nem érhető el. A játszmáid és a helyeid ott biztonságban vannak.
shell-try-again = Próbáld újra

shell-pad-loading = Megnyílik a pontfüzet…
