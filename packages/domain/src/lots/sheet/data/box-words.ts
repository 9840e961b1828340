/** Words in the boxes of a sheet, one per line: Japanese, English, and Russian. */
export const colorWords = `
ホワイト|white|белый
ブラック|black|чёрный
シルバー|silver|серебристый
グレー|gray|серый
グレイ|gray|серый
ガンメタリック|gunmetal|тёмно-серый металлик
ガンメタ|gunmetal|тёмно-серый металлик
グラファイト|graphite|графитовый
レッド|red|красный
ワインレッド|wine red|бордовый
ワイン|wine red|бордовый
ボルドー|bordeaux red|бордовый
ブルー|blue|синий
ネイビー|navy|тёмно-синий
グリーン|green|зелёный
カーキ|khaki|хаки
イエロー|yellow|жёлтый
オレンジ|orange|оранжевый
橙|orange|оранжевый
ブラウン|brown|коричневый
ブロンズ|bronze|бронзовый
ベージュ|beige|бежевый
アイボリー|ivory|цвета слоновой кости
クリーム|cream|кремовый
ゴールド|gold|золотистый
パープル|purple|фиолетовый
バイオレット|violet|фиолетовый
ピンク|pink|розовый
桃|pink|розовый
`

/** The same for what goes before the name of a color; Russian words that end in a hyphen join it. */
export const colorPrefixes = `
ライト|light|светло-
ダーク|dark|тёмно-
ディープ|deep|насыщенный
パール|pearl|жемчужно-
クリスタル|crystal|кристально-
ビンテージ|vintage|винтажный
ヴィンテージ|vintage|винтажный
`

/** The same for what follows it. */
export const colorSuffixes = `
メタリック|metallic|металлик
メタ|metallic|металлик
マイカ|mica|слюда
パール|pearl|перламутр
ツートン|two-tone|двухцветный
ツートーン|two-tone|двухцветный
2トーン|two-tone|двухцветный
2トン|two-tone|двухцветный
`

export const inspectionWords = `
抹消|deregistered|снят с учёта
切|expired|истёк
切れ|expired|истёк
無|none|нет
無し|none|нет
なし|none|нет
`

export const useWords = `
レンタ|ex-rental|бывший прокатный
社用|company car|служебный
社用車|company car|служебный
法人|company car|служебный
個人|private use|личное пользование
営業用|commercial use|коммерческое использование
事業用|commercial use|коммерческое использование
タクシー|ex-taxi|бывшее такси
不明|not known|неизвестно
`
