### İki kişilik masanın kural özeti: ne oynanıyor, tek satırda ve kural kural. Sayılara ek getirilmez.

# en: e968
sheet-match = { $length } puanlık maç
# en: c4be
sheet-money = Limitsiz oturum
# en: 76a3
sheet-money-stake = Limitsiz oturum, puan değeri { $stake }

## Açık seçeneklerin üstünde.

# en: 12ce
sheet-heading-match = **{ $length } puanlık maç**
# en: f057
sheet-heading-money = **Limitsiz oturum**
# en: f5a0
sheet-heading-stake = **Limitsiz oturum, puan değeri { $stake }**

## Açık seçenekler, aralarında “ · ” ya da “, ”.

# en: 54c6
sheet-first-cube = Vido küpü
# en: 8ba0
sheet-first-cap = Vido küpü, en çok { $cap }
# en: bf58
sheet-first-no-cube = Küpsüz
# en: c73e
sheet-first-start =
    { $start ->
        [nackgammon] Nackgammon dizilişi
        [hypergammon] Hypergammon, her tarafa üç pul
       *[standard] Standart diziliş
    }
# en: 0488
sheet-first-start-unnamed = Diziliş: { $places }
# en: e667
sheet-crawford = Crawford kuralı
# en: 7af3
sheet-jacoby = Jacoby
# en: f385
sheet-beavers = beaver
# en: 489e
sheet-raccoons = raccoon
# en: 35b3
sheet-doubles =
    { $doubles ->
        [1] oyunda 1 otomatik vido
       *[other] oyunda en çok { $doubles } otomatik vido
    }
# en: 7e22
sheet-doubles-unlimited = sınırsız otomatik vido
# en: 8707
sheet-start =
    { $start ->
        [nackgammon] Nackgammon dizilişi
        [hypergammon] hypergammon, her tarafa üç pul
       *[standard] standart diziliş
    }
# en: 6728
sheet-start-unnamed = diziliş: { $places }
# en: 9218
sheet-cap = küp en çok { $cap }

## Kurallar, birer satır.

# en: 011d
sheet-rule-one = **1 puanlık maç**: her galibiyet maçı kazandırır.
# en: 89ed
sheet-rule-match = **{ $length } puanlık maç**: { $length } puana ilk ulaşan kazanır.
# en: 3263
sheet-rule-money = **Limitsiz oturum**: ikiniz de istedikçe oynarsınız. Puanına oynanır; para el değiştirmez.
# en: 7135
sheet-rule-stake = Bir puanın değeri: { $stake }.
# en: 3300
sheet-rule-wins =
    { $has_cube ->
        [yes] **Galibiyet**: tek oyun 1, mars 2, katmerli mars 3 puan; küpün değeriyle çarpılır.
       *[no] **Galibiyet**: tek oyun 1, mars 2, katmerli mars 3 puan.
    }
# en: 523c
sheet-rule-gammon = **Mars**: kaybeden hiç pul toplayamamış.
# en: 4072
sheet-rule-backgammon = **Katmerli mars**: mars, üstelik kaybedenin barda ya da kazananın iç sahasında pulu var.
# en: 6815
sheet-rule-no-cube = **Vido küpü**: yok.
# en: ec6a
sheet-rule-cube = **Vido küpü**: zar atmadan önce vido çekebilirsin. Rakibin alırsa oyun iki katı sayılır ve sonraki vidoyu yalnız rakibin çekebilir. Pas geçerse oyunu vidodan önceki değerinden kaybeder.
# en: 2540
sheet-rule-cap = **Küp sınırı**: küp en çok { $cap } olur.
# en: 05ba
sheet-rule-crawford = **Crawford kuralı**: bir oyuncunun maçı kazanmasına ilk kez 1 puan kalınca sonraki oyun küpsüz oynanır. O oyundan sonra küp geri gelir.
# en: fe92
sheet-rule-dead-cube = **Ölü küp**: şimdiki küple tek oyun bile sana maçı kazandırıyorsa vido çekemezsin.
# en: af1b
sheet-rule-jacoby = **Jacoby**: mars ve katmerli mars yalnız vido çekilip alınan oyunlarda sayılır.
# en: 8eeb
sheet-rule-beavers = **Beaver**: sana vido çekilince hemen bir daha katlayıp küpü kendinde tutabilirsin.
# en: 2e46
sheet-rule-raccoons = **Raccoon**: vidona beaver yapılınca bir daha katlayabilirsin; küp rakibinde kalır.
# en: 6026
sheet-rule-doubles =
    { $doubles ->
        [1] **Otomatik vido**: açılış zarları eşit gelirse küp katlanır ve ortada kalır, oyunda bir kez.
       *[other] **Otomatik vido**: açılış zarları eşit gelirse küp katlanır ve ortada kalır, oyunda en çok { $doubles } kez.
    }
# en: 0267
sheet-rule-doubles-unlimited = **Otomatik vido**: açılış zarları her eşit gelişinde küp katlanır ve ortada kalır.
# en: 4bf8
sheet-rule-start = **Diziliş**: { $start }.
# $places: picture-on-bar, picture-on-point ve sheet-checkers-off, aralarında virgül.
# en: d903
sheet-rule-checkers = Her tarafta: { $places }.
# en: 334d
sheet-checkers-off = oyun dışında { $checkers }
