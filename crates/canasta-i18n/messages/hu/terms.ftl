### Magyar alakok: one = alapeset, acc = tárgyeset, many = többes szám, many-acc = névelős többes tárgyeset, the = névelővel, to = névelős többes „-hoz”,
### your-to/our-to = birtokos többes névelővel, „-hoz” raggal, from = „-ból”, with = „-val”,
### brief = gombra, számjeggyel, tárgyesetben: „5-öst dobok”.

-kind-joker = { $form ->
   *[one] dzsóker
    [acc] dzsókert
    [many] dzsókerek
    [many-acc] a dzsókereket
    [the] a dzsóker
    [the-acc] a dzsókert
    [to] a dzsókerekhez
    [your-to] a dzsókereidhez
    [our-to] a dzsókereinkhez
    [from] dzsókerből
    [with] dzsókerrel
    [brief] dzsó{ "\u00AD" }kert
}
-kind-two = { $form ->
   *[one] kettes
    [acc] kettest
    [many] kettesek
    [many-acc] a ketteseket
    [the] a kettes
    [the-acc] a kettest
    [to] a kettesekhez
    [your-to] a ketteseidhez
    [our-to] a ketteseinkhez
    [from] kettesből
    [with] kettessel
    [brief] 2-est
}
-kind-red-three = { $form ->
   *[one] piros hármas
    [acc] piros hármast
    [many] piros hármasok
    [many-acc] a piros hármasokat
    [the] a piros hármas
    [the-acc] a piros hármast
    [to] a piros hármasokhoz
    [your-to] a piros hármasaidhoz
    [our-to] a piros hármasainkhoz
    [from] piros hármasból
    [with] piros hármassal
    [brief] piros 3-ast
}
-kind-black-three = { $form ->
   *[one] fekete hármas
    [acc] fekete hármast
    [many] fekete hármasok
    [many-acc] a fekete hármasokat
    [the] a fekete hármas
    [the-acc] a fekete hármast
    [to] a fekete hármasokhoz
    [your-to] a fekete hármasaidhoz
    [our-to] a fekete hármasainkhoz
    [from] fekete hármasból
    [with] fekete hármassal
    [brief] fekete 3-ast
}
-kind-four = { $form ->
   *[one] négyes
    [acc] négyest
    [many] négyesek
    [many-acc] a négyeseket
    [the] a négyes
    [the-acc] a négyest
    [to] a négyesekhez
    [your-to] a négyeseidhez
    [our-to] a négyeseinkhez
    [from] négyesből
    [with] négyessel
    [brief] 4-est
}
-kind-five = { $form ->
   *[one] ötös
    [acc] ötöst
    [many] ötösök
    [many-acc] az ötösöket
    [the] az ötös
    [the-acc] az ötöst
    [to] az ötösökhöz
    [your-to] az ötöseidhez
    [our-to] az ötöseinkhez
    [from] ötösből
    [with] ötössel
    [brief] 5-öst
}
-kind-six = { $form ->
   *[one] hatos
    [acc] hatost
    [many] hatosok
    [many-acc] a hatosokat
    [the] a hatos
    [the-acc] a hatost
    [to] a hatosokhoz
    [your-to] a hatosaidhoz
    [our-to] a hatosainkhoz
    [from] hatosból
    [with] hatossal
    [brief] 6-ost
}
-kind-seven = { $form ->
   *[one] hetes
    [acc] hetest
    [many] hetesek
    [many-acc] a heteseket
    [the] a hetes
    [the-acc] a hetest
    [to] a hetesekhez
    [your-to] a heteseidhez
    [our-to] a heteseinkhez
    [from] hetesből
    [with] hetessel
    [brief] 7-est
}
-kind-eight = { $form ->
   *[one] nyolcas
    [acc] nyolcast
    [many] nyolcasok
    [many-acc] a nyolcasokat
    [the] a nyolcas
    [the-acc] a nyolcast
    [to] a nyolcasokhoz
    [your-to] a nyolcasaidhoz
    [our-to] a nyolcasainkhoz
    [from] nyolcasból
    [with] nyolcassal
    [brief] 8-ast
}
-kind-nine = { $form ->
   *[one] kilences
    [acc] kilencest
    [many] kilencesek
    [many-acc] a kilenceseket
    [the] a kilences
    [the-acc] a kilencest
    [to] a kilencesekhez
    [your-to] a kilenceseidhez
    [our-to] a kilenceseinkhez
    [from] kilencesből
    [with] kilencessel
    [brief] 9-est
}
-kind-ten = { $form ->
   *[one] tízes
    [acc] tízest
    [many] tízesek
    [many-acc] a tízeseket
    [the] a tízes
    [the-acc] a tízest
    [to] a tízesekhez
    [your-to] a tízeseidhez
    [our-to] a tízeseinkhez
    [from] tízesből
    [with] tízessel
    [brief] 10-est
}
-kind-jack = { $form ->
   *[one] bubi
    [acc] bubit
    [many] bubik
    [many-acc] a bubikat
    [the] a bubi
    [the-acc] a bubit
    [to] a bubikhoz
    [your-to] a bubijaidhoz
    [our-to] a bubijainkhoz
    [from] bubiból
    [with] bubival
    [brief] bubit
}
-kind-queen = { $form ->
   *[one] dáma
    [acc] dámát
    [many] dámák
    [many-acc] a dámákat
    [the] a dáma
    [the-acc] a dámát
    [to] a dámákhoz
    [your-to] a dámáidhoz
    [our-to] a dámáinkhoz
    [from] dámából
    [with] dámával
    [brief] dámát
}
-kind-king = { $form ->
   *[one] király
    [acc] királyt
    [many] királyok
    [many-acc] a királyokat
    [the] a király
    [the-acc] a királyt
    [to] a királyokhoz
    [your-to] a királyaidhoz
    [our-to] a királyainkhoz
    [from] királyból
    [with] királlyal
    [brief] királyt
}
-kind-ace = { $form ->
   *[one] ász
    [acc] ászt
    [many] ászok
    [many-acc] az ászokat
    [the] az ász
    [the-acc] az ászt
    [to] az ászokhoz
    [your-to] az ászaidhoz
    [our-to] az ászainkhoz
    [from] ászból
    [with] ásszal
    [brief] ászt
}

