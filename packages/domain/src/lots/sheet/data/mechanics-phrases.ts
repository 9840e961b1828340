/** Phrases about the mechanics, in lines like those of `code-rows.ts`. */
export const mechanicsPhrases = `
haiki-more|排気漏れ|amber|engine|all|0||exhaust leak|утечка выхлопа
shokubai-nashi|触媒なし|red|engine|all|0||catalyst missing|нет катализатора
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
has-supeaki|スペアキー|green|equipment|all|0||spare key|запасной ключ
has-rimokonki|リモコンキー|info|equipment|all|0||remote key|ключ с пультом
has-sdnabi|SDナビ|info|equipment|all|0||SD navigation|навигация на карте SD
has-terebi|フルセグTV|info|equipment|all|0||digital TV|цифровое ТВ
has-dorareko|ドライブレコーダー|info|equipment|all|0||dash camera|видеорегистратор
has-suraido|パワースライドドア|info|equipment|all|0||power sliding doors|сдвижные двери с приводом
has-bureki|衝突軽減ブレーキ|info|equipment|all|0||automatic emergency braking|автоматическое торможение
has-disuku|ディスク|info|equipment|all|0||disc|диск
`
