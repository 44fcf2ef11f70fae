script-connection-lost = <b>Megszakadt a kapcsolat.</b> Újrakapcsolódás… A helyed megvan.
script-connection-back = Helyreállt a kapcsolat.
