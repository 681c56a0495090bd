### Bir oyuncu hakkında saklananlar: dışa aktarılması ve silinmesi.

# en: 68ed
privacy-exported = Hakkında saklanan her şey burada: adların ve Discord kimliğin, ayarların, masaların ve orada yaptıkların, zarlara kattığın sözler, notların ve içe aktardığın maçlar.
# en: 02eb
privacy-nothing-stored = Hakkında henüz bir şey saklanmıyor. İlk davetin ya da oyununla başlar.

## Her şey silinmeden önce.

# en: 84b9
privacy-erase = ### Hakkında saklanan her şey silinsin mi?
# en: 54de
privacy-ends-games =
    { $games ->
        [1] **1 oyun hemen biter**, sonuçsuz. Rakibine nedeni söylenir.
       *[other] **{ $games } oyun hemen biter**, sonuçsuz. Rakiplerine nedeni söylenir.
    }
# en: 8843
privacy-ends-challenges = **{ $challenges } açık davet hemen biter.**
# en: 8f55
privacy-leaves = **{ $chouettes } chouette’ten hemen ayrılırsın.** Süren oyunu senin yerine başkaları bitirir.
# en: 2907
privacy-forgotten = Adların, Discord kimliğin, ayarların, içe aktardıkların, notların ve zarlara kattığın sözler silinir.
# “eski bir oyuncu”: table-former-player.
# en: b63c
privacy-kept = Oynadığın oyunlar rakiplerinde kalır; adının yerinde “eski bir oyuncu” yazar.
# en: 95c9
privacy-posted = Discord’daki eski mesajlarda adın kalır. Yalnız şimdi biten masaların tahtaları değiştirilir.
# en: df31
privacy-final = **Bu geri alınamaz.** Dönersen yeni bir oyuncu olarak başlarsın.
# en: 3d6c
privacy-copy = `/privacy export` önce sana bir kopya verir.
# en: eafd
privacy-erase-yes = Her şeyi sil
# en: c881
privacy-erase-no = Hiçbir şeyi silme

## Sonra.

# en: 9ad5
privacy-kept-all = Hiçbir şey silinmedi.
# en: 0849
privacy-erased = Verilerin silindi.
# en: 9d82
privacy-closed = Masalarından { $tables } tanesi kapatıldı.
# en: e3a3
privacy-traces = Veritabanı dosyasında şimdilik izler kaldı; bunların nasıl silineceğini botu çalıştıran kişi kayıtta bulur.
