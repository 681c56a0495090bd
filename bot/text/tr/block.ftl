### Engelleme: kiminle oynamak istemediğin.

# en: a7d2
block-done = { $player } artık seni davet edemez, açık davetlerini kabul edemez, profilini göremez. Ortak oyunlar sürer. `/unblock` bunu kaldırır.
# en: 8f10
block-undone = { $player } seni yeniden davet edebilir.
# en: 2e8c
block-list =
    { $count ->
        [0] Kimseyi engellemedin. `/block` ile biri seni davet edemez.
       *[other] Engellediklerin: { $players }. `/unblock` bunu kaldırır.
    }
# en: fa25
block-by-you = Engellediğin biri: { $player }. Oynamak için önce `/unblock` kullan.
# en: 8ea4
block-takes-none = { $player } senden davet almıyor. Başka birini davet et ya da ad yazma, herkes kabul edebilsin.
# en: 2b87
block-too-many = { $most } kişiyi engelledin, sınır bu. Önce `/unblock` kullan.
# en: 47d5
block-not-this = Başka birini seç: kendini ya da bir botu engelleyemezsin.
