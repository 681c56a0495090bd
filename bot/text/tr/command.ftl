### Eğik çizgi komutları: adları ve altlarında yazan açıklamalar.
### Ad en çok 32 küçük harf, rakam, - ve _ olabilir, boşluksuz. Bir komutun iki seçeneği aynı adı taşıyamaz; bir
### seçenek, o komutun başka bir seçeneğinin İngilizce adını da taşıyamaz. Açıklama en çok 100 karakterdir.

## Komutlar

# en: ba8e
command-roll = zar-at
# en: dc83
command-roll-description = Zarını at
# en: 7e7d
command-double = vido
# en: 8b84
command-double-description = Zar atmadan önce vido çek
# en: 292e
command-double-option-sure-description = Bir daha sorulmadan vido çek
# en: 2ff8
command-take = al
# en: de4c
command-take-description = Küpü al; ya da beaver’ı, pesi veya daveti kabul et
# en: cc6a
command-pass = pas
# en: 560a
command-pass-description = Vidoya pas geç; ya da beaver’ı, pesi veya daveti reddet
# en: 9f15
command-pass-option-sure-description = Bir daha sorulmadan pas geç
# en: 3fac
command-beaver = beaver
# en: 6987
command-beaver-description = Vidoya beaver yap: küp bir daha katlanır, sende kalır; ya da beaver’a raccoon yap
# en: 644f
command-play = oyna
# en: 30fc
command-play-description = Zarını oyna; hamle yazmazsan adım adım kur
# en: 7a28
command-play-option-play = hamle
# en: 5c57
command-play-option-play-description = Örneğin 8/5 6/5, 13/8(2), bar/20* veya 6/off
# en: 167b
command-resign = pes
# en: d272
command-resign-description = Pes etmeyi teklif et; rakibin kabul eder ya da reddeder
# en: bd20
command-resign-option-loss-description = Hangi kaybı teklif ediyorsun
# en: bcc1
command-resign-option-sure-description = Bir daha sorulmadan pes et
# en: f00a
command-next = sonraki
# en: f10e
command-next-description = Oturumun sonraki oyununu başlat; bittiyse rövanş iste
# en: 3f7e
command-challenge = davet
# en: f160
command-challenge-description = Bir arkadaşını ya da bu kanaldaki herkesi maça veya limitsiz oturuma davet et
# en: 9287
command-challenge-option-thread-description = Ayrı bir alt başlıkta oyna; kanaldaki masa doluysa kendiliğinden açılır
# en: 1d14
command-propose = öner
# en: 14fc
command-propose-description = Bu kanaldaki davet için başka kurallar öner
# en: 89d6
command-end = bitir
# en: bba2
command-end-description = Limitsiz oturumu iki oyun arasında bitir
# en: f69d
command-takeback = geri-al
# en: 4fbe
command-takeback-description = Son hamleni ya da vidonu geri almak için rakibinden izin iste
# en: 7dab
command-orders = talimatlar
# en: d6e9
command-orders-description = Bu masadaki kalıcı talimatların: sıra sendeyken bot senin için ne yapsın
# en: 6446
command-clock = saat
# en: ef3c
command-clock-description = Bu masanın saati
# en: 5780
command-clock-show = göster
# en: 21ee
command-clock-show-description = Sıradaki oyuncunun ne kadar süresi kaldı
# en: 34bf
command-clock-claim = iste
# en: 2881
command-clock-claim-description = Oyunu iste: rakibinin süresi doldu
# en: 0dab
command-clock-autopilot = otomatik-pilot
# en: 2835
command-clock-autopilot-description = Süresi dolan rakibin yerine oyunu otomatik pilot bitirsin
# en: bae2
command-clock-more = süre-ver
# en: 0bd6
command-clock-more-description = Bu sıra için rakibine ek süre ver
# en: 5f05
command-clock-ask = süre-iste
# en: c23a
command-clock-ask-description = Bu sıra için rakibinden ek süre iste
# en: 6b43
command-vacation = tatil
# en: 57a7
command-vacation-description = Saatlerinin durduğu günler
# en: f098
command-vacation-show = göster
# en: a5ab
command-vacation-show-description = Tatillerin ve bu yıl kalan tatil günlerin
# en: 0efe
command-vacation-set = ekle
# en: fcf0
command-vacation-set-description = Tatile çık: bütün masalarda saatin durur
# en: 52b9
command-vacation-end = bitir
# en: babe
command-vacation-end-description = Tatilini bugün bitir ya da gelecek tatilini iptal et
# en: 123e
command-position = pozisyon
# en: 8565
command-position-description = Buradaki herkes için bir pozisyon çiz: XGID, OGID, GNU kimliği ya da pullar
# en: 420d
command-import = içe-aktar
# en: 3a2d
command-import-description = Bir maçı dosyadan izle (.mat, .sgf, .ogxm, .xg, .bgf, Galaxy, Studio), en çok 256 KB
# en: bb35
command-chouette = chouette
# en: fdd6
command-chouette-description = Box’taki bir oyuncu ötekilerin hepsine karşı
# en: 2c10
command-chouette-start = başlat
# en: fc65
command-chouette-start-description = Bu kanalda bir chouette aç; arkadaşların katılır, sen başlatırsın
# en: 2dde
command-chouette-start-option-thread-description = Ayrı bir alt başlıkta
# en: 3084
command-chouette-settings = ayarlar
# en: 9702
command-chouette-settings-description = Kurucuysan seçenekleri değiştir
# en: d5fd
command-chouette-join = katıl
# en: 2786
command-chouette-join-description = Bu kanaldaki chouette’e katıl, seçeneklerini kabul et
# en: 4876
command-chouette-leave = ayrıl
# en: c541
command-chouette-leave-description = Ayrıl; oyun sürüyorsa bitene kadar yerine başkaları oynar
# en: 566b
command-chouette-leave-option-sure-description = Bir daha sorulmadan ayrıl
# en: 583f
command-chouette-away = ara-ver
# en: ac88
command-chouette-away-description = Ara ver; oyun sürüyorsa yerine başkaları oynar
# en: b054
command-chouette-away-option-sure-description = Bir daha sorulmadan ara ver
# en: 1171
command-chouette-back = döndüm
# en: 0eb9
command-chouette-back-description = Geri dön ve yeniden oyuna gir
# en: 9b9f
command-chouette-suggest = öner
# en: c7c8
command-chouette-suggest-description = Kaptanına bir hamle öner; bir şey yazmazsan önerileri gör
# en: acd6
command-chouette-suggest-option-play = hamle
# en: 636b
command-chouette-suggest-option-play-description = Örneğin 8/5 6/5, 13/8(2), bar/20* veya 6/off; yalnız takımın görür
# en: 1dbd
command-chouette-settle = anlaş
# en: 29b0
command-chouette-settle-description = Karşılaşmalarını puanla bitirmeyi öner
# en: 1618
command-chouette-settle-option-with-description = Kiminle; boş bırakırsan bütün karşılaşmaların
# en: f764
command-chouette-concede = pes
# en: f338
command-chouette-concede-description = Karşılaşmalarında pes etmeyi teklif et
# en: 150a
command-chouette-concede-option-loss-description = Hangi kaybı teklif ediyorsun
# en: 061d
command-chouette-proxy = vekil
# en: b293
command-chouette-proxy-description = Bu oyunda küpün için kim yanıt verebilir; boş bırakırsan kimse
# en: 2ff6
command-chouette-hold = beklet
# en: 252b
command-chouette-hold-description = Vido çekebilmek için kaptandan zarı bekletmesini iste
# en: 4d3f
command-chouette-hold-option-when-description = Açık: bu sıra; kapalı: serbest bırak; ya da bu oyunda her sıra
# en: e650
command-chouette-line = sıra
# en: 6ae3
command-chouette-line-description = Box, kaptan, diğer üyeler ve senin yerin
# en: eef4
command-chouette-ledger = hesap
# en: afbc
command-chouette-ledger-description = Kim ne kazandı, bütün ödemeler ve hesap nasıl kapanır
# en: 8c73
command-chouette-last = son
# en: a2f3
command-chouette-last-description = Kurucuysan bu oyunun ya da sonrakinin son oyun olduğunu duyur
# en: 62cc
command-chouette-last-option-when-description = Açık: duyur; kapalı: geri al
# en: 9493
command-chouette-host = kurucu
# en: e2a7
command-chouette-host-description = Kuruculuğu başkasına devret
# en: 6f34
command-chouette-host-option-player = oyuncu
# en: 18f5
command-chouette-host-option-player-description = Yeni kurucu
# en: f489
command-chouette-close = kapat
# en: 862e
command-chouette-close-description = Kurucuysan chouette’i bitir; oyun sürüyorsa o bitince
# en: 5fa2
command-block = engelle
# en: c378
command-block-description = Biri seni davet edemesin; boş bırakırsan engellediklerini gösterir
# en: 5bd8
command-block-option-player-description = Artık kim seni davet edemesin
# en: 2331
command-unblock = engelikaldır
# en: 2a78
command-unblock-description = Engellediğin biri seni yeniden davet edebilsin
# en: 111e
command-unblock-option-player-description = Kim seni yeniden davet edebilsin
# en: 9d4a
command-report = bildir
# en: ed38
command-report-description = Birini bu sunucunun yöneticilerine bildir; yalnız onlar okur
# en: 5d5a
command-report-option-player-description = Kimin hakkında
# en: 6377
command-report-option-reason-description = Ne oldu
# en: aa0a
command-option-reason = neden
# en: aec3
command-note = not
# en: 7555
command-note-description = Bu masa için kendine bir not; seçeneksiz yazarsan gösterir
# en: c405
command-note-option-text-description = Önceki notun yerine ne yazılsın
# en: cca3
command-board = tahta
# en: 3f30
command-board-description = Bu kanaldaki tahtaya bak; yalnız sen görürsün
# en: 9089
command-board-option-theme-description = Tahtanın görünümü, ayarındaki gibi değilse; berrak, renk körleri için yapıldı
# en: ff99
command-board-option-side-description = Kimin tarafından bakılsın, ayarındaki gibi değilse
# en: 114c
command-turns = oyunlarım
# en: d10b
command-turns-description = Bütün sunuculardaki oyunların: önce seni bekleyenler
# en: 006a
command-move-here = buraya-taşı
# en: 28b5
command-move-here-description = Bir oyununu bu kanala ya da alt başlığa taşı
# en: 3dad
command-move-here-option-table-description = Oyunun numarası; başka yerde tek oyunun varsa boş bırak
# en: 4b0b
command-history = geçmiş
# en: 55d6
command-history-description = Oynanan oyunlar: seninkiler, bir arkadaşınla olanlar ya da bu sunucudakiler
# en: bb04
command-history-option-with-description = Yalnız bu kişiyle oynadığın oyunlar
# en: 01c8
command-replay = tekrar
# en: be9b
command-replay-description = Bir oyunu hamle hamle yeniden izle; yalnız sen görürsün
# en: 4833
command-replay-option-game-description = Maçın hangi oyunu
# en: 33e7
command-export = dışa-aktar
# en: 8ccc
command-export-description = Bir maçı başka programlar için dosya olarak, pozisyonunu kopyalanacak biçimde al
# en: db30
command-dice = zarlar
# en: 32b3
command-dice-description = Zarların nereden geldiği ve dürüst olduklarının kanıtı
# en: 5d0b
command-dice-show = göster
# en: 4aaa
command-dice-show-description = Bir oyunun zarları neye dayanıyor; oyun bitince kanıtı
# en: 306e
command-dice-show-option-game-description = Maçın hangi oyunu; süren oyun için boş bırak
# en: c95a
command-dice-words = sözler
# en: 5060
command-dice-words-description = Buradaki sonraki oyunun zarlarına kendi sözlerini kat
# en: 1b2c
command-dice-words-option-text-description = Ne istersen; kanıtta iki oyuncu da okuyabilir
# en: ec61
command-dice-server = sunucu
# en: 3812
command-dice-server-description = Bu sunucuda zarlar nasıl geldi, dürüst mü
# en: 2d54
command-privacy = gizlilik
# en: 5b20
command-privacy-description = Hakkında saklanan her şey: kopyasını al ya da sildir
# en: e09d
command-privacy-export = dışa-aktar
# en: 6c0b
command-privacy-export-description = Hakkında saklanan her şey, yalnız senin alacağın bir dosyada
# en: 7638
command-privacy-erase = sil
# en: 56c0
command-privacy-erase-description = Hakkında saklanan her şeyi sildir; önce bir daha sorulur
# en: 65dc
command-leaderboard = sıralama
# en: e270
command-leaderboard-description = Bu sunucuda kim önde: Elo, puan, chouette puanı
# en: c5bf
command-leaderboard-option-by = ölçüt
# en: 5fdc
command-leaderboard-option-by-description = Neye göre; boş bırakırsan Elo
# en: f509
command-leaderboard-option-when = dönem
# en: 9ee7
command-leaderboard-option-when-description = Ne zamandan beri; boş bırakırsan bütün zamanlar
# en: cb49
command-profile = profil
# en: a31c
command-profile-description = Senin ya da bir başkasının durumu: Elo, sonuçlar, vidolar, chouette
# en: 275c
command-profile-option-player-description = Kimin profili; seninki için boş bırak
# en: c7eb
command-stats = istatistik
# en: 09fd
command-stats-description = Tek kartta bu sunucu: oyunlar, marslar, küpler
# en: 3510
command-versus = karşı-karşıya
# en: 0f80
command-versus-description = Biriyle aranızdaki sonuçlar ya da başka iki kişininkiler
# en: cd33
command-versus-option-player-description = Kime karşı; ikinci bir oyuncu yazarsan, ikisinden ilki
# en: 70b2
command-versus-option-other = diğer
# en: c848
command-versus-option-other-description = Senin yerine başka bir oyuncu
# en: 637f
command-settings = ayarlar
# en: b20c
command-settings-description = Tahtaları nasıl görürsün, burada ne oynanır
# en: bc3f
command-settings-me = ben
# en: b876
command-settings-me-description = Tahtaları nasıl görürsün, bot senin için ne yapar; seçeneksiz yazarsan gösterir
# en: 02ff
command-settings-me-option-side-description = Yalnız senin gördüğün tahtalarda altta hangi taraf dursun
# en: 385f
command-settings-me-option-theme-description = Yalnız senin gördüğün tahtaların görünümü; berrak, renk körleri için yapıldı
# en: 090c
command-settings-server = sunucu
# en: ede5
command-settings-server-description = Davette başka bir şey yazmıyorsa burada ne oynanır; seçeneksiz yazarsan gösterir
# en: 3cb7
command-settings-server-option-language-description = Bu sunucudaki tahtaların, alt başlıkların ve kayıtların dili
# en: 3bac
command-settings-server-option-side-description = Bu sunucudaki canlı tahtalarda altta kimin tarafı dursun
# en: 814e
command-settings-server-option-theme-description = Bu sunucudaki canlı tahtaların görünümü; berrak, renk körleri için yapıldı
# en: c104
command-settings-challenge = davet
# en: c9a0
command-settings-challenge-description = Davetlerin ne teklif eder; seçeneksiz yazarsan gösterir
# en: 0923
command-settings-challenge-option-reset-description = Sunucunun seçtiğine dön; öteki seçenekler yine sayılır
# en: 7930
command-admin = yönetici
# en: 3f6f
command-admin-description = Bu sunucuyu yönetenler için
# en: 5ad7
command-admin-status = durum
# en: 84ab
command-admin-status-description = Bu sunucuda ne aksıyor ve ne yapmalı
# en: ea2f
command-admin-reports = bildirimler
# en: c2c3
command-admin-reports-description = Yöneticilerin bildirimleri okuduğu yer; boş bırakırsan bildirim alınmaz
# en: 1b42
command-option-channel = kanal
# en: a344
command-admin-reports-option-channel-description = Yalnız yöneticilerin gördüğü bir kanal
# en: 684c
command-admin-void = geçersiz-say
# en: 6785
command-admin-void-description = Bir masadaki sonucu geçersiz say, örneğin bilerek kaybedilen bir maçı
# en: 64ef
command-admin-void-option-table-description = Masanın numarası
# en: 2770
command-admin-void-option-reason = neden
# en: 4315
command-admin-void-option-reason-description = Nedeni; masadaki herkes okur
# en: 4e23
command-admin-void-option-game-description = Yalnız o oyun
# en: 866f
command-admin-void-option-undo = geri_al
# en: 46e3
command-admin-void-option-undo-description = Yeniden sayılsın
# en: be61
command-help = yardım
# en: 4ae0
command-help-description = Nasıl oynanır ve bütün komutlar

