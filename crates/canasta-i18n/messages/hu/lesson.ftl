lesson-title = Tanulj meg kanasztázni
lesson-panel = Tanulj meg kanasztázni:
lesson-step = { $step }. lépés, összesen { $steps }.
lesson-to-play = { $player } jön.

lesson-say-1 = Annával játszol Ruth és Paul ellen. Gyűjts azonos rangú lapokat. Minden kör egy lappal kezdődik: nyomd meg a „Húzok” gombot.
lesson-say-2 = Egy király: már három van. Minden kör dobással végződik. Koppints az ötösre; a gomb megmondja, mit fog tenni. Nyomd meg: „5-öst dobok”.
lesson-say-3 = Három vagy több azonos rangú lapot le lehet rakni. A kettes és a dzsóker bármit helyettesít. A csapatod első lerakásának legalább 50 pontot kell érnie. Húzz.
lesson-say-4 = Egy piros hármas: 100 pont, magától az asztalra került. Most koppints kétszer a királyokra (a második mindet kijelöli), aztán a kettesre. Nyomd meg: „Lerakom (50)”.
lesson-say-5 = A csapatod lerakott; mostantól bármilyen lerakás jó. Fejezd be a kört: „10-est dobok”.
lesson-say-6 = Paul dámát dobott, és neked kettő van. Nyomd meg a „Felveszem” gombot: a két dámáddal az egész halmot felveszed.
lesson-say-7 = Most három-három ötösöd, hatosod és kilencesed van. Koppints mindegyikre kétszer: mindhárom lerakás egyszerre mehet. Nyomd meg: „Lerakom (60)”.
lesson-say-8 = A fekete hármas megállítja a következőt: Ruth nem veheti fel a halmot. Koppints rá, aztán nyomd meg: „Fekete 3-ast dobok”.
lesson-say-9 = Ruth kettese befagyasztotta a halmot: most két természetes lap kell hozzá a kézből. Paul bubija illene Anna bubijaihoz, de neked egy sincs. Húzz.
lesson-say-10 = Egy király. Anna hozzátett kettőt, a tiéd a hetedik: kanaszta, 300 pont; helyettesítő nélkül 500 lenne. Nyomd meg: „Lerakom (10)”.
lesson-say-11 = Dobd el a tízest vagy egy nyolcast, ahogy tetszik.
lesson-say-12 = Anna azt kérdezi: „Kimehetek?” Ha igent mondasz, most ki kell mennie, és vége az osztásnak. Nyomd meg: „Igen, menj ki”.

lesson-back = Vissza
lesson-skip = Kihagyom

lesson-first-1 = előbb húzz egy lapot a pakliból.
lesson-first-2 = jelöld ki az ötöst, aztán dobd el.
lesson-first-3 = előbb húzz egy lapot a pakliból.
lesson-first-4 = rakd le a három királyt a kettessel.
lesson-first-5 = fejezd be a kört a tízessel.
lesson-first-6 = vedd fel a halmot a két dámáddal.
lesson-first-7 = rakd le az ötösöket, a hatosokat és a kilenceseket.
lesson-first-8 = dobd el a fekete hármast.
lesson-first-9 = a halom be van fagyasztva, ezért húzz egy lapot.
lesson-first-10 = tedd a királyt a királyaidhoz.
lesson-first-11 = fejezd be a kört a tízessel vagy egy nyolcassal.
lesson-first-12 = felelj Annának: igen, menj ki.
lesson-one-deal = a lecke csak egy osztás. Játssz egy teljes játszmát, vagy kezdd újra a leckét.

lesson-meanwhile-2 = Most Ruth, Anna és Paul köre jön. Mindegyikük húz és dob.
lesson-meanwhile-5 = A lerakások a két partneréi közösen. Figyeld Annát: két királyt tesz a tieidhez.
lesson-meanwhile-8 = Ruth kettest dob. A helyettesítő lap befagyasztja a halmot.
lesson-meanwhile-11 = Ha egy csapatnak van kanasztája, kimehet: az egyik partner megválik az utolsó lapjától, és vége az osztásnak.

lesson-ended = Kész az első osztásod!
lesson-ended-about = Anna kiment, és a csapatodnak kanasztája van királyból. Egy játszma addig tart, amíg valamelyik csapat el nem éri az 5000 pontot. Ha robotok ellen játszol, a „Tipp” gombbal (a villanykörtével) tanácsot kérhetsz.
lesson-score = Így jöttek a pontok
lesson-natural = Tiszta kanaszták
lesson-natural-about = A helyettesítő lap nélküli kanaszta 500 pontot ér. Most egyik csapatnak sem volt.
lesson-mixed = Vegyes kanaszták
lesson-mixed-about = A királykanasztátokban helyettesítő lap is van: { $points } pont.
lesson-red-threes = Piros hármasok
lesson-red-threes-about = Mindegyik 100 pont: nektek { $ours }, az ellenfélnek { $theirs }. Ha egy csapat nem rakott le, mindegyikért 100 pontot veszít.
lesson-going-out = Kimenés
lesson-going-out-about = Anna kiment: { $points } pont a csapatodnak.
lesson-melded = Lerakott lapok
lesson-melded-about = Minden lerakott lap számít: a dzsóker 50, a kettes és az ász 20, a királytól a nyolcasig 10, a többi 5. Ti { $ours } pontot raktatok le, ők { $theirs } pontot.
lesson-in-hand = Kézben maradt lapok
lesson-in-hand-about = A kézben maradt lapok pontja levonódik: nálatok { $ours } (a te lapjaid), náluk { $theirs }.
lesson-play = Teljes játszma
lesson-again = A lecke újra
