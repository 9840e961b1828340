/** Phrases about documents, mileage and history, in lines like those of `code-rows.ts`. */
export const paperPhrases = `
kagi-nashi|鍵なし|red|documents|all|0||no key|нет ключа
supea-ki-nashi|スペアキーなし|green|documents|all|0||no spare key|нет запасного ключа
rimokon-ketsu|リモコン欠|green|documents|all|0||remote missing|нет пульта
soko-fumei|走行不明|red|mileage|all|1||mileage unknown|пробег неизвестен
soko-kyori-fumei|走行距離不明|red|mileage|all|1||mileage unknown|пробег неизвестен
meta-kokan|メーター交換|amber|mileage|all|1||odometer replaced|одометр заменён
meta-kaizan|メーター改ざん|red|mileage|all|1||odometer tampered with|пробег скручен
meta-fudo|メーター不動|red|mileage|all|0||odometer stopped|одометр не работает
jissoko|実走行|green|mileage|all|1||true mileage|реальный пробег
soko-kyori-gensansha|走行距離減算車|red|mileage|all|1||mileage wound back (bike class)|пробег скручен (мото)
soko-kyori-gigisha|走行距離疑義車|red|mileage|all|1||mileage doubtful (bike class)|пробег вызывает сомнение (мото)
soko-meta-kokan-rekisha|走行メーター交換歴車|amber|mileage|all|1||odometer replaced, recorded (bike class)|одометр заменён, запись есть (мото)
mairu-hyoji|マイル表示|amber|mileage|all|0||odometer in miles|одометр в милях
tei-soko|低走行|green|mileage|all|0||low mileage|малый пробег
ka-soko|過走行|amber|mileage|all|0||high mileage|большой пробег
shaken|車検|info|documents|all|1||periodic inspection (roadworthiness)|техосмотр (сякэн)
shaken-zan|車検残|info|documents|all|0||inspection still valid|техосмотр действует
shaken-gire|車検切れ|info|documents|all|1||inspection expired|техосмотр истёк
yobi-kensa-tsuki|予備検査付|info|documents|all|1||passed the advance inspection (valid three months)|пройден предварительный техосмотр (действует 3 месяца)
shakensho|車検証|info|documents|all|1||vehicle inspection certificate|свидетельство о техосмотре и регистрации
kensasho-ketsu|検査証欠|amber|documents|all|1||inspection certificate missing|нет свидетельства о техосмотре
ichiji-massho|一時抹消|info|documents|all|1||temporarily deregistered|временно снят с учёта
yushutsu-massho-karitoroku-shomeisho|輸出抹消仮登録証明書|info|documents|all|1||export certificate (deregistration for export)|экспортный сертификат (снятие с учёта для вывоза)
yushutsu-yotei-todokede-shomeisho|輸出予定届出証明書|info|documents|all|1||export notice certificate (car already deregistered; also light cars)|свидетельство о намерении вывоза (уже снят с учёта; также кей-кары)
eikyu-massho|永久抹消|red|documents|all|1||permanently deregistered (scrapped): cannot be exported as a car|снят с учёта навсегда (утилизация): как автомобиль не вывезти
meigi-henko|名義変更|info|documents|all|1||transfer of ownership|смена владельца
meihen-kigen|名変期限|amber|documents|all|1||deadline for transfer of ownership|срок переоформления
joto-shorui|譲渡書類|info|documents|all|1||transfer papers|документы для переоформления
inkan-shomei|印鑑証明|info|documents|all|1||seal certificate (3 months)|сертификат печати (3 месяца)
ininjo-kigen|委任状期限|amber|documents|all|1||power of attorney expires|истекает доверенность
shorui-nashi|書類なし|red|documents|all|0||no papers|без документов
yo-kozo-henko|要構造変更|amber|documents|all|1||structural change must be registered|нужно узаконить переделки
konin-zumi|公認済|green|documents|all|0||modification approved|переделки узаконены
risaikuru-ryo|リサイクル料|info|documents|all|1||recycling deposit|утилизационный депозит (Япония)
jidoshazei|自動車税|info|documents|all|1||car tax|автомобильный налог
jibaiseki|自賠責|info|documents|all|1||compulsory insurance|обязательная страховка
shoyuken|所有権|amber|documents|all|0||ownership reserved (finance)|залог или рассрочка
shadai-bango|車台番号|info|documents|all|1||chassis number|номер кузова
katashiki|型式|info|documents|all|1||model code|код кузова
shonendo-toroku|初年度登録|info|documents|all|1||first registration|первая регистрация
nenshiki|年式|info|documents|all|1||model year|год выпуска (по регистрации)
kirokubo|記録簿|green|documents|all|1||service record|сервисная книжка
hoshosho|保証書|green|documents|all|1||warranty booklet|гарантийная книжка
toriatsukai-setsumeisho|取扱説明書|green|documents|all|1||owner's manual|инструкция
heiko-yunyu|並行輸入|amber|documents|all|0||parallel import|параллельный импорт
dira-sha|ディーラー車|green|documents|all|0||official dealer import|официальный дилерский ввоз
torokuzumi-mishiyosha|登録済未使用車|green|documents|all|0||registered, never used|зарегистрирован, не эксплуатировался
jikayo|自家用|green|history|all|1||private use|личное пользование
rentaka|レンタカー|amber|history|all|1||ex-rental|бывший прокатный
eigyosha|営業車|amber|history|all|1||commercial or taxi use|служебный или такси
shayosha|社用車|info|history|all|0||company car|корпоративный
risu|リース|info|history|all|1||ex-lease|после лизинга
kyoshusha|教習車|amber|history|all|0||driving-school car|учебный
shijosha|試乗車|green|history|all|0||demonstrator|тест-драйв
fukushi-sharyo|福祉車両|info|history|all|0||mobility vehicle|для людей с инвалидностью
wan-ona|ワンオーナー|green|history|all|1||one owner (records must prove it)|один владелец (нужны записи)
kin-ensha|禁煙車|green|history|all|0||non-smoker's car|не курили
gareji-hokan|ガレージ保管|green|history|all|0||kept in a garage|гаражное хранение
serusu-pointo|セールスポイント|info|history|all|1||seller's remarks (claims can be made on them)|слова продавца (по ним принимают претензии)
chui-jiko|注意事項|amber|history|all|1||points of caution (seller)|предупреждения продавца
kensain-biko|検査員備考|info|history|all|1||inspector's remarks|примечания инспектора
has-torisetsu|取説|green|documents|all|0||owner’s manual|инструкция
has-techo|整備手帳|green|documents|all|0||service book|сервисная книжка
history-dira|ディーラー整備|green|history|all|0||serviced by the dealer|обслуживался у дилера
`