## Seçenekler: yukarıdakiler dışında bütün komutlarda aynı

# en: 00e0
command-option-sure = eminim
# en: ace8
command-option-play = tür
# en: 86b4
command-option-play-description = Belli puana kadar bir maç ya da istediğiniz kadar oyunluk limitsiz oturum
# en: 349d
command-option-loss = kayıp
# en: e3b6
command-option-player = oyuncu
# en: 57b7
command-option-opponent = rakip
# en: 0af9
command-option-opponent-description = Kimi davet ediyorsun, beni de edebilirsin; boş bırakırsan buradaki herkes kabul edebilir
# en: 337a
command-option-level = seviye
# en: b7cc
command-option-level-description = Botun seviyesi; rakip yazmazsan bota karşı oynarsın
# en: 4ac8
command-option-tutor = eğitmen
# en: ee4a
command-option-tutor-description = Bana karşı: ağır bir hatadan önce sana özel olarak söylerim, yeniden düşünebilirsin
# en: f290
command-option-length = uzunluk
# en: 987b
command-option-stake = puan_değeri
# en: 4128
command-option-jacoby = jacoby
# en: 2e03
command-option-beavers = beaver
# en: e2f8
command-option-raccoons = raccoon
# en: 6882
command-option-automatic-doubles = otomatik_vido
# en: 54bb
command-option-cube-cap = küp_sınırı
# en: 1853
command-option-cube = küp
# en: 471e
command-option-start = diziliş
# en: a11f
command-option-crew-grace = vido_süresi
# en: 1dcb
command-option-turn-hours = hamle_süresi
# en: ea82
command-option-turn-hours-description = Saat: her hamle için kaç saat, 1–336; 0: saatsiz
# en: 3252
command-option-reserve-hours = yedek_süre
# en: a14f
command-option-reserve-hours-description = Saat: her oyuncunun bütün hamleler için yedek süresi, 0–720 saat
# en: 787e
command-option-weekends = hafta_sonları
# en: 197c
command-option-weekends-description = Saat: hafta sonları da işlesin mi
# en: 5268
command-option-when-out = süre_dolunca
# en: bc94
command-option-when-out-description = Saat: bir oyuncunun süresi dolunca ne olur
# en: b6a0
command-option-words = sözler
# en: 9540
command-option-words-description = Zarlara katılacak sözlerin; sonra /dice words ile de verebilirsin
# en: b6b8
command-option-thread = alt_başlık
# en: 447a
command-option-direct = dm
# en: a4f7
command-option-direct-description = Direkt mesajla oynayın: her birinizin tahtası orada olur
# en: cb5e
command-option-hours = saat
# en: 144c
command-option-hours-description = Kaç saat daha, 1–336; yazmazsan iki gün
# en: f0bc
command-option-from = başlangıç
# en: 4321
command-option-from-description = İlk gün, örneğin 2026-03-01, ya da { -clock-today }
# en: 8897
command-option-until = bitiş
# en: 2e69
command-option-until-description = Son gün, örneğin 2026-03-14
# en: 4125
command-option-position = pozisyon
# en: ce07
command-option-position-description = XGID=..., 4HPwATDgc/ABMA:cAkAAAAAAAAA veya 24:2 13:5 8:3 6:5 | 24:2 13:5 8:3 6:5
# en: 339f
command-option-note = not
# en: 90b3
command-option-note-description = Pozisyon hakkında ne diyeceksin, örneğin bir soru
# en: ef68
command-option-file = dosya
# en: 6e70
command-option-file-description = Öteki programın dışa aktardığı maç
# en: 5080
command-option-preset = hazır_ayar
# en: 5df9
command-option-preset-description = Nereden başlanacak; yazdığın öteki seçenekler bunu değiştirir
# en: 6bd1
command-option-cube-mode = küp_türü
# en: 393d
command-option-max-players = en_çok_oyuncu
# en: 8b1b
command-option-consultation = danışma
# en: 1691
command-option-lone-taker = tek_alan
# en: abb6
command-option-lone-min = tek_alan_en_az
# en: 080b
command-option-box-take-rule = box_alma_kuralı
# en: f567
command-option-box-double-rule = box_vido_kuralı
# en: 7ad7
command-option-reply-order = yanıt_sırası
# en: 332a
command-option-box-retention = box_koruma
# en: fb10
command-option-partner-min = ortak_en_az
# en: 4fa5
command-option-join-position = giriş_yeri
# en: a583
command-option-settlements = anlaşmalar
# en: dcc7
command-option-absent-cube = sessiz_üye
# en: f253
command-option-box-abandon = box_yokluğu
# en: e2d8
command-option-with = kiminle
# en: f7db
command-option-points = puan
# en: d9f6
command-option-points-description = Kaç puan alacaksın; 0’ın altındaysa sen ödersin
# en: 3211
command-option-to = kime
# en: f391
command-option-to-description = Kime; boş bırakırsan bütün karşılaşmaların
# en: 425c
command-option-member = üye
# en: 29d2
command-option-member-description = Senin adına kim yanıt verebilir
# en: ac14
command-option-when = ne_zaman
# en: b629
command-option-text = metin
# en: 588b
command-option-clear = temizle
# en: 146c
command-option-clear-description = Notu sil
# en: 15ea
command-option-side = taraf
# en: 8041
command-option-theme = tema
# en: c662
command-option-repost = yeniden_göster
# en: c102
command-option-repost-description = Canlı tahtayı herkes için kanalın sonunda yeniden göster
# en: 180d
command-option-table = masa
# en: 8f8a
command-option-table-description = Masanın /history listesindeki numarası; bu kanaldaki için boş bırak
# en: 6435
command-option-server = sunucu
# en: e2e4
command-option-server-description = Bu sunucuda oynanan her şey
# en: 7d3f
command-option-game = oyun
# en: 659f
command-option-format = biçim
# en: f7d8
command-option-format-description = Ne istiyorsun; boş bırakırsan hepsi
# en: 6867
command-option-language = dil
# en: a84a
command-option-language-description = Botun seninle konuştuğu dil
# en: efd5
command-option-colours = renkler
# en: 5a47
command-option-colours-description = Yalnız senin gördüğün tahtalarda hangi pullar senin
# en: 0e9e
command-option-roll-by-itself = otomatik_zar
# en: b2bd
command-option-roll-by-itself-description = Vido çekemeyeceğin yerde bot senin için zar atsın mı
# en: c1c2
command-option-play-forced = zorunlu_hamle
# en: c4de
command-option-play-forced-description = Tek hamle varken bot senin için oynasın mı
# en: 57ea
command-option-confirm-double = vido_onayı
# en: e09f
command-option-confirm-double-description = Vido çekmeden önce bir daha sorulsun mu
# en: 1b80
command-option-confirm-play = hamle_onayı
# en: 5a46
command-option-confirm-play-description = Listeden seçtiğin hamle için onay istensin mi
# en: 965b
command-option-motion = hareket
# en: 5bd5
command-option-motion-description = Tekrarlar hareketli resim sunsun mu
# en: 2b8d
command-option-autopilot-cube = pilot_küp
# en: 1f60
command-option-autopilot-cube-description = Otomatik pilot senin yerine oynarken vido çekip pas geçebilsin mi
# en: 625b
command-option-reminders = hatırlatmalar
# en: 9f61
command-option-reminders-description = Bir masanın hâlâ seni beklediği nerede hatırlatılsın
# en: 7444
command-option-remind-hours = hatırlatma_aralığı
# en: 82f4
command-option-remind-hours-description = Hatırlatmalar arası saat, 1–168; 0: süren dolmadan tek hatırlatma
# en: 8c4d
command-option-zone = saat_dilimi
# en: e199
command-option-zone-description = Saat dilimin, adıyla ya da şehriyle: Europe/Istanbul, istanbul
# en: aea7
command-option-quiet-from = sessiz_başlangıç
# en: 89c7
command-option-quiet-from-description = Gece kaçtan sonra hatırlatılmasın, örneğin 22:30; { -settings-none }: sessiz saat yok
# en: 7c90
command-option-quiet-until = sessiz_bitiş
# en: 6496
command-option-quiet-until-description = Kaça kadar hatırlatılmasın, örneğin 7:00
# en: d472
command-option-weekend = hafta_sonu
# en: 9b56
command-option-weekend-description = Hafta sonu günlerin; saatin bu günlerde durabilir
# en: 46bc
command-option-profile = profil
# en: 0b9d
command-option-profile-description = Profilini ve sıralamalarda seni kim görsün
# en: b607
command-option-rated = elo
# en: 433f
command-option-rated-description = İki oyuncunun Elo’suna sayılsın mı; boş bırakırsan bu sunucudaki gibi
# en: fc35
command-settings-server-option-rated-description = İki kişi arasındaki hangi oyunlar Elo’ya sayılsın
# en: 46de
command-option-reset = sıfırla
# en: da5c
command-option-reset-description = Varsayılan ayarlara dön; öteki seçenekler yine sayılır

