### チューター：選択がどれだけ損か、何が良いか。

# en: 933c
tutor-loss = { $loss }点
