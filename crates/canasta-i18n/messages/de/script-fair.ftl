### Text der Prüfung auf der Seite über faires Geben.

script-fair-deal-number = Runde { $deal }
script-fair-verdict-fair = { fair-proved }
script-fair-verdict-no-seed = { fair-no-seed }
script-fair-verdict-commitment = { fair-commitment }
script-fair-verdict-deck = { fair-deck }
script-fair-verdict-cuts = { fair-cuts }
script-fair-verdict-nothing = { fair-nothing }

script-fair-all-fair = { fair-all }
script-fair-some-proved = { fair-some }
script-fair-some-unfair = { fair-unfair-deals }

script-fair-commitment-same = Dein Browser hat diese Festlegung vor der Runde gesehen.
script-fair-commitment-other = Diesem Browser wurde vor der Runde eine andere Festlegung gezeigt: { $commitment }
script-fair-cut-there = Die Abhebezahl deines Browsers ist dabei.
script-fair-cut-gone = Die Abhebezahl deines Browsers fehlt: { $cut } Vielleicht kam sie zu spät, oder ein anderes deiner Fenster hat zuerst abgehoben.
script-fair-noted = <b>Runde { $deal }</b> hatte diese Festlegung:
script-fair-noted-and-cut = <b>Runde { $deal }</b> hatte diese Festlegung, bevor dein Browser abhob:

script-fair-shown = Was in der Aufzeichnung steht
script-fair-shown-table = Tisch
script-fair-shown-seats = Plätze zu der Zeit
script-fair-shown-commitment = Festlegung
script-fair-shown-seed = Startwert
script-fair-shown-cut = Abhebezahl von Platz { $seat }
script-fair-shown-deck = Karten in der Reihenfolge des Gebens

script-fair-at-line = Zeile { $line }: { $fault }
script-fair-not-card = erwartet wird eine Karte wie 4H, hier steht „{ $found }“.
script-fair-not-digits = erwartet werden { $digits } hexadezimale Ziffern.
script-fair-not-number = erwartet wird eine Zahl, hier steht „{ $found }“.
script-fair-not-line = erwartet werden ein Name und ein Doppelpunkt.
script-fair-not-deal = erwartet wird „Deal { $deal }“.
script-fair-second-line = die Zeile „{ $name }:“ kommt doppelt vor.
script-fair-no-record = Das ist keine Aufzeichnung von Canasta. Aufzeichnungen beginnen mit „Canasta record 1“.
script-fair-newer = Diese Aufzeichnung stammt von einer neueren Version von Canasta. Prüf sie auf einem neueren Server.
script-fair-no-deals = In dieser Aufzeichnung sind keine Runden.
script-fair-house = Die Hausregeln sind nicht lesbar.
script-fair-missing = Runde { $deal } hat eine Festlegung, aber keine Zeile „{ $name }:“.
script-fair-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
script-fair-record-unread = Diese Datei ließ sich nicht lesen.
