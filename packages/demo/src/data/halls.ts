/**
 * Halls, one per line: name | kind | weekdays (1 Monday … 6 Saturday) | session start, JST | size | inland delivery,
 * yen | first lot number | name on the hall's own sheets.
 */
export const hallRows = `
USS Tokyo|car|4|08:30|40|16000|10001|ＵＳＳ東京
USS Nagoya|car|5|08:30|34|22000|10001|ＵＳＳ名古屋
USS Yokohama|car|2|08:45|22|12000|20001|ＵＳＳ横浜
USS Osaka|car|5|09:00|20|14000|20001|ＵＳＳ大阪
USS Kobe|car|4|09:00|14|12000|20001|ＵＳＳ神戸
USS Kyushu|car|6|09:00|22|26000|10001|ＵＳＳ九州
USS R-Nagoya|car|3|09:00|20|22000|30001|ＵＳＳＲ名古屋
USS Gunma|car|4|09:30|10|18000|40001|ＵＳＳ群馬
USS Saitama|car|2|09:30|11|16000|50001|ＵＳＳ埼玉
USS Tohoku|car|3|09:00|12|27000|10001|ＵＳＳ東北
USS Sapporo|car|3|09:30|12|42000|20001|ＵＳＳ札幌
USS Shizuoka|car|6|09:30|12|20000|30001|ＵＳＳ静岡
USS Niigata|car|3|10:00|9|24000|40001|ＵＳＳ新潟
USS Hokuriku|car|5|10:00|7|26000|50001|ＵＳＳ北陸
USS Okayama|car|2|09:30|9|22000|10001|ＵＳＳ岡山
USS Fukuoka|car|2|09:30|10|26000|20001|ＵＳＳ福岡
USS Saitama Monday|car|1|09:30|14|16000|60001|ＵＳＳ埼玉
USS Tokyo Truck|car|4|11:00|5|16000|90001|ＵＳＳ東京トラック
HAA Kobe|car|6|08:30|36|12000|55001|ＨＡＡ神戸
CAA Chubu|car|3|09:00|18|20000|6001|ＣＡＡ中部
CAA Gifu|car|5|09:30|12|20000|3001|ＣＡＡ岐阜
CAA Tohoku|car|5|09:30|7|27000|1001|ＣＡＡ東北
CAA Tokyo|car|2|09:30|10|16000|4001|ＣＡＡ東京
TAA Kinki|car|2|09:30|14|14000|1001|ＴＡＡ近畿
TAA Chubu|car|1|09:30|13|20000|2001|ＴＡＡ中部
TAA Kantou|car|4|09:30|13|15000|3001|ＴＡＡ関東
TAA Yokohama|car|2|09:30|12|12000|4001|ＴＡＡ横浜
TAA Kyushu|car|4|09:30|10|26000|5001|ＴＡＡ九州
TAA Tohoku|car|3|09:30|7|27000|6001|ＴＡＡ東北
TAA Hokkaido|car|4|10:00|7|42000|7001|ＴＡＡ北海道
TAA Hiroshima|car|5|09:30|6|24000|8001|ＴＡＡ広島
TAA Shikoku|car|3|09:30|5|26000|9001|ＴＡＡ四国
TAA Minami Kyushu|car|2|10:00|5|30000|1101|ＴＡＡ南九州
TAA Hyogo|car|4|10:00|6|13000|2101|ＴＡＡ兵庫
MIRIVE Osaka|car|3|09:30|13|14000|7001|ＭＩＲＩＶＥ大阪
MIRIVE Saitama|car|2|09:30|14|16000|7001|ＭＩＲＩＶＥ埼玉
MIRIVE Aichi|car|1|09:30|13|20000|7001|ＭＩＲＩＶＥ愛知
NAA Tokyo|car|5|09:30|12|16000|1001|ＮＡＡ東京
NAA Osaka|car|1|09:30|11|14000|2001|ＮＡＡ大阪
NAA Nagoya|car|3|09:30|11|20000|3001|ＮＡＡ名古屋
NAA Fukuoka|car|2|09:30|8|26000|4001|ＮＡＡ福岡
LAA Kansai|car|1|09:30|10|14000|1001|ＬＡＡ関西
LAA Okayama|car|5|09:30|6|22000|2001|ＬＡＡ岡山
LAA Shikoku|car|2|10:00|5|26000|3001|ＬＡＡ四国
KCAA Fukuoka|car|4|09:30|9|26000|1001|ＫＣＡＡ福岡
KCAA Minami Kyushu|car|6|10:00|6|30000|2001|ＫＣＡＡ南九州
KCAA Yamaguchi|car|5|10:00|6|25000|3001|ＫＣＡＡ山口
KCAA Ebino|car|3|10:00|5|30000|4001|ＫＣＡＡえびの
JU Tokyo|car|4|09:30|10|15000|1001|ＪＵ東京
JU Saitama|car|1|09:30|13|16000|1001|ＪＵ埼玉
JU Kanagawa|car|5|09:30|9|12000|1001|ＪＵ神奈川
JU Chiba|car|3|09:30|9|15000|1001|ＪＵ千葉
JU Ibaraki|car|2|09:30|8|18000|1001|ＪＵ茨城
JU Tochigi|car|4|10:00|7|18000|1001|ＪＵ栃木
JU Gunma|car|3|10:00|7|18000|1001|ＪＵ群馬
JU Yamanashi|car|5|10:00|4|20000|1001|ＪＵ山梨
JU Nagano|car|6|10:00|5|22000|1001|ＪＵ長野
JU Niigata|car|1|10:00|6|24000|1001|ＪＵ新潟
JU Toyama|car|4|10:00|4|26000|1001|ＪＵ富山
JU Ishikawa|car|3|10:00|5|26000|1001|ＪＵ石川
JU Fukui|car|2|10:00|3|26000|1001|ＪＵ福井
JU Shizuoka|car|5|10:00|7|20000|1001|ＪＵ静岡
JU Aichi|car|3|09:30|11|20000|1001|ＪＵ愛知
JU Gifu|car|1|09:30|10|20000|1001|ＪＵ岐阜
JU Mie|car|4|10:00|6|21000|1001|ＪＵ三重
JU Nara|car|2|10:00|5|15000|1001|ＪＵ奈良
JU Osaka|car|6|09:30|8|14000|1001|ＪＵ大阪
JU Okayama|car|1|10:00|5|22000|1001|ＪＵ岡山
JU Hiroshima|car|6|10:00|6|24000|1001|ＪＵ広島
JU Yamaguchi|car|1|10:00|4|25000|1001|ＪＵ山口
JU Ehime|car|4|10:00|4|26000|1001|ＪＵ愛媛
JU Fukuoka|car|6|10:00|7|26000|1001|ＪＵ福岡
JU Nagasaki|car|3|10:00|3|30000|1001|ＪＵ長崎
JU Kumamoto|car|1|10:00|4|28000|1001|ＪＵ熊本
JU Oita|car|5|10:00|3|28000|1001|ＪＵ大分
JU Miyazaki|car|2|10:00|3|30000|1001|ＪＵ宮崎
JU Okinawa|car|3|10:30|4|48000|1001|ＪＵ沖縄
JU Miyagi|car|2|10:00|8|26000|1001|ＪＵ宮城
JU Fukushima|car|4|10:00|6|24000|1001|ＪＵ福島
JU Yamagata|car|5|10:00|4|27000|1001|ＪＵ山形
JU Akita|car|1|10:00|3|30000|1001|ＪＵ秋田
JU Iwate|car|6|10:00|3|30000|1001|ＪＵ岩手
JU Aomori|car|2|10:00|4|32000|1001|ＪＵ青森
JU Tottori|car|6|10:00|3|24000|1001|ＪＵ鳥取
JU Sapporo|car|6|10:00|8|42000|1001|ＪＵ札幌
ARAI Oyama|car|2|09:30|10|17000|8001|アライＡＡ小山
ARAI Bayside|car|6|09:30|9|12000|8001|アライＡＡベイサイド
ARAI Sendai|car|3|10:00|6|26000|8001|アライＡＡ仙台
ZIP Tokyo|car|1|09:30|8|15000|1001|ＺＩＰ東京
ZIP Osaka|car|4|09:30|7|14000|1001|ＺＩＰ大阪
IAA Osaka|car|3|09:30|9|14000|5001|ＩＡＡ大阪
SAA Sapporo|car|4|10:00|6|42000|1001|ＳＡＡ札幌
SAA Hamamatsu|car|6|10:00|7|20000|1001|ＳＡＡ浜松
BAYAUC|car|1|09:00|16|14000|9001|ベイオーク
AUCNET Live|car|1|10:00|9|18000|30001|オークネット
NPS Tokyo|car|6|10:00|7|15000|1001|ＮＰＳ東京
Honda Tokyo|car|2|09:30|8|16000|2001|ホンダＡＡ東京
Honda Nagoya|car|4|09:30|6|20000|2001|ホンダＡＡ名古屋
Honda Kansai|car|6|09:30|6|14000|2001|ホンダＡＡ関西
ORIX Atsugi|car|4|10:00|6|13000|1001|オリックス厚木
ORIX Kobe|car|3|10:00|5|12000|1001|オリックス神戸
JAA Tokyo|car|5|09:30|13|15000|60001|ＪＡＡ
BDS Kashiwa|bike|13|09:00|30|9000|2001|ＢＤＳ柏の杜
BDS Kansai|bike|5|09:30|18|10000|2001|ＢＤＳ関西
BDS Kyushu|bike|2|10:00|12|15000|2001|ＢＤＳ九州
JBA Kanagawa|bike|2|09:30|16|8000|1001|ＪＢＡ神奈川
JBA Kobe|bike|3|09:30|14|9000|1001|ＪＢＡ神戸
JBA Saitama|bike|4|09:30|12|9000|1001|ＪＢＡ埼玉
JBA Chiba|bike|4|10:00|10|9000|1001|ＪＢＡ千葉
AUCNET Bike|bike|15|10:00|14|11000|70001|オークネット二輪
ARAI Bike Oyama|bike|6|09:30|12|10000|3001|アライＡＡ小山二輪
ARAI Bike Bayside|bike|6|10:00|10|8000|3001|アライＡＡベイサイド二輪
USS Bike Tokyo|bike|4|10:00|10|9000|40001|ＵＳＳ二輪東京
JBA Fukuoka|bike|5|10:00|8|15000|1001|ＪＢＡ福岡
ARAI Oyama VT|machinery|4|08:30|20|45000|501|アライＡＡ小山ＶＴ
ARAI Sendai VT|machinery|6|09:00|12|60000|501|アライＡＡ仙台ＶＴ
JCMA Kanto|machinery|3|09:00|14|42000|101|ＪＣＭＡ関東
JCMA Kansai|machinery|2|09:00|12|40000|101|ＪＣＭＡ関西
JCMA Kyushu|machinery|5|09:30|10|62000|101|ＪＣＭＡ九州
Hokkaido Heavy Yard|machinery|1|09:30|10|80000|201|北海道重機
Nagoya Kenki|machinery|1|09:00|12|46000|301|名古屋建機
USS Tohoku Kenki|machinery|3|09:30|9|58000|70001|ＵＳＳ東北建機
Chiba Kenki|machinery|25|09:30|9|40000|401|千葉建機
Komatsu Premium Yard|machinery|46|10:00|12|44000|1001|小松プレミアム
USS One Price|stock|123456|10:00|20|16000|80001|ＵＳＳワンプライス
TAA One Price|stock|123456|10:00|12|15000|1001|ＴＡＡワンプライス
AUCNET Shared Stock|stock|123456|10:00|14|18000|1001|オークネット共有在庫
MIRIVE Direct|stock|135|10:00|8|16000|1001|ＭＩＲＩＶＥダイレクト
ASNET Stock|stock|246|10:00|12|17000|1001|アスネット
JU Stock Mall|stock|123456|10:00|8|18000|1001|ＪＵモール
`
