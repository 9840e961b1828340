/** Words that phrases are made of, in lines like those of `code-rows.ts`. */
export const phraseWords = `
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
modifier-kire|切れ|info|modifier|all|1||torn or expired|порыв или истёк срок
modifier-ware|割れ|info|modifier|all|1||cracked|треснуло
modifier-more|漏れ|info|modifier|all|1||leak|течь
modifier-nijimi|滲み|info|modifier|all|0||seepage|запотевание
modifier-yogore|汚れ|info|modifier|all|0||dirt|грязь
modifier-tento|点灯|info|modifier|all|0||lamp lit|лампа горит
modifier-kokan|交換|info|modifier|all|1||replacement|замена
modifier-shusei|修正|info|modifier|all|1||straightening|правка
modifier-hoshu|補修|info|modifier|all|1||repair|ремонт
modifier-rekka|劣化|info|modifier|all|1||worn, aged|износ
modifier-zan|残|info|modifier|all|1||remaining|остаток
modifier-zanryo-sho|残量少|info|modifier|all|1||little left|осталось мало
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
part-suteppu|サイドステップ,ステップ|info|part|all|1||rocker panel|порог
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
modifier-kikiyowai|効き弱い,効き弱|amber|modifier|all|0||works poorly|работает слабо
has-heddoraito|ヘッドライト|info|part|all|0||headlights|фары
modifier-eakon|エアコン|info|part|all|0||air conditioning|кондиционер
has-denkyu|LEDヘッドライト|info|equipment|all|0||LED headlights|светодиодные фары
has-hon-kawa-shito|本革シート|info|equipment|all|0||leather seats|кожаные сиденья
has-rufureru|ルーフレール|info|equipment|all|0||roof rails|рейлинги на крыше
has-gurippu-hita|グリップヒーター|info|equipment|all|0||heated grips|подогрев рукояток
has-usb-dengen|USB電源|info|equipment|all|0||USB socket|розетка USB
has-suraida|スライダー|info|equipment|all|0||crash sliders|слайдеры
has-gomu-paddo|ゴムパッド|info|equipment|all|0||rubber pads|резиновые накладки
part-untenseki-shito|運転席シート|info|part|all|0||driver’s seat|водительское сиденье
part-joshuseki-shito|助手席シート|info|part|all|0||passenger’s seat|пассажирское сиденье
part-taiya-mizo|タイヤ溝|info|part|all|0||tire tread|протектор шин
part-nabi-disuku|ナビディスク|info|part|all|0||navigation disc|диск навигации
part-batteri|バッテリー|info|part|all|0||battery|аккумулятор
part-buhin|部品|info|part|all|0||parts|детали
part-raito|ライト|info|part|all|0||headlight|фара
part-kurankukesu|クランクケース|info|part|all|0||crankcase|картер
part-shirinda|シリンダー|info|part|all|0||cylinder|цилиндр
part-kurora|クローラー|info|part|all|0||track|гусеница
part-kaunta|カウンターウエイト,カウンター|info|part|all|0||counterweight|противовес
part-tsume|爪|info|part|all|0||teeth|зубья
defect-yabure|破れ|amber|interior|all|0||tear|порыв
defect-kiretsu|亀裂|amber|exterior|all|0||crack|трещина
defect-mamo|摩耗|amber|exterior|all|0||wear|износ
defect-kumori|くもり|amber|exterior|all|0||cloudy|помутнение
defect-saitoso|再塗装あり,再塗装|info|exterior|all|0||repainted|повторная окраска
defect-chen-nobi|チェーン伸び|amber|bike|all|0||chain stretched|цепь растянута
defect-senkai-gata|旋回ガタ|amber|machinery|all|0||play in the slewing|люфт поворота
engine-shido-ryoko|始動良好|green|engine|all|0||starts well|заводится хорошо
engine-zen-dosa-ryoko|全動作良好|green|engine|all|0||everything works|всё работает
history-okunai-hokan|屋内保管|green|history|all|0||kept indoors|хранился в помещении
history-rentaru-agari|レンタル上がり|info|history|all|0||former rental|был в прокате
history-seibi-kiroku|整備記録|info|documents|all|0||maintenance records|записи об обслуживании
history-teiki-seibi|定期整備済,定期整備|green|history|all|0||serviced regularly|регулярно обслуживался
history-tokutei-kensa|特定自主検査記録表|info|documents|all|0||yearly inspection record|акт ежегодной проверки
`
