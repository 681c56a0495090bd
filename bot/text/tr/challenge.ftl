### Davetler: kim kimi davet ediyor, teklifler, karşı teklifler ve sonları. Adlara ek getirilmez.

# en: 69e8
challenge-title =
    { $is_to_all ->
        [yes] { $challenger } rakip arıyor
       *[no] { $challenger }, { $opponent } ile oynamak istiyor
    }
# en: 1e27
challenge-title-rematch = { $challenger } rövanş istiyor
# en: 0e64
challenge-offered = { $challenge }: { $terms }
# en: a78f
challenge-accepted = { $player } kabul etti: { $terms }
# en: ba63
challenge-asked =
    { $offered ->
        [counter] { $player }, { $offerer } karşı teklif yaptı. Kabul ediyor musun?
        [rematch] { $player }, { $offerer } rövanş istiyor. Kabul ediyor musun?
       *[challenge] { $player }, { $offerer } seni davet etti. Kabul ediyor musun?
    }
# en: bf89
challenge-asked-all = Buradaki herkes kabul edebilir.

# en: 5d5a
challenge-posted =
    { $offered ->
        [counter] Karşı teklif gönderildi.
        [rematch] Rövanş teklif edildi.
       *[challenge] Davet gönderildi.
    }
# en: 761d
challenge-rated =
    { $counts ->
        [match] Maç Elo’ya sayılır
        [games] Her oyun Elo’ya sayılır
       *[start] Elo’ya sayılmaz: alışılmadık diziliş
    }
# en: fbc5
challenge-unrated = Elo’ya sayılmaz
# en: 80a9
challenge-rated-from = Elo’ya sayılmaz: burada en az { $least } puanlık maçlar sayılır

## Nasıl sonuçsuz kaldı.

# en: 0af7
challenge-declined =
    { $is_rematch ->
        [yes] { $opponent } rövanşı reddetti. İsteyen: { $challenger }.
       *[no] { $opponent } daveti reddetti. Davet eden: { $challenger }.
    }
# en: a164
challenge-declined-counter = { $challenger } karşı teklifi reddetti. Teklif eden: { $opponent }.
# en: c54a
challenge-withdrawn-by =
    { $is_rematch ->
        [yes] { $player } rövanş isteğini geri çekti.
       *[no] { $player } daveti geri çekti.
    }
# en: b7c6
challenge-expired =
    { $is_rematch ->
        [yes] Rövanş isteğinin süresi doldu: { $player } { $days } gün içinde yanıt vermedi.
       *[no] Davetin süresi doldu: { $player } { $days } gün içinde yanıt vermedi. `/challenge` ile yenisini başlat.
    }
# en: 52c3
challenge-expired-all =
    Davetin süresi doldu: { $days } gün içinde kimse kabul etmedi. `/challenge` ile yenisini başlat.

## Karşı teklifler.

# en: dbc6
challenge-proposes = { $offerer } öneriyor:
# en: f7ae
challenge-stands-again = { $player } karşı teklifi geri çekti; yine önceki teklif geçerli: { $offerer }.
# en: 7d0e
challenge-changed = Değişen: { $changes }
# en: 67da
challenge-overtaken =
    { $may_answer ->
        [yes] { $offerer } yeni bir teklif yaptı: en yeni mesajı yanıtla.
       *[no] { $offerer } yeni bir teklif yaptı: en yeni mesaja bak.
    }
# en: cc0a
challenge-overtaken-by-you = Yeni bir teklif yaptın: en yeni mesaja bak.

## Adım adım değişiklik önermek.

# **Teklifi gönder**: gönderen düğme (seat-propose).
# en: d849
challenge-editor-hint = Her düğme bir şeyi değiştirir. **Teklifi gönder** düğmesine basana kadar değişiklikleri kimse görmez.
# en: 8017
challenge-editor-closed = Değişiklik yapılmadı.
# en: 1429
challenge-edit-match = Maç oyna
# en: c994
challenge-edit-session = Limitsiz oturum oyna
# en: 2efa
challenge-edit-length = { $length } puan
