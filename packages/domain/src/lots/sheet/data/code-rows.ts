/**
 * Letters, grades and abbreviations of auction sheets, one per line: name, spellings, severity, category, halls,
 * whether a published page says so (1) or only the trade does (0), usual repair, English, Russian. `sheet-entries.ts`
 * reads them.
 */
export const codeRows = `
grade-s|S|green|overallGrade|USS, AIS/Aucnet, JAA, most|1||as new: under a year from first registration and under 10,000 km, no damage or repair|как новый: меньше года от регистрации, до 10 000 км, без повреждений и ремонта
grade-9|9|green|overallGrade|CAA Tokyo (older)|1||unregistered, under 1 month, under 500 km (upper end of the old CAA Tokyo scale)|без регистрации, до 1 месяца, до 500 км (старая шкала CAA Tokyo)
grade-8|8|green|overallGrade|CAA Tokyo (older)|1||under 6 months and under 3,000 km, unmarked (old CAA Tokyo scale)|до 6 месяцев и до 3000 км, без следов (старая шкала CAA Tokyo)
grade-7|7|green|overallGrade|CAA Tokyo (older), some others|1||nearly untouched: under 1 year and under 10,000 km at CAA Tokyo; under 2 years and 10,000 km on another published scale|почти нетронутый: до года и до 10 000 км (CAA Tokyo); до 2 лет и 10 000 км по другой шкале
grade-6|6|green|overallGrade|USS, AIS/Aucnet, most|1||near new: under 30,000 km (and within 3 years where a limit is given), no repair needed, engine and running gear good|почти новый: до 30 000 км (где есть срок, до 3 лет), ремонт не нужен, двигатель и ходовая в порядке
grade-5|5|green|overallGrade|all|1||excellent: faint marks only, nothing to repair, no outer part replaced; mileage cap 50,000 or 60,000 km by house|отличный: только малозаметные следы, ремонт не нужен, наружные детали не менялись; предел 50 000 или 60 000 км
grade-4-5|4.5|green|overallGrade|all|1||very good: light work would bring it to 5; under 100,000 km|очень хороший: мелкий ремонт доведёт до 5; до 100 000 км
grade-4|4|green|overallGrade|all|1||good: some visible scratches, dents, rust, burns or tears that want work; under 150,000 km|хороший: есть заметные царапины, вмятины, ржавчина, прожоги или порывы; до 150 000 км
grade-3-5|3.5|amber|overallGrade|all|1||average: body work needed in several places, several burns or tears|средний: кузовной ремонт в нескольких местах, прожоги, порывы
grade-3|3|amber|overallGrade|all|1||poor: whole panels or trim to be repaired, painted or replaced|плохой: ремонт, покраска или замена целых деталей кузова и салона
grade-2|2|red|overallGrade|all|1||of little sales value; at AIS also campers and race cars whose frame or drivetrain is altered|низкая товарная ценность; у AIS также кемперы и гоночные с переделкой силовых частей
grade-1|1|red|overallGrade|USS, most|1||modified, race or disaster car (flood, hail, salt, fire); always read the notes|тюнинг, гоночная или пострадавшая (утопленник, град, соль, пожар); обязательно читать примечания
grade-0|0|red|overallGrade|JU, TAA, others|1||no single meaning: repaired accident car, ungraded wreck, or flood/extinguisher car, by house|единого значения нет: восстановленная после ДТП, битая без оценки или утопленник, смотря по аукциону
grade-r|R|red|overallGrade|USS, AIS/Aucnet, most|1||repair history: a structural member was damaged and straightened or replaced|ремонтная история: силовой элемент кузова был повреждён и выправлен или заменён
grade-ra|RA|amber|overallGrade|USS, TAA, JU, others|1||repair history, slight (for example 1 to 2 cm of frame end) or well repaired|ремонтная история, лёгкая (например, 1–2 см кромки лонжерона) или ремонт качественный
grade-rb|RB|red|overallGrade|some|1||repair history up to inner panel or floor (seen at one house only)|ремонт до внутренней панели или пола (встречается не везде)
grade-rc|RC|red|overallGrade|some|1||repair history with pillar or frame replaced (seen at one house only)|ремонт с заменой стойки или лонжерона (встречается не везде)
grade-r1|R1|red|overallGrade|some|1||repaired and also modified (or flood) at some houses|после ремонта и с переделками (или утопленник) на некоторых аукционах
grade-a|A|red|overallGrade|JAA Tokyo, some JU|1||repair history at halls that write A instead of R (JAA Tokyo named)|ремонтная история там, где вместо R пишут A (названа JAA Tokyo)
grade-a3-a3-5-a4|A3,A3.5,A4|amber|overallGrade|some|1||repair history, repaired tolerably, well, very well|ремонтная история: ремонт посредственный, хороший, очень хороший
grade-hoshi|***|red|overallGrade|USS, JU, others|1||damaged and unrepaired, sold as is without claims, may not run|битый, не восстановлен, продаётся как есть без претензий, может не заводиться
grade-x|X|amber|overallGrade|USS; others differ|1||not gradable (very old, replica, classic) at USS; at others a wreck whose state cannot be judged|не оценивается (очень старый, реплика, классика) у USS; у других битый, состояние не оценить
grade-t|T|amber|overallGrade|some|1||entered as a special vehicle: no confirming inspection|выставлен как спецтехника: проверка не проводилась
grade-99|99|red|overallGrade|some|1||accident or damaged car (seen in one list)|битый или после ДТП (встречается в одном списке)
grade-nashi|-|amber|overallGrade|all|1||no grade: not inspected, or bike or machine entered without a score|без оценки: не осматривался, либо мотоцикл или техника без балла
interior-a|A|green|interiorGrade|USS and most|1||no work needed; could be displayed as it is|работ не требует, можно выставлять как есть
interior-b|B|green|interiorGrade|all|1||light soiling or small marks; average for age at some houses|лёгкие загрязнения или мелкие следы; у части аукционов «средне для возраста»
interior-c|C|amber|interiorGrade|all|1||noticeable stains, burns or scratches; cleaning or small repair|заметные пятна, прожоги, царапины; чистка или мелкий ремонт
interior-d|D|amber|interiorGrade|all|1||dirty or damaged: many burns and tears, loose headliner, strong smell|грязный или повреждён: много прожогов и порывов, отвисший потолок, сильный запах
interior-e|E|red|interiorGrade|USS, JU, AIS|1||trim or seats to be replaced, parts missing|замена отделки или сидений, нет деталей
interior-f|F|red|interiorGrade|JU (some)|1||very bad, or stripped (some JU halls)|очень плохой или разобран (часть JU)
interior-s|S|green|interiorGrade|JU (some)|1||as new, under about 5,000 km (some JU halls)|как новый, до 5000 км (часть JU)
exterior-a|A|green|exteriorGrade|USS|1||two or three scratches or small dents of 2 to 3 cm, or well-finished paint repair|2–3 царапины или вмятинки по 2–3 см либо хорошо выполненная покраска
exterior-b|B|green|exteriorGrade|USS|1||scratches of 5 to 20 cm, a few golf-ball dents, slightly wavy repair, cracked or scored glass|царапины 5–20 см, несколько вмятин с мяч для гольфа, слегка волнистый ремонт, трещина или царапины на стекле
exterior-c|C|amber|exteriorGrade|USS|1||many marks of class B, or scratches of 20 to 40 cm|много следов класса B или царапины 20–40 см
exterior-d|D|amber|exteriorGrade|USS|0||large damage, needs body work and paint|крупные повреждения, нужны рихтовка и покраска
exterior-e|E|red|exteriorGrade|USS|0||most panels to be repaired or replaced|большинство деталей под ремонт или замену
frame-a|A|green|frameGrade|trucks|1||truck frame: no noticeable rust|рама грузовика: заметной ржавчины нет
frame-b|B|green|frameGrade|trucks|1||truck frame: rust or corrosion in places, slight harmless bend or dent|рама: местами ржавчина или коррозия, лёгкий неопасный изгиб
frame-c|C|amber|frameGrade|trucks|1||truck frame: rust or corrosion all over, slight bend or dent|рама: ржавчина или коррозия по всей длине, лёгкий изгиб
frame-d|D|red|frameGrade|trucks|1||truck frame: corrosion holes|рама: сквозная коррозия
bikegrade-10|10|green|bikeGrade|BDS|1||new, never registered, no oil in it|новый, не регистрировался, масло не заливалось
bikegrade-9|9|green|bikeGrade|BDS|1||new, unregistered, has had oil or fuel|новый, без регистрации, масло или топливо заливали
bikegrade-8|8|green|bikeGrade|BDS|1||registered, zero kilometers|зарегистрирован, нулевой пробег
bikegrade-7|7|green|bikeGrade|BDS|1||registered, tens of kilometers|зарегистрирован, десятки километров
bikegrade-6|6|green|bikeGrade|BDS|1||registered, under 1,000 km, no scratch at all|зарегистрирован, до 1000 км, без царапин
bikegrade-5|5|green|bikeGrade|BDS|1||best used grade: low mileage, polishing marks only, no modification, never fallen|лучший балл для б/у: малый пробег, только следы полировки, без переделок и падений
bikegrade-4|4|green|bikeGrade|BDS|0||good used condition|хорошее состояние
bikegrade-3|3|amber|bikeGrade|BDS|0||ordinary: scratches or rust, rides|обычное: царапины или ржавчина, на ходу
bikegrade-2|2|amber|bikeGrade|BDS|0||rough: repair needed|изношен, нужен ремонт
bikegrade-1|1|red|bikeGrade|BDS|1||non-runner: an engine that does not run holds the total at 1 or below|не на ходу: неработающий двигатель ограничивает общий балл единицей
bikegrade-0|0|red|bikeGrade|BDS|0||parts bike|на запчасти
bikegrade-ais-5-6|AIS 5–6|green|bikeGrade|AIS (Aucnet bikes)|1||very clean, under 15,000 km, hardly any damage; 6 differs from 5 by the number of marks|очень чистый, до 15 000 км, почти без повреждений; 6 и 5 различаются числом следов
bikegrade-ais-4|AIS 4|green|bikeGrade|AIS (Aucnet bikes)|1||few large scratches or rust spots, fairly good|мало крупных царапин и ржавчины, довольно хороший
bikegrade-ais-3|AIS 3|amber|bikeGrade|AIS (Aucnet bikes)|1||some scratches and rust, rides|есть царапины и ржавчина, ехать можно
bikegrade-ais-0-2|AIS 0–2|red|bikeGrade|AIS (Aucnet bikes)|1||much work before it can ride; frame damage and parts bikes included|до езды нужен большой ремонт; сюда же повреждённая рама и доноры
bikegrade-jba-1-5|JBA 1–5|amber|bikeGrade|JBA|1||share of newness in tenths as one reseller explains it (5 = half worn)|«новизна» в десятых, по объяснению одного посредника (5 = наполовину изношен)
bikearea-e|E|info|bikeArea|BDS|1||engine|двигатель
bikearea-f|F|info|bikeArea|BDS|1||front end: fork, wheel, handlebar|перед: вилка, колесо, руль
bikearea-gaiso|外|info|bikeArea|BDS|1||bodywork: tank, fairings, seat|внешний вид: бак, обтекатели, сиденье
bikearea-r|R|info|bikeArea|BDS|1||rear end: swingarm, shock, wheel|задняя часть: маятник, амортизатор, колесо
bikearea-denso|電|info|bikeArea|BDS|1||electrics|электрика
bikearea-shatai|車|info|bikeArea|BDS|1||frame and chassis|рама и ходовая
damage-a|A|amber|damage|some|0||scratch (size not given)|царапина (размер не указан)
damage-a1|A1|green|damage|all|1|polish or touch-up|small scratch|небольшая царапина
damage-a2|A2|amber|damage|all|1|polish; local respray if through the clear coat|scratch|царапина
damage-a3|A3|amber|damage|all|1|respray the panel|large scratch|большая царапина
damage-a4|A4|amber|damage|some|1|respray the panel|very large scratch, most of the panel|очень большая царапина, почти на всю деталь
damage-a5|A5|amber|damage|some|1|respray the panel|scratched all over|исцарапана вся деталь
damage-e|E|green|damage|all|1|paintless dent repair|dimple, under about 25 mm|мелкая вмятинка (до 2,5 см)
damage-e1|E1|green|damage|some|1|paintless dent repair|a few dimples|несколько вмятинок
damage-e2|E2|green|damage|some|1|paintless dent repair|several dimples|ряд вмятинок
damage-e3|E3|amber|damage|some|1|paintless dent repair, ask about hail|many dimples (think of hail)|много вмятинок (возможен град)
damage-u|U|amber|damage|some|0||dent (size not given)|вмятина (размер не указан)
damage-u1|U1|green|damage|all|1|paintless dent repair|small dent|небольшая вмятина
damage-u2|U2|amber|damage|all|1|body work, often paint|dent, about a palm|вмятина с ладонь
damage-u3|U3|amber|damage|all|1|body work and paint, or replace|large dent|большая вмятина
damage-u4|U4|red|damage|some|1|replace the panel; look for structural damage|very large dent|очень большая вмятина
damage-u5|U5|red|damage|some|1|replace the panel; look for structural damage|dent over the whole panel|вмятина на всю деталь
damage-b1|B1|amber|damage|USS-type; at some halls B alone is the dent scale|1|body work and paint|small dent with scratch|небольшая вмятина с царапиной
damage-b2|B2|amber|damage|USS-type|1|body work and paint|dent with scratch, about a palm|вмятина с царапиной, с ладонь
damage-b3|B3|amber|damage|USS-type|1|body work and paint, or replace|large dent with scratch|большая вмятина с царапиной
damage-b4|B4|red|damage|one of JU/AAAI/TAA|1|replace the panel|dent over 20 cm (halls that use B as the dent scale)|вмятина более 20 см (где B означает вмятины)
damage-b5|B5|red|damage|one of JU/AAAI/TAA|1|replace the panel|dent over the whole panel (halls that use B as the dent scale)|вмятина на всю деталь (где B означает вмятины)
damage-au|AU|amber|damage|some|1|body work and paint|scratch and dent together|царапина вместе с вмятиной
damage-w1|W1|green|damage|all|1|nothing; measure paint thickness if it matters|repaired, finish good, hardly detectable|ремонт хорошего качества, почти не виден
damage-w2|W2|amber|damage|all|1|may want refinishing|repaired, slight waviness visible|после ремонта видна лёгкая волна
damage-w3|W3|amber|damage|all|1|strip, fill, respray; ask about structure|repaired badly, wavy, needs doing again|ремонт плохой, сильная волна, переделывать
damage-s1|S1|green|damage|all|1|remove and treat|small rust|небольшая ржавчина
damage-s2|S2|amber|damage|all|1|remove, treat, paint|noticeable rust|заметная ржавчина
damage-s3|S3|red|damage|some|1|cut out or replace; look underneath|heavy rust|сильная ржавчина
damage-c1|C1|amber|damage|all|1|cut back, treat, paint|small corrosion or lifted paint|небольшая коррозия или вспучивание
damage-c2|C2|red|damage|all|1|welding likely|noticeable corrosion|заметная коррозия
damage-c3|C3|red|damage|some|1|welding or replacement|heavy corrosion|сильная коррозия
damage-c|C|red|damage|some|1|welding or replacement|corrosion hole (where C is written without a number)|сквозная коррозия (когда C без цифры)
damage-p|P|amber|damage|all, meanings differ|1|respray or polish off|paint work needed, or paint mark: check the hall|нужна покраска либо след краски: смотрите аукцион
damage-p1|P1|green|damage|some|1|polish|light paint damage|лёгкий дефект краски
damage-p2|P2|amber|damage|some|1|local respray|medium paint damage|средний дефект краски
damage-p3|P3|amber|damage|some|1|respray the panel|large paint damage|большой дефект краски
damage-bp|BP|amber|damage|some|1|body work and paint|dent and paint repair needed|нужны рихтовка и покраска
damage-h|H|amber|damage|all, meanings differ|1|respray|faded or peeling paint (at one hall group: hole)|выцветание или облезание краски (у одной группы: отверстие)
damage-f|F|green|damage|some|1|polish or respray|faded paint|выцветшая краска
damage-y1|Y1|green|damage|all|1|plastic welding|small crack or hole (bumper, trim, lamp), up to a thumb|небольшая трещина или отверстие (бампер, накладка, фара)
damage-y2|Y2|amber|damage|all|1|plastic welding or replace|crack or hole, up to a palm|трещина или отверстие с ладонь
damage-y3|Y3|amber|damage|all|1|replace the part|large crack or hole|большая трещина или отверстие
damage-x|X|red|damage|all|1|replace the part|part must be replaced|деталь требует замены
damage-xx|XX|amber|damage|all|1|if roof, pillar or weld-on panel, treat as structural|part has been replaced|деталь заменена
damage-g|G|green|damage|most|1|resin repair before it spreads|stone chip in the glass|скол на стекле
damage-x1|X1|amber|damage|USS-type|1|resin repair or new glass|windshield crack of about 1 cm|трещина лобового около 1 см
damage-r-glass|R (glass)|green|damage|USS-type|1||glass chip repaired|скол на стекле отремонтирован
damage-rx|RX|amber|damage|USS-type|1|new windshield|repaired chip, glass still to be replaced|скол ремонтировался, стекло всё равно под замену
damage-x-glass|X (glass)|amber|damage|all|1|new windshield|glass must be replaced|стекло под замену
damage-d|D|amber|damage|one of JU/AAAI/TAA|1|find or order the part|part removed|деталь снята
damage-t|T|amber|damage|some|0||torn (seat or soft part); no retrieved source gives it for panels|порвано (сиденье, мягкие детали)
damage-k|K|green|damage|some|0||scratch in free text (キ or K)|царапина в свободной записи (キ или K)
mileage-asutarisuku|*|red|mileageMark|most houses|1||odometer tampered with (records prove it)|пробег скручен (подтверждено документами)
mileage-shapu|#|red|mileageMark|most houses|1||true mileage cannot be established|реальный пробег установить нельзя
mileage-doru|$|amber|mileageMark|most houses|1||odometer replaced, with proof from a licensed workshop; true total entered|одометр заменён, есть подтверждение сервиса; указан полный пробег
mileage-km-no-mark|km (no mark)|green|mileageMark|all|1||mileage taken as true|пробег считается реальным
mileage-mi|mi|amber|mileageMark|all|0||miles, not kilometers (imported car): convert and say so|мили, а не километры (импорт): пересчитать и указать
gearbox-f5-5f-5mt|F5,5F,5MT|info|gearbox|all|1||5-speed manual, floor|механика 5 ст., напольный рычаг
gearbox-f6-6f-6mt|F6,6F,6MT|info|gearbox|all|1||6-speed manual, floor|механика 6 ст., напольный рычаг
gearbox-f4-4f|F4,4F|info|gearbox|all|1||4-speed manual, floor|механика 4 ст., напольный рычаг
gearbox-c4-c5|C4,C5|info|gearbox|all|1||manual, column lever|механика, рычаг на рулевой колонке
gearbox-d5-5d|D5,5D|info|gearbox|all|1||5-speed manual, dashboard lever|механика 5 ст., рычаг на панели
gearbox-i5-5i|I5,5I|info|gearbox|all|1||5-speed manual, instrument-panel lever|механика 5 ст., рычаг на панели приборов
gearbox-fa-fat-at|FA,FAT,AT|info|gearbox|all|1||automatic, floor lever|автомат, напольный рычаг
gearbox-ca-cat|CA,CAT|info|gearbox|all|1||automatic, column lever|автомат, рычаг на колонке
gearbox-da-dat|DA,DAT|info|gearbox|all|1||automatic, dashboard lever|автомат, рычаг на панели
gearbox-ia-iat|IA,IAT|info|gearbox|all|1||automatic, instrument-panel lever|автомат, рычаг на панели приборов
gearbox-cvt|CVT|info|gearbox|all|0||continuously variable transmission|вариатор
gearbox-semi-otomachikku|SQ,セミAT|info|gearbox|all|0||semi-automatic|роботизированная КПП
equipment-ac|AC|info|equipment|all|1||air conditioning|кондиционер
equipment-aac|AAC|info|equipment|all|1||automatic climate control|климат-контроль
equipment-wac-wa|WAC,WA|info|equipment|all|1||dual air conditioning (front and rear)|двойной кондиционер
equipment-ps|PS|info|equipment|all|1||power steering|усилитель руля
equipment-pw|PW|info|equipment|all|1||power windows|электростеклоподъёмники
equipment-sr|SR|info|equipment|all|1||sunroof|люк
equipment-wsr|WSR|info|equipment|all|0||two sunroofs|два люка
equipment-aw|AW|info|equipment|all|1||alloy wheels|литые диски
equipment-junsei-arumi|純AW|info|equipment|all|1||original alloy wheels|штатные литые диски
equipment-shagai-arumi|外AW,社AW|info|equipment|all|1||aftermarket alloy wheels|нештатные литые диски
equipment-tv|TV|info|equipment|all|1||television|телевизор
equipment-nabi|ナビ|info|equipment|all|1||navigation|навигация
equipment-nv|NV|info|equipment|some|0||navigation|навигация
equipment-abs|ABS|info|equipment|all|1||anti-lock brakes|АБС (антиблокировочная система)
equipment-eabaggu|AB,エアB|info|equipment|all|1||airbag|подушка безопасности
equipment-daburu-eabaggu|W エアB|info|equipment|all|1||two front airbags|две передние подушки безопасности
equipment-srs|SRS|info|equipment|all|1||airbag system|подушки безопасности
equipment-kawa|革,カワ,皮|info|equipment|all|1||leather seats|кожаный салон
equipment-hafu-reza|ハーフレザー|info|equipment|all|0||half-leather seats|комбинированная кожа
equipment-ria-supoira|Rスポ,リアスポ|info|equipment|all|1||rear spoiler|задний спойлер
equipment-earo|エアロ|info|equipment|all|0||body kit|обвес
equipment-fogu-ranpu|フォグ|info|equipment|all|1||fog lamps|противотуманные фары
equipment-kiresu|キーレス|info|equipment|all|1||remote central locking|дистанционное открывание
equipment-sumato-ki|スマートキー,インテリキー|info|equipment|all|0||smart key|бесключевой доступ
equipment-pusshu-sutato|プッシュスタート|info|equipment|all|0||push-button start|запуск кнопкой
equipment-etc|ETC|info|equipment|all|0||toll transponder (of no use outside Japan)|транспондер платных дорог (вне Японии не нужен)
equipment-bakku-kamera|Bカメラ,バックカメラ|info|equipment|all|0||backup camera|камера заднего вида
equipment-zenhoi-kamera|全方位カメラ|info|equipment|all|0||all-round camera|камеры кругового обзора
equipment-dora-reko|ドラレコ|info|equipment|all|0||dash camera|видеорегистратор
equipment-kisenon|HID,キセノン|info|equipment|all|0||xenon headlights|ксенон
equipment-led|LED|info|equipment|all|0||LED headlights|светодиодные фары
equipment-dendo-suraido-doa|PSD,電スラ|info|equipment|all|0||power sliding door|электропривод сдвижной двери
equipment-ryogawa-dendo|両側電動|info|equipment|all|0||both sliding doors powered|обе сдвижные двери с приводом
equipment-pawa-bakku-doa|Pゲート|info|equipment|all|0||power tailgate|электропривод двери багажника
equipment-pawa-shito|Pシート|info|equipment|all|0||power seat|электропривод сиденья
equipment-shito-hita|シートヒーター|info|equipment|all|0||heated seats|подогрев сидений
equipment-ea-shito|エアシート|info|equipment|all|0||ventilated seats|вентиляция сидений
equipment-kurukon|クルコン|info|equipment|all|0||cruise control|круиз-контроль
equipment-reda-kuruzu|レーダークルーズ,ACC|info|equipment|all|0||adaptive cruise control|адаптивный круиз-контроль
equipment-shototsu-keigen|衝突軽減,PCS|info|equipment|all|0||automatic emergency braking|автоматическое экстренное торможение
equipment-yokosuberi-boshi|VSC,ESC,横滑り防止|info|equipment|all|0||stability control|система стабилизации
equipment-trc-tcs|TRC,TCS|info|equipment|all|1||traction control|антипробуксовочная система
equipment-lsd|LSD|info|equipment|all|1||limited-slip differential|самоблокирующийся дифференциал
equipment-4wd|4WD|info|equipment|all|0||four-wheel drive|полный привод
equipment-furu-taimu-yonku|フルタイム4WD|info|equipment|all|0||permanent four-wheel drive|постоянный полный привод
equipment-pato-taimu-yonku|パートタイム4WD|info|equipment|all|0||selectable four-wheel drive|подключаемый полный привод
equipment-tabo|ターボ|info|equipment|all|0||turbocharger|турбонаддув
equipment-dizeru|D,ディーゼル|info|equipment|all|1||diesel|дизель
equipment-gasorin|G,ガソリン|info|equipment|all|1||gasoline|бензин
equipment-haiburiddo|HV,ハイブリッド|info|equipment|all|0||hybrid|гибрид
equipment-lpg|LPG|amber|equipment|all|0||LPG fuel (often ex-taxi)|газ (часто бывшее такси)
equipment-san-retsu|3列,3列シート|info|equipment|all|0||third row of seats|третий ряд сидений
equipment-hidari-migi-handoru|左H,右H|info|equipment|all|0||left-hand / right-hand drive|левый / правый руль
equipment-cd-md-st|CD,MD,ST|info|equipment|all|1||CD / MiniDisc / stereo|CD / MD / магнитола
equipment-rifuto-appu|リフトアップ|amber|equipment|all|0||raised suspension|лифт подвески
equipment-ro-daun|ローダウン|amber|equipment|all|0||lowered suspension|занижение
equipment-kanreichi-shiyo|寒冷地仕様|info|equipment|all|0||cold-region package|исполнение для холодных районов
equipment-sumoku-firumu|スモークフィルム|info|equipment|all|1||window tint film|тонировка
equipment-furippu-daun-monita|フリップダウンモニター|info|equipment|all|0||roof monitor|потолочный монитор
equipment-sanrufu|サンルーフ|info|equipment|all|1||sunroof|люк
equipment-mun-rufu|ムーンルーフ,ガラスルーフ|info|equipment|all|0||glass roof|стеклянная крыша
equipment-ichinen-hosho|1年保証|info|equipment|all|0||one-year warranty (domestic; does not follow the car abroad)|гарантия 1 год (в Японии, за рубеж не идёт)
`
