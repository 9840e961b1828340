/** Phrases about the body, inside and outside, in lines like those of `code-rows.ts`. */
export const bodyPhrases = `
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
eabaggu-tenkai|エアバッグ展開|red|structure|all|0||airbags deployed|подушки безопасности сработали
defect-kizu|キズ|green|exterior|all|0||scratch|царапина
defect-senkizu|線キズ|green|exterior|all|0||line scratch|тонкая царапина
defect-sure|擦れ,擦り,スレ|green|exterior|all|0||scuffed|потёртость
defect-hekomi|ヘコミ|amber|exterior|all|0||dent|вмятина
defect-kohekomi|小ヘコミ|green|exterior|all|0||small dents|мелкие вмятины
defect-tobiishi|飛石,飛び石|green|exterior|all|0||stone chips|сколы от камней
defect-kogeana|コゲ穴|amber|interior|all|0||burn holes|прожоги
defect-kokogeana|小コゲ穴|green|interior|all|0||small burn holes|мелкие прожоги
defect-kosabi|小サビ|green|exterior|all|0||small rust|мелкая ржавчина
`
