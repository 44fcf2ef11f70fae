shared-device-title = Add tovább az eszközt – Kanaszta
shared-device-pass = { $player } jön: add át az eszközt
shared-device-about = A lapok addig nem látszanak, amíg { $player } meg nem nyomja a gombot.
shared-device-show = Mutasd a lapjaimat

shared-device-people = Többen egy eszközön
shared-device-alone = csak te
shared-device-people-about = Felváltva játszotok egy képernyőn, kézről kézre adva. A körök között nem látszanak a lapok. Óra nincs.
shared-device-others = A többiek neve
shared-device-others-about = Több nevet vesszővel válassz el.
shared-device-sides = Csapatok
shared-device-partners = Partnerek
shared-device-opponents = Ellenfelek
shared-device-name = { $name }
shared-device-who = { $bots ->
        [0] Te és { $others } ezen az eszközön.
       *[other] Te és { $others } ezen az eszközön, és { SPELL($bots) } robot.
    }
shared-device-too-many = Többen egy eszközön: az asztalnál csak { $players } játékos fér el. Írj be kevesebb nevet.
shared-device-not-invited = Többen egy eszközön: így csak robotokkal játszhattok. Ha barátokat hívnál meg, töröld a neveket.
