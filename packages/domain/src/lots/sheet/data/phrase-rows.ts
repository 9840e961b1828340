/** Japanese words and phrases of auction sheets, in lines as those of `code-rows.ts`. */
export const phraseRows = `
shufukureki-ari|修復歴あり|red|structure|all|1||repair history: a structural member was repaired or replaced|есть ремонтная история (ремонт или замена силовых элементов кузова)
shufukureki-nashi|修復歴なし|green|structure|all|1||no repair history (bolt-on panels may still have been changed or painted)|ремонтной истории нет (съёмные детали могли менять или красить)
kokkaku-shusei|骨格修正|red|structure|all|1||structural member straightened|силовой элемент кузова выправлен
kokkaku-kokan|骨格交換|red|structure|all|1||structural member replaced|силовой элемент кузова заменён
jiko-genjosha|事故現状車|red|structure|all|1||accident car, unrepaired, sold as it stands|битый, не восстановлен, продаётся как есть
genjosha|現状車|red|structure|all|1||sold as is, no claims accepted|продаётся как есть, претензии не принимаются
koa-sapoto-shusei|コアサポート修正|amber|structure|all|1||radiator support straightened (alone not counted as repair history today)|рамка радиатора («телевизор») выправлена (сама по себе ремонтной историей сейчас не считается)
koa-sapoto-kokan|コアサポート交換|amber|structure|all|1||radiator support replaced (alone not counted as repair history today)|рамка радиатора («телевизор») заменена (сама по себе ремонтной историей сейчас не считается)
koa-sapoto-zure|コアサポートズレ|amber|structure|all|0||radiator support out of line|рамка радиатора смещена
bakku-paneru-kokan|バックパネル交換|amber|structure|all|1||rear end panel replaced (alone not counted as repair history)|задняя панель заменена (сама по себе ремонтной историей не считается)
ria-fenda-kokan|リアフェンダー交換|amber|structure|all|1||rear fender (quarter panel, welded on) replaced|заднее крыло заменено (сварное)
saido-shiru-hekomi|サイドシル凹み|amber|structure|all|1||rocker panel (sill) dented|вмятина на пороге
insaido-paneru-shusei|インサイドパネル修正|red|structure|all|1||front inner panel (apron) straightened|внутренняя панель (брызговик) выправлена
pira-shusei|ピラー修正|red|structure|all|1||pillar straightened|стойка кузова выправлена
pira-kokan|ピラー交換|red|structure|all|1||pillar replaced|стойка кузова заменена
dasshu-paneru-shusei|ダッシュパネル修正|red|structure|all|1||bulkhead straightened|моторный щит выправлен
rufu-kokan|ルーフ交換|red|structure|all|1||roof panel replaced|крыша заменена
furoa-shusei|フロア修正|red|structure|all|1||floor straightened|пол выправлен
toranku-furoa-shusei|トランクフロア修正|red|structure|all|1||trunk floor straightened|пол багажника выправлен
saido-menba-magari|サイドメンバー曲がり|red|structure|all|1||side member bent|лонжерон погнут
kurosu-menba-hekomi|クロスメンバー凹み|red|structure|all|1||cross member dented|вмятина на поперечине
furemu-shusei|フレーム修正|red|structure|all|1||frame straightened|рама выправлена
furemu-fushoku|フレーム腐食|red|structure|all|1||frame corroded|коррозия рамы
furemu-magari|フレーム曲がり|red|structure|all|1||frame bent|рама погнута
setsugosha|接合車|red|structure|all|0||two cars welded into one|кузов сварен из двух машин
kansuisha|冠水車|red|catastrophe|all|1||flood car|утопленник
kansui-reki|冠水歴|red|catastrophe|all|1||has been under water|было затопление
shitsunai-shinsui-ato|室内浸水跡|red|catastrophe|all|0||signs of water inside|следы воды в салоне
kasaisha|火災車|red|catastrophe|all|1||fire-damaged car|горевший автомобиль
shokazai-sanpu-ato|消火剤散布跡|red|catastrophe|all|1||traces of extinguisher powder|следы порошка из огнетушителя
hyogai|雹害|amber|catastrophe|all|1||hail damage|повреждён градом
engai|塩害|red|catastrophe|all|1||salt damage (sea air, typhoon)|повреждён солью (море, тайфун)
tonan-reki|盗難歴|red|catastrophe|all|0||was stolen and recovered|был в угоне, найден
jikensha|事件車|red|catastrophe|all|0||connected with a crime or a death|связан с преступлением или смертью
kaizosha|改造車|amber|structure|all|1||modified car|автомобиль с переделками
kyogisha|競技車|amber|structure|all|1||competition car|гоночный автомобиль
shokken-dakoku|職権打刻|red|structure|all|1||chassis number stamped anew by the authority|номер кузова набит заново по решению ведомства
koshon-pureto-ketsu|コーションプレート欠|red|structure|all|1||model plate missing|заводская табличка отсутствует
shadai-bango-uchikae|車台番号打ち替え|red|structure|all|0||chassis number altered|номер кузова перебит
irogae|色替え|amber|exterior|all|1||color changed|перекрашен в другой цвет
motoiro|元色|info|exterior|all|0||original color|исходный цвет
zen-toso|全塗装|amber|exterior|all|0||full respray|полная перекраска
kokizu|小キズ|green|exterior|all|0||small scratches|мелкие царапины
kizu-tasu|キズ多数|amber|exterior|all|0||many scratches|много царапин
senkizu-o|線キズ多|amber|exterior|all|1||many line scratches|много тонких царапин
surikizu|擦りキズ|green|exterior|all|1||scuff|потёртость
ekubo-o|エクボ多|amber|exterior|all|1||many dimples|много вмятинок
hekomi|凹み|amber|exterior|all|1||dent|вмятина
tobiishi-kizu|飛び石キズ|green|exterior|all|1||stone-chip marks|сколы от камней
kuria-hage|クリア剥げ|amber|exterior|all|0||clear coat peeling|облезает лак
yane-toso-hage|屋根塗装ハゲ|amber|exterior|all|1||paint peeling on the roof|облезает краска на крыше
iroase|色あせ|green|exterior|all|1||paint faded|краска выцвела
toso-mura|塗装ムラ|amber|exterior|all|0||uneven paint|пятнистая окраска
toso-yake|塗装ヤケ|green|exterior|all|0||sunburnt paint|краска выгорела
yo-toso|要塗装|amber|exterior|all|1||needs painting|требуется покраска
yo-bankin|要板金|amber|exterior|all|0||needs panel beating|требуется рихтовка
bankin-ato|板金跡|amber|exterior|all|1||panel-beating marks|следы рихтовки
hoshu-ato|補修跡|amber|exterior|all|1||repair marks|следы ремонта
pate-ato|パテ跡|amber|exterior|all|1||filler visible|виден слой шпатлёвки
nami-ari|波あり|amber|exterior|all|1||wavy surface|волна на детали
kokan-zumi|交換済|amber|exterior|all|1||replaced|заменено
yo-kokan|要交換|red|exterior|all|1||must be replaced|требует замены
ware|割れ|amber|exterior|all|1||cracked|трещина
hibi|ヒビ|amber|exterior|all|1||hairline crack|трещинка
sabi|サビ|amber|exterior|all|1||rust|ржавчина
shitamawari-sabi|下回りサビ|amber|exterior|all|1||underbody rust|ржавчина днища
shitamawari-sabi-dai|下回りサビ大|red|exterior|all|0||heavy underbody rust|сильная ржавчина днища
shitamawari-suri|下回り擦り|amber|exterior|all|1||underbody scraped|днище поцарапано
shitamawari-hekomi|下回り凹み|amber|exterior|all|1||underbody dented|вмятины на днище
fushoku|腐食|red|exterior|all|1||corrosion|коррозия
fushoku-ana|腐食穴|red|exterior|all|1||corrosion hole|сквозная коррозия
uki-sabi|浮きサビ|amber|exterior|all|1||rust bubbling under paint|вспучивание краски от ржавчины
banpa-ware|バンパー割れ|amber|exterior|all|0||bumper cracked|трещина на бампере
banpa-hazure|バンパー外れ|amber|exterior|all|0||bumper coming off|бампер отходит
banpa-hoshu-ato|バンパー補修跡|green|exterior|all|0||bumper repaired|бампер ремонтировался
moru-hagare|モール剥がれ|green|exterior|all|0||trim strip peeling|отходит молдинг
raito-kumori|ライトくもり|green|exterior|all|0||headlights cloudy|помутнели фары
raito-ware|ライト割れ|amber|exterior|all|0||lamp cracked|разбита фара
renzu-ware|レンズ割れ|amber|exterior|all|0||lens cracked|треснуло стекло фонаря
garasu-tobiishi|ガラス飛び石|green|exterior|all|1||stone chip in the glass|скол на стекле
garasu-hibi|ガラスヒビ|amber|exterior|all|1||windshield cracked|трещина на стекле
garasu-ripea-ato|ガラスリペア跡|green|exterior|all|1||glass chip repaired|скол на стекле отремонтирован
furonto-garasu-yo-kokan|Fガラス要交換|amber|exterior|all|1||windshield must be replaced|лобовое стекло под замену
waipa-kizu|ワイパー傷|green|exterior|all|1||wiper marks on the glass|царапины от щёток на стекле
amamore|雨漏れ|red|exterior|all|1||rain leak|протекает
toranku-mizuiri|トランク水入り|red|exterior|all|1||water in the trunk|вода в багажнике
hoiiru-kyappu-ketsu|ホイールキャップ欠|green|exterior|all|1||wheel cap missing|нет колпака колеса
hoiiru-gari-kizu|ホイールガリ傷|green|exterior|all|0||curb-scraped wheels|диски с царапинами от бордюра
arumi-fushoku|アルミ腐食|green|exterior|all|0||alloy wheels corroded|коррозия дисков
taiya-mizo-nashi|タイヤ溝なし|amber|exterior|all|0||tires worn out|шины изношены
taiya-hibi|タイヤヒビ|amber|exterior|all|0||tires cracked|шины растрескались
supea-taiya-ketsu|スペアタイヤ欠|green|exterior|all|0||no spare tire|нет запаски
panku-shuri-kitto-ketsu|パンク修理キット欠|green|exterior|all|0||no puncture kit|нет ремкомплекта колеса
sutekka-ato|ステッカー跡|green|exterior|all|0||sticker marks|следы наклеек
kanban-ato|看板跡|green|exterior|all|0||marks of removed lettering|следы снятых надписей
mizuaka|水アカ|green|exterior|all|0||water marks|пятна от воды
shimi|シミ|green|exterior|all|0||stains|пятна
teppun|鉄粉|green|exterior|all|0||iron fallout on the paint|металлические вкрапления на краске
peinto-fuchaku|ペイント付着|green|exterior|all|0||paint overspray|брызги краски
tatchi-pen-ato|タッチペン跡|green|exterior|all|0||touch-up marks|следы подкраски
enburemu-ketsu|エンブレム欠|green|exterior|all|0||badge missing|нет эмблемы
antena-ketsu|アンテナ欠|green|exterior|all|0||antenna missing|нет антенны
mafura-fushoku|マフラー腐食|amber|exterior|all|0||exhaust corroded|глушитель прогнил
shagai-mafura|社外マフラー|amber|exterior|all|0||aftermarket exhaust|нештатный глушитель
haiki-more|排気漏れ|amber|engine|all|0||exhaust leak|утечка выхлопа
shokubai-nashi|触媒なし|red|engine|all|0||catalyst missing|нет катализатора
naiso-yogore|内装汚れ|green|interior|all|0||interior dirty|салон грязный
naiso-rekka|内装劣化|amber|interior|all|1||interior worn|салон изношен
shito-yogore|シート汚れ|green|interior|all|0||seats soiled|сиденья загрязнены
shito-shimi|シートシミ|green|interior|all|0||seat stains|пятна на сиденьях
shito-shiwa|シートシワ|green|interior|all|1||creased seats (may be ignored)|складки на сиденьях (можно не учитывать)
shito-sure|シートスレ|green|interior|all|1||seats rubbed|сиденья потёрты
shito-kire|シート切れ|amber|interior|all|0||seat torn|порыв сиденья
shito-yabure|シート破れ|amber|interior|all|0||seat ripped|сиденье порвано
shito-koge-ana|シートコゲ穴|amber|interior|all|1||burn hole in the seat|прожог на сиденье
shito-hetari|シートヘタリ|green|interior|all|0||seat sagging|сиденье просело
tenjo-yogore|天井汚れ|green|interior|all|0||headliner soiled|потолок загрязнён
tenjo-tare|天井タレ|amber|interior|all|1||headliner sagging|потолок отвис
tenjo-kibami|天井キバミ|amber|interior|all|1||headliner yellowed|потолок пожелтел
dasshu-bodo-ware|ダッシュボード割れ|amber|interior|all|0||dashboard cracked|трещина на торпедо
dasshu-bodo-uki|ダッシュボード浮き|amber|interior|all|0||dashboard lifting|торпедо вспучено
dasshu-ryomen-tepu-ato|ダッシュ両面テープ跡|green|interior|all|0||tape marks on the dashboard|следы скотча на торпедо
bisu-ana|ビス穴|green|interior|all|0||screw holes|отверстия от саморезов
torimu-kokizu|トリム小キズ|green|interior|all|1||small scratches on trim (may be ignored)|мелкие царапины отделки (можно не учитывать)
uchibari-hagare|内張り剥がれ|amber|interior|all|0||door card coming off|отходит обивка двери
handoru-sure|ハンドルスレ|green|interior|all|1||steering wheel rubbed|потёрт руль
handoru-betatsuki|ハンドルベタつき|green|interior|all|0||steering wheel sticky|руль липнет
shifuto-nobu-sure|シフトノブスレ|green|interior|all|0||shift knob rubbed|потёрта ручка КПП
furoa-matto-ketsu|フロアマット欠|green|interior|all|0||floor mats missing|нет ковриков
kapetto-koge|カーペットコゲ|amber|interior|all|0||carpet burnt|прожог ковра
nioi|臭い|amber|interior|all|1||smell|запах
tabako-shu|タバコ臭|amber|interior|all|0||tobacco smell|запах табака
petto-ke-o|ペット毛多|amber|interior|all|1||much pet hair|много шерсти животных
kabi|カビ|red|interior|all|0||mold|плесень
haizara-ketsu|灰皿欠|green|interior|all|0||ashtray missing|нет пепельницы
sutereo-ana|S/T穴|green|interior|all|1||stereo removed, empty slot|магнитола снята, пустая ниша
odio-ketsu|オーディオ欠|green|interior|all|1||audio unit missing|нет магнитолы
nabi-hazushi-ato|ナビ外し跡|green|interior|all|1||navigation removed|навигация снята
dongara|ドンガラ|red|interior|all|0||stripped interior|салон разобран
roru-ba-tsuki|ロールバー付|amber|interior|all|0||roll bar fitted|установлен каркас
shito-beruto-furyo|シートベルト不良|red|interior|all|0||seat belt faulty|неисправен ремень безопасности
enjin-ion|エンジン異音|red|engine|all|1||abnormal engine noise|посторонний шум двигателя
enjin-ion-2|E/G異音|red|engine|all|1||abnormal engine noise (anything from belt to bearings)|посторонний шум двигателя (от ремня до вкладышей)
enjin-fucho|エンジン不調|red|engine|all|0||engine runs badly|двигатель работает с перебоями
shido-furyo|始動不良|red|engine|all|0||hard to start|плохо заводится
fudosha|不動車|red|engine|all|1||non-runner|не на ходу
enjin-fudo|エンジン不動|red|engine|all|1||engine does not run|двигатель не работает
jiso-fuka|自走不可|red|engine|all|0||cannot move under its own power|своим ходом не едет
jiso-ka|自走可|green|engine|all|0||moves under its own power|едет своим ходом
oiru-more|オイル漏れ|amber|engine|all|1||oil leak|течь масла
oiru-more-dai|オイル漏れ大|red|engine|all|1||heavy oil leak|сильная течь масла
oiru-nijimi|オイル滲み|green|engine|all|0||oil seepage|запотевание масла
oiru-agari|オイル上がり|red|engine|all|1||oil past the rings|масло через кольца
oiru-sagari|オイル下がり|amber|engine|all|1||oil past the valve seals|масло через колпачки клапанов
hakuen|白煙|red|engine|all|1||white smoke|белый дым
kokuen|黒煙|amber|engine|all|0||black smoke|чёрный дым
obahito|オーバーヒート|red|engine|all|1||overheating|перегрев
mizumore|水漏れ|amber|engine|all|0||coolant leak|течь охлаждающей жидкости
rajieta-more|ラジエター漏れ|amber|engine|all|0||radiator leak|течёт радиатор
wota-ponpu-ion|ウォーターポンプ異音|amber|engine|all|1||water pump noise|шумит помпа
orutaneta-ion|オルタネーター異音|amber|engine|all|1||alternator noise|шумит генератор
tapetto-on|タペット音|amber|engine|all|1||tappet noise|стук клапанов
metaru-on|メタル音|red|engine|all|1||bearing knock|стук вкладышей
beruto-naki|ベルト鳴き|green|engine|all|1||belt squeal|свистит ремень
tabin-furyo|タービン不良|red|engine|all|1||turbo faulty|неисправна турбина
enjin-nosekae|エンジン載せ替え|amber|engine|all|0||engine swapped|двигатель заменён на другой
enjin-chekku-ranpu-tento|エンジンチェックランプ点灯|red|engine|all|0||engine warning lamp on|горит «проверь двигатель»
taimingu-beruto-kokan-zumi|タイミングベルト交換済|green|engine|all|0||timing belt replaced|ремень ГРМ заменён
aidoringu-fuantei|アイドリング不安定|amber|engine|all|0||unstable idle|неровный холостой ход
nenryo-more|燃料漏れ|red|engine|all|0||fuel leak|течь топлива
batteri-agari|バッテリー上がり|green|engine|all|0||battery flat|аккумулятор разряжен
haiburiddo-batteri-rekka|ハイブリッドバッテリー劣化|red|engine|all|0||hybrid battery worn|изношена батарея гибрида
haiburiddo-keikokuto-tento|ハイブリッド警告灯点灯|red|engine|all|0||hybrid warning lamp on|горит лампа гибридной системы
enjin-maunto-kire|エンジンマウント切れ|amber|engine|all|0||engine mount torn|порвана опора двигателя
surajji|スラッジ|red|engine|all|0||sludge in the engine|шлам в двигателе
seru-furyo|セル不良|amber|engine|all|0||starter faulty|неисправен стартер
eakon-furyo|エアコン不良|amber|electrics|all|1||air conditioning faulty|не работает кондиционер
eakon-gasu-busoku|エアコンガス不足|green|electrics|all|0||air conditioning low on gas|мало фреона
konpuressa-ion|コンプレッサー異音|amber|electrics|all|0||compressor noise|шумит компрессор кондиционера
hensoku-shokku-dai|変速ショック大|red|drivetrain|all|1||hard gear changes|сильные толчки при переключении
otoma-suberi|AT滑り|red|drivetrain|all|0||automatic slips|автомат пробуксовывает
misshon-ion|ミッション異音|red|drivetrain|all|0||gearbox noise|шумит коробка передач
misshon-furyo|ミッション不良|red|drivetrain|all|0||gearbox faulty|неисправна коробка передач
shi-bui-ti-jada|CVTジャダー|red|drivetrain|all|0||CVT judder|вибрация вариатора
kuratchi-suberi|クラッチ滑り|amber|drivetrain|all|0||clutch slips|буксует сцепление
gia-nuke|ギア抜け|red|drivetrain|all|0||jumps out of gear|вылетает передача
manyuaru-nosekae|MT載せ替え|amber|drivetrain|all|0||converted from automatic to manual|автомат заменён на механику
defu-ion|デフ異音|amber|drivetrain|all|1||differential noise|шумит редуктор
doraibu-shafuto-on|ドライブシャフト音|amber|drivetrain|all|1||drive shaft noise|шумит приводной вал
doraibu-shafuto-butsu-kire|ドライブシャフトブーツ切れ|green|drivetrain|all|1||drive shaft boot torn|порван пыльник ШРУСа
yonku-furyo|4WD不良|red|drivetrain|all|0||four-wheel drive faulty|не работает полный привод
habu-ion|ハブ異音|amber|chassis|all|0||wheel bearing noise|шумит ступица
ashimawari-ion|足回り異音|amber|chassis|all|0||suspension noise|шум подвески
ashimawari-furyo|足回り不良|red|chassis|all|0||suspension faulty|неисправна подвеска
shokku-nuke|ショック抜け|amber|chassis|all|0||shock absorbers worn out|амортизаторы не держат
shakocho|車高調|amber|chassis|all|0||adjustable suspension fitted|регулируемая подвеска
shako-hikui|車高低い|amber|chassis|all|0||lowered|занижен
easasu-furyo|エアサス不良|red|chassis|all|0||air suspension faulty|неисправна пневмоподвеска
pawasute-ion|パワステ異音|amber|chassis|all|1||power steering noise|шум усилителя руля
pawasute-more|パワステ漏れ|amber|chassis|all|0||power steering leak|течь усилителя руля
pawasute-omoi|パワステ重い|red|chassis|all|0||power steering heavy|тугой руль
chokushin-furyo|直進不良|red|chassis|all|0||does not run straight|уводит с прямой
handoru-senta-zure|ハンドルセンターズレ|amber|chassis|all|0||steering wheel off center|руль стоит неровно
bureki-naki|ブレーキ鳴き|green|chassis|all|0||brakes squeal|скрипят тормоза
bureki-kochaku|ブレーキ固着|amber|chassis|all|0||brakes seized|прикипели тормоза
saido-bureki-furyo|サイドブレーキ不良|amber|chassis|all|0||parking brake faulty|неисправен стояночный тормоз
keikokuto-tento|警告灯点灯|red|electrics|all|0||warning lamp on|горит контрольная лампа
eabaggu-keikokuto-tento|エアバッグ警告灯点灯|red|electrics|all|0||airbag lamp on|горит лампа подушек безопасности
eabaggu-tenkai|エアバッグ展開|red|structure|all|0||airbags deployed|подушки безопасности сработали
e-bi-esu-keikokuto-tento|ABS警告灯点灯|amber|electrics|all|0||ABS lamp on|горит лампа ABS
pawa-uindo-furyo|PW不良|amber|electrics|all|0||power window faulty|не работает стеклоподъёмник
shuchu-rokku-furyo|集中ロック不良|amber|electrics|all|0||central locking faulty|не работает центральный замок
suraido-doa-furyo|スライドドア不良|amber|electrics|all|0||sliding door faulty|неисправна сдвижная дверь
dendo-mira-furyo|電動ミラー不良|green|electrics|all|0||power mirror faulty|не работает электрозеркало
nabi-furyo|ナビ不良|green|electrics|all|0||navigation faulty|не работает навигация
nabi-disuku-ketsu|ナビディスク欠|green|electrics|all|0||navigation disc missing|нет диска навигации
monita-furyo|モニター不良|green|electrics|all|0||screen faulty|не работает экран
bakku-kamera-furyo|バックカメラ不良|green|electrics|all|0||backup camera faulty|не работает камера заднего вида
meta-hyoji-furyo|メーター表示不良|red|electrics|all|0||instrument display faulty|не работает приборная панель
raito-furyo|ライト不良|amber|electrics|all|0||lamp does not work|не горит фара
waipa-furyo|ワイパー不良|amber|electrics|all|0||wipers faulty|не работают стеклоочистители
sanrufu-furyo|サンルーフ不良|amber|electrics|all|0||sunroof faulty|не работает люк
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
tento-reki-ari|転倒歴あり|amber|bike|all|0||has been dropped or crashed|падал
tachigoke|立ちゴケ|green|bike|all|1||dropped at standstill|упал с места
tanku-hekomi|タンク凹み|amber|bike|all|0||tank dented|вмятина на баке
tanku-nai-sabi|タンク内サビ|amber|bike|all|0||rust inside the tank|ржавчина внутри бака
foku-magari|フォーク曲がり|red|bike|all|0||fork bent|погнута вилка
foku-ten-sabi|フォーク点サビ|amber|bike|all|0||rust spots on the fork|точечная ржавчина вилки
foku-oiru-more|フォークオイル漏れ|amber|bike|all|0||fork seal leaking|течёт вилка
kauru-ware|カウル割れ|amber|bike|all|0||fairing cracked|трещина обтекателя
kyabu-yo-obahoru|キャブ要OH|amber|bike|all|0||carburetors need overhaul|карбюраторы требуют переборки
handoru-sutoppa-ore|ハンドルストッパー折れ|red|bike|all|0||steering stop broken (crash sign)|сломан упор руля (признак аварии)
nomaru-patsu-ari|ノーマルパーツあり|green|bike|all|1||original parts included|штатные детали в комплекте
shagai-patsu|社外パーツ|amber|bike|all|1||aftermarket parts|нештатные детали
buhintorisha|部品取り車|red|bike|all|1||parts bike|донор на запчасти
furemu-dakoku-fusenmei|フレーム打刻不鮮明|red|bike|all|0||frame number unclear|номер рамы читается плохо
awa-meta|アワーメーター|info|machinery|all|0||hour meter|счётчик моточасов
awa-meta-fudo|アワーメーター不動|red|machinery|all|0||hour meter stopped|счётчик моточасов не работает
yuatsu-more|油圧漏れ|amber|machinery|all|0||hydraulic leak|течь гидравлики
shirinda-more|シリンダー漏れ|amber|machinery|all|0||hydraulic cylinder leaks|течёт гидроцилиндр
pin-gata|ピンガタ|amber|machinery|all|0||play in the pins|люфт пальцев
bumu-kurakku|ブームクラック|red|machinery|all|0||boom cracked|трещина стрелы
amu-kurakku|アームクラック|red|machinery|all|0||arm cracked|трещина рукояти
senkai-furyo|旋回不良|red|machinery|all|0||slewing faulty|неисправен поворот платформы
soko-furyo|走行不良|red|machinery|all|0||travel drive faulty|неисправен ход
gomu-kurora-kiretsu|ゴムクローラー亀裂|amber|machinery|all|0||rubber tracks cracked|трещины резиновых гусениц
tetsu-kurora|鉄クローラー|info|machinery|all|1||steel tracks|стальные гусеницы
uwamono-furyo|上物不良|amber|machinery|all|1||body equipment faulty|неисправна надстройка
nidai-fushoku|荷台腐食|amber|machinery|all|0||load bed corroded|коррозия кузова (платформы)
reitoki-furyo|冷凍機不良|amber|machinery|all|0||refrigeration unit faulty|неисправен рефрижератор
pi-ti-o-furyo|PTO不良|amber|machinery|all|0||power take-off faulty|неисправна коробка отбора мощности
kuren-furyo|クレーン不良|red|machinery|all|0||crane faulty|неисправен кран
atatchimento|アタッチメント|info|machinery|all|1||attachment (goods that do not run by themselves)|навесное оборудование (само не работает)
shiro|白|info|color|all|0||white|белый
paru|パール|info|color|all|0||pearl (white)|жемчужный (белый)
kuro|黒|info|color|all|0||black|чёрный
gin-shiruba|銀,シルバー|info|color|all|0||silver|серебристый
hai-gure|灰,グレー|info|color|all|0||gray|серый
gan-meta|ガンメタ|info|color|all|0||gunmetal|тёмно-серый металлик
aka|赤|info|color|all|0||red|красный
wain|ワイン|info|color|all|0||wine red|бордовый
ao|青|info|color|all|0||blue|синий
kon|紺|info|color|all|0||navy|тёмно-синий
mizuiro|水色|info|color|all|0||light blue|голубой
midori|緑|info|color|all|0||green|зелёный
ki|黄|info|color|all|0||yellow|жёлтый
cha|茶|info|color|all|0||brown|коричневый
beju|ベージュ|info|color|all|0||beige|бежевый
kin-gorudo|金,ゴールド|info|color|all|0||gold|золотистый
murasaki|紫|info|color|all|0||purple|фиолетовый
modifier-ari|有,あり|info|modifier|all|0||present|есть
modifier-nashi|無,なし|info|modifier|all|0||absent|нет
modifier-ketsu|欠|info|modifier|all|1||missing|отсутствует
modifier-zumi|済|info|modifier|all|1||done|сделано
modifier-yo|要|info|modifier|all|1||needed|требуется
modifier-ato|跡|info|modifier|all|1||trace of|следы
modifier-reki|歴|info|modifier|all|1||history of|было ранее
modifier-dai|大|info|modifier|all|1||large, strong|большой, сильный
modifier-chu|中|info|modifier|all|0||medium|средний
modifier-sho|小|info|modifier|all|1||small, slight|малый, лёгкий
modifier-o-tasu|多,多数|info|modifier|all|1||many|много
modifier-sho-2|少|info|modifier|all|0||few, little|мало
modifier-furyo|不良|info|modifier|all|1||faulty|неисправно
modifier-fudo|不動|info|modifier|all|1||does not work|не работает
modifier-fuka|不可|info|modifier|all|0||not possible|невозможно
modifier-fumei|不明|info|modifier|all|1||unknown|неизвестно
modifier-ion|異音|info|modifier|all|1||abnormal noise|посторонний шум
modifier-kire|切れ|info|modifier|all|1||torn, expired|порвано, истекло
modifier-ware|割れ|info|modifier|all|1||cracked|треснуло
modifier-more|漏れ|info|modifier|all|1||leak|течь
modifier-nijimi|滲み|info|modifier|all|0||seepage|запотевание
modifier-yogore|汚れ|info|modifier|all|0||dirt|грязь
modifier-tento|点灯|info|modifier|all|0||lamp lit|лампа горит
modifier-kokan|交換|info|modifier|all|1||replacement|замена
modifier-shusei|修正|info|modifier|all|1||straightening|правка
modifier-hoshu|補修|info|modifier|all|1||repair|ремонт
modifier-rekka|劣化|info|modifier|all|1||worn, aged|износ
modifier-zan-zanryo-sho|残,残量少|info|modifier|all|1||remaining / little left|остаток / мало
modifier-tsuki|付|info|modifier|all|0||fitted with|в комплекте
modifier-junsei|純正|info|modifier|all|1||original (maker's)|штатный
modifier-shagai|社外|info|modifier|all|1||aftermarket|нештатный
modifier-kaku|各|info|modifier|all|0||each, on several parts|на нескольких деталях
modifier-hoka|他|info|modifier|all|0||and others|и другое
modifier-migi|右|info|modifier|all|0||right|правый
modifier-hidari|左|info|modifier|all|0||left|левый
modifier-furonto|F|info|modifier|all|0||front|передний
modifier-ria|R|info|modifier|all|0||rear|задний
modifier-uchi|内|info|modifier|all|0||inner|внутренний
modifier-soto|外|info|modifier|all|0||outer|наружный
part-furonto-banpa|Fバンパー|info|part|all|1||front bumper|передний бампер
part-ria-banpa|Rバンパー|info|part|all|1||rear bumper|задний бампер
part-hoodto|ボンネット|info|part|all|1||hood|капот
part-koa-sapoto|コアサポート|info|part|all|1||radiator support|рамка радиатора
part-furonto-garasu|Fガラス|info|part|all|1||windshield|лобовое стекло
part-ria-garasu|Rガラス|info|part|all|0||rear window|заднее стекло
part-doa-garasu|ドアガラス|info|part|all|1||door window|стекло двери
part-rufu|ルーフ|info|part|all|1||roof|крыша
part-furonto-fenda|Fフェンダー|info|part|all|1||front fender|переднее крыло
part-ria-fenda|Rフェンダー,クォーター|info|part|all|1||rear fender|заднее крыло
part-furonto-doa|Fドア|info|part|all|1||front door|передняя дверь
part-ria-doa|Rドア|info|part|all|1||rear door|задняя дверь
part-suraido-doa|スライドドア|info|part|all|0||sliding door|сдвижная дверь
part-suteppu|サイドステップ,ステップ|info|part|all|1||rocker panel, side step|порог
part-saido-shiru|サイドシル|info|part|all|1||rocker panel (sill)|порог (силовой)
part-toranku|トランク|info|part|all|0||trunk lid|крышка багажника
part-bakku-doa|バックドア,Rゲート|info|part|all|0||tailgate|дверь багажника
part-teru-geto-aori|テールゲート,アオリ|info|part|all|1||tailgate, drop side|задний борт, борт
part-heddo-raito|Hライト|info|part|all|1||headlight|фара
part-teru-ranpu|Tランプ|info|part|all|1||tail lamp|задний фонарь
part-mira|ミラー|info|part|all|0||mirror|зеркало
part-guriru|グリル|info|part|all|0||grille|решётка радиатора
part-pira|ピラー|info|part|all|1||pillar|стойка
part-furoa|フロア|info|part|all|1||floor|пол
part-bakku-paneru|バックパネル,Rエンドパネル|info|part|all|1||rear end panel|задняя панель
part-insaido-paneru|インサイドパネル|info|part|all|1||front inner panel (apron)|внутренняя панель (брызговик)
part-saido-menba|サイドメンバー|info|part|all|1||side member|лонжерон
part-kurosu-menba|クロスメンバー|info|part|all|1||cross member|поперечина
part-dasshu-paneru|ダッシュパネル|info|part|all|1||bulkhead|моторный щит
part-nidai-beddo|荷台,ベッド|info|part|all|1||load bed|кузов (платформа)
part-uwamono|上物|info|part|all|1||body equipment of a truck|надстройка
part-shitamawari|下回り|info|part|all|1||underbody|днище
part-ashimawari|足回り|info|part|all|1||suspension and running gear|ходовая
part-tanku|タンク|info|part|all|0||fuel tank|бак
part-kauru|カウル|info|part|all|0||fairing|обтекатель
part-foku|フォーク|info|part|all|1||fork|вилка
part-bumu|ブーム|info|part|all|0||boom|стрела
part-amu|アーム|info|part|all|0||arm|рукоять
part-baketto|バケット|info|part|all|0||bucket|ковш
part-haidoban|排土板|info|part|all|0||dozer blade|отвал
part-kyabin|キャビン|info|part|all|0||cab|кабина
part-kyanopi|キャノピー|info|part|all|0||canopy|навес
part-untenseki|運転席|info|part|all|0||driver’s side|место водителя
part-joshuseki|助手席|info|part|all|0||passenger’s side|место пассажира
part-shito|シート|info|part|all|0||seat|сиденье
part-handoru|ハンドル|info|part|all|0||steering wheel|руль
part-nishitsu|荷室|info|part|all|0||cargo area|багажное отделение
part-naiso|内装|info|part|all|0||interior|салон
part-shitsunai|室内|info|part|all|0||cabin|салон
part-tenjo|天張り,天張|info|part|all|0||headliner|потолок
part-achi|アーチ|info|part|all|0||wheel arch|арка
part-arumi|アルミ|info|part|all|0||alloy wheels|литые диски
part-taiya|タイヤ|info|part|all|0||tires|шины
part-mizo|溝|info|part|all|0||tread|протектор
part-enjin|エンジン|info|part|all|0||engine|двигатель
part-oiru|オイル|info|part|all|0||oil|масло
part-hita|ヒーター|info|part|all|0||heater|печка
part-garasu|ガラス|info|part|all|0||glass|стекло
part-kagi|鍵,キー|info|part|all|0||key|ключ
part-reru|レール|info|part|all|0||rails|рейлинги
part-denchi|電池|info|part|all|0||battery|батарейка
part-mafura|マフラー|info|part|all|0||muffler|глушитель
part-doa|ドア|info|part|all|0||door|дверь
modifier-zentai|全体|info|modifier|all|0||all over|по всему кузову
modifier-shita|下|info|modifier|all|0||below|снизу
modifier-sentan|先端|info|modifier|all|0||front edge|передняя кромка
modifier-usu|薄|green|modifier|all|0||faint|лёгкие
modifier-shinpin|新品|green|modifier|all|0||new|новые
modifier-yowai|弱い,弱|amber|modifier|all|0||weak|слабо
modifier-zengo|前後|info|modifier|all|0||front and rear|спереди и сзади
modifier-ryogawa|両側|info|modifier|all|0||both sides|с обеих сторон
modifier-honkawa|本革|info|modifier|all|0||leather|кожа
defect-kizu|キズ|green|exterior|all|0||scratch|царапина
defect-senkizu|線キズ|green|exterior|all|0||line scratch|тонкая царапина
defect-sure|擦れ,擦り,スレ|green|exterior|all|0||scuffed|потёрто
defect-hekomi|ヘコミ|amber|exterior|all|0||dent|вмятина
defect-kohekomi|小ヘコミ|green|exterior|all|0||small dents|мелкие вмятины
defect-tobiishi|飛石,飛び石|green|exterior|all|0||stone chips|сколы от камней
defect-kogeana|コゲ穴|amber|interior|all|0||burn holes|прожоги
defect-kokogeana|小コゲ穴|green|interior|all|0||small burn holes|мелкие прожоги
defect-kosabi|小サビ|green|exterior|all|0||small rust|мелкая ржавчина
defect-kiki|効き|info|modifier|all|0||effect|работает
has-torisetsu|取説|green|documents|all|0||owner’s manual|инструкция
has-techo|整備手帳|green|documents|all|0||service book|сервисная книжка
has-supeaki|スペアキー|green|equipment|all|0||spare key|запасной ключ
has-rimokonki|リモコンキー|info|equipment|all|0||remote key|ключ с пультом
has-sdnabi|SDナビ|info|equipment|all|0||SD navigation|навигация на карте SD
has-terebi|フルセグTV|info|equipment|all|0||digital TV|цифровое ТВ
has-heddoraito|ヘッドライト|info|part|all|0||headlights|фары
has-dorareko|ドライブレコーダー|info|equipment|all|0||dash camera|видеорегистратор
has-suraido|パワースライドドア|info|equipment|all|0||power sliding doors|сдвижные двери с приводом
has-bureki|衝突軽減ブレーキ|info|equipment|all|0||automatic emergency braking|автоматическое торможение
has-disuku|ディスク|info|equipment|all|0||disc|диск
history-dira|ディーラー整備|green|history|all|0||serviced by the dealer|обслуживался у дилера
modifier-eakon|エアコン|info|part|all|0||air conditioning|кондиционер
`