-card = { $suit } { $rank }
-card-red-joker = { $form ->
   *[one] piros dzsóker
    [acc] piros dzsókert
    [with] piros dzsókerrel
}
-card-black-joker = { $form ->
   *[one] fekete dzsóker
    [acc] fekete dzsókert
    [with] fekete dzsókerrel
}

-rank-two = { $form ->
   *[one] kettes
    [acc] kettest
    [with] kettessel
}
-rank-three = { $form ->
   *[one] hármas
    [acc] hármast
    [with] hármassal
}
-rank-four = { $form ->
   *[one] négyes
    [acc] négyest
    [with] négyessel
}
-rank-five = { $form ->
   *[one] ötös
    [acc] ötöst
    [with] ötössel
}
-rank-six = { $form ->
   *[one] hatos
    [acc] hatost
    [with] hatossal
}
-rank-seven = { $form ->
   *[one] hetes
    [acc] hetest
    [with] hetessel
}
-rank-eight = { $form ->
   *[one] nyolcas
    [acc] nyolcast
    [with] nyolcassal
}
-rank-nine = { $form ->
   *[one] kilences
    [acc] kilencest
    [with] kilencessel
}
-rank-ten = { $form ->
   *[one] tízes
    [acc] tízest
    [with] tízessel
}
-rank-jack = { $form ->
   *[one] bubi
    [acc] bubit
    [with] bubival
}
-rank-queen = { $form ->
   *[one] dáma
    [acc] dámát
    [with] dámával
}
-rank-king = { $form ->
   *[one] király
    [acc] királyt
    [with] királlyal
}
-rank-ace = { $form ->
   *[one] ász
    [acc] ászt
    [with] ásszal
}

-suit-spades = pikk
-suit-hearts = kőr
-suit-diamonds = káró
-suit-clubs = treff

-list-last = {" és "}

-number-0 = nulla
-number-1 = egy
-number-2 = { $form ->
   *[attr] két
    [alone] kettő
}
-number-3 = három
-number-4 = négy
-number-5 = öt
-number-6 = hat
-number-7 = hét
-number-8 = nyolc
-number-9 = kilenc
-number-10 = tíz
-number-11 = tizenegy
-number-12 = { $form ->
   *[attr] tizenkét
    [alone] tizenkettő
}