## Seçeneklerin değerleri

# en: a084
command-choice-game =
    { $is_match ->
        [yes] Maç
       *[no] Limitsiz oturum
    }
# en: cdb7
command-choice-loss =
    { $kind ->
        [gammon] Mars
        [backgammon] Katmerli mars
       *[single] Tek oyun
    }
# Süre dolunca.
# en: 8c70
command-choice-when-out =
    { $way ->
        [claimed] otomatik yenilgi
        [autopilot] otomatik pilot sürdürür
       *[opponent-decides] rakip karar verir
    }
# en: 7ed9
command-choice-when =
    { $when ->
        [on] açık
        [off] kapalı
       *[each-turn] her sıra
    }
# en: 9616
command-choice-whose =
    { $whose ->
        [theirs] rakibinki
       *[mine] benimki
    }
# en: fe77
command-choice-format =
    { $format ->
        [mat] .mat, hemen her program okur
        [sgf] .sgf, GNU Backgammon için
        [ogxm] .ogxm, OpenGammon ve HedgeHog için
        [text] metin, insanlar için
        [position] pozisyon: XGID, OGID ve GNU kimlikleri
       *[all] hepsi
    }
# en: 1294
command-analyse = analiz
# en: e1cf
command-analyse-description = Bitmiş bir maçın nasıl oynandığı: PR, şans, grafik, her hata
# en: 26f4
command-analyse-option-game-description = Hangi oyunla başlansın; boş bırakırsan bütün maç
# en: ab98
command-option-analyse = analiz
# en: e83e
command-option-analyse-description = En iyisini söyle: paylaşana kadar yalnız sana
