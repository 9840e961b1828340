/**
 * Managers: email name | full name | mobile | language.
 */
export const managerRows = `
manager|S. Mori|+81 45 550 0151|en|owner
k.endo|K. Endo|+81 45 550 0152|en|manager
a.sokolova|A. Sokolova|+81 45 550 0153|ru|manager
h.tanabe|H. Tanabe|+81 45 550 0154|en|accountant
r.okafor|R. Okafor|+81 45 550 0155|en|shipping
`

/**
 * Buyers: email name | full name | company | country | city | mobile | role | manager | dealer |
 * credit limit | balance | daily bids | daily USS bids | language | notes. Money in thousand yen.
 */
export const buyerRows = `
client|Dmitri Kovalenko|Vostok Auto|RU|Vladivostok|+7 914 555 01 42|client|manager||8000|1240|30|20|en|Prado and Alphard, wants underbody photos. Pays within three days.
dealer|Peter Mwangi|Nairobi Imports|KE|Nairobi|+254 722 555 014|dealer|manager||15000|860|60|30|en|Bids for clients, wants the sheet of every lot.
samuel.otieno|Samuel Otieno|Rift Motors|KE|Nakuru|+254 733 555 021|client|manager|dealer|3500|310|20|10|en|
grace.njoroge|Grace Njoroge||KE|Nairobi|+254 722 555 087|client|manager|dealer|1000|420|10|5|en|First car, small hatchbacks.
faith.wanjiru|Faith Wanjiru|Coast Auto|KE|Mombasa|+254 711 555 063|client|manager|dealer|2500|275|20|10|en|
brian.kiptoo|Brian Kiptoo||KE|Eldoret|+254 720 555 118|client|manager|dealer|1200|160|10|5|en|
lucy.achieng|Lucy Achieng||KE|Kisumu|+254 724 555 009|client|manager|dealer|800|150|10|5|en|
james.kamau|James Kamau|Thika Road Cars|KE|Thika|+254 735 555 046|client|manager|dealer|2000|380|20|10|en|
oleg.sidorenko|Oleg Sidorenko|Sibir Trade|RU|Novosibirsk|+7 913 555 02 77|client|manager||4000|2310|20|10|ru|Had a rusty Prado last month: always ask the yard for the underbody.
khalid.alamri|Khalid Al Amri|Muscat Motors|OM|Muscat|+968 9255 5031|vip|manager||12000|-410|60|40|en|Land Cruiser and Lexus only. Invoices on Thursdays.
ayesha.rahman|Ayesha Rahman||BD|Dhaka|+880 1711 555 092|client|k.endo||1500|150|10|5|en|Hybrids under 1500 cc for the duty.
james.whitfield|James Whitfield|JW Classic Cars|GB|Leeds|+44 7700 555 184|vip|k.endo||10000|6540|40|20|en|Classics over 25 years and RX-7. Knows the sheets.
tomas.novak|Tomas Novak|Praha JDM|CZ|Prague|+420 601 555 213|client|k.endo||3000|-85|20|10|en|
marek.zielinski|Marek Zielinski|Gdynia RHD|PL|Gdynia|+48 501 555 337|client|k.endo||2500|275|20|10|en|
nguyen.minh|Nguyen Van Minh|Hai Phong Trading|VN|Hai Phong|+84 90 555 0128|dealer|k.endo||9000|3115|60|30|en|Trucks and machinery, 3 containers a month.
hemi.walker|Hemi Walker|Southland Imports|NZ|Invercargill|+64 21 555 0174|vip|k.endo||7000|4805|40|20|en|
anna.kovacs|Anna Kovacs|Balaton Cars|HU|Siofok|+36 30 555 0266|client|k.endo||1800|900|10|5|en|
sofia.lindqvist|Sofia Lindqvist||SE|Malmo|+46 70 555 0911|client|k.endo||1200|310|10|5|en|Looks for one Cappuccino in good order.
rashid.karimov|Rashid Karimov|Tash Import|UZ|Tashkent|+998 90 555 41 20|troublesome|manager||0|-1904|5|2|ru|Two invoices open since October. No new bids until paid.
farid.haidari|Farid Haidari|Kabul Star|AF|Kabul|+93 70 555 0333|disabled|manager||0|0|0|0|en|Closed at the owner’s wish.
emmanuel.okafor|Emmanuel Okafor|Lagos Wheels|NG|Lagos|+234 803 555 0177|restricted|r.okafor||0|0|0|0|en|Deposit not received yet.
hannah.weiss|Hannah Weiss||DE|Hamburg|+49 151 5550 0188|guest|k.endo||0|0|0|0|en|
sergei.petrenko|Sergei Petrenko|Amur Motors|RU|Khabarovsk|+7 924 555 10 31|client|a.sokolova||6000|730|30|15|ru|
elena.moroz|Elena Moroz||RU|Artyom|+7 914 555 77 03|client|a.sokolova||1500|150|10|5|ru|
viktor.lee|Viktor Lee|Lee Auto|RU|Vladivostok|+7 902 555 40 18|client|a.sokolova||4000|655|20|10|ru|
igor.pak|Igor Pak||RU|Ussuriysk|+7 908 555 62 90|client|a.sokolova||2500|210|20|10|ru|
anna.kovaleva|Anna Kovaleva|Nakhodka Moto|RU|Nakhodka|+7 914 555 83 11|client|a.sokolova||5000|310|20|10|ru|Bikes: CB400 and Z900RS.
maxim.orlov|Maxim Orlov|Baikal Trade|RU|Irkutsk|+7 902 555 19 47|client|a.sokolova||3000|480|20|10|ru|
nikolai.baranov|Nikolai Baranov|Primorye Auto|RU|Vladivostok|+7 914 555 21 60|dealer|a.sokolova||9000|1420|60|30|ru|
artem.zaitsev|Artem Zaitsev||RU|Vladivostok|+7 924 555 33 08|client|a.sokolova|nikolai.baranov|2000|190|10|5|ru|
yulia.belova|Yulia Belova||RU|Partizansk|+7 902 555 71 52|client|a.sokolova|nikolai.baranov|1200|165|10|5|ru|
roman.tkachenko|Roman Tkachenko|Dalnegorsk Cars|RU|Dalnegorsk|+7 914 555 90 27|client|a.sokolova|nikolai.baranov|2500|330|20|10|ru|
baurzhan.omarov|Baurzhan Omarov|Almaty Auto House|KZ|Almaty|+7 701 555 08 36|client|a.sokolova||5000|1150|30|15|ru|
aigerim.sadykova|Aigerim Sadykova||KZ|Astana|+7 705 555 61 14|client|a.sokolova||1800|240|10|5|ru|
temur.alimov|Temur Alimov|Bishkek Motors|KG|Bishkek|+996 555 550 142|client|a.sokolova||2500|295|20|10|ru|
bat.erdene|Bat-Erdene Ganbold|Ulaan Trade|MN|Ulaanbaatar|+976 9955 5031|client|a.sokolova||6000|880|30|15|en|Prius, forty a month in season.
enkhjargal.dorj|Enkhjargal Dorj||MN|Darkhan|+976 8855 5107|client|a.sokolova||1500|205|10|5|en|
levan.beridze|Levan Beridze|Rustavi Auto|GE|Rustavi|+995 555 550 182|client|h.tanabe||4500|610|20|10|ru|
ara.sargsyan|Ara Sargsyan||AM|Yerevan|+374 91 555 083|client|h.tanabe||2000|260|10|5|ru|
mohammed.hassan|Mohammed Hassan|Dubai Right Drive|AE|Sharjah|+971 50 555 0149|client|h.tanabe||8000|1730|40|20|en|
omar.farouk|Omar Farouk|Jeddah Heavy|SA|Jeddah|+966 55 555 0128|client|h.tanabe||9000|2100|40|20|en|Excavators and cranes.
imran.sheikh|Imran Sheikh|Karachi Auto Mall|PK|Karachi|+92 300 555 0174|client|h.tanabe||5000|540|30|15|en|660 cc, grade 4 and up.
bilal.ahmed|Bilal Ahmed||PK|Lahore|+92 321 555 0118|client|h.tanabe||1500|180|10|5|en|
nuwan.perera|Nuwan Perera|Colombo Cars|LK|Colombo|+94 77 555 0136|client|h.tanabe||4000|450|20|10|en|
dilani.silva|Dilani Silva||LK|Kandy|+94 71 555 0192|client|h.tanabe||1200|170|10|5|en|
min.thu|Min Thu|Yangon Star|MM|Yangon|+95 9 555 01477|client|h.tanabe||2500|320|20|10|en|
rafiqul.islam|Rafiqul Islam|Chattogram Motors|BD|Chattogram|+880 1819 555 031|client|h.tanabe||4500|590|20|10|en|
joseph.mushi|Joseph Mushi|Dar Wheels|TZ|Dar es Salaam|+255 754 555 021|client|r.okafor||3500|410|20|10|en|
neema.komba|Neema Komba||TZ|Arusha|+255 713 555 048|client|r.okafor||1000|155|10|5|en|
david.ssali|David Ssali|Kampala Imports|UG|Kampala|+256 772 555 013|client|r.okafor||3000|360|20|10|en|
chanda.mwale|Chanda Mwale|Lusaka Auto|ZM|Lusaka|+260 97 755 5031|client|r.okafor||2500|290|20|10|en|
tendai.moyo|Tendai Moyo||ZW|Harare|+263 77 555 0182|client|r.okafor||1500|225|10|5|en|
kofi.mensah|Kofi Mensah|Tema Auto Yard|GH|Tema|+233 24 555 0166|client|r.okafor||2500|300|20|10|en|
carlos.mendoza|Carlos Mendoza|Iquique Zofri Cars|CL|Iquique|+56 9 5550 1432|client|r.okafor||4500|640|20|10|en|
ricardo.benitez|Ricardo Benitez||PY|Asuncion|+595 981 555 013|client|r.okafor||2000|250|10|5|en|
liam.oconnor|Liam O'Connor|Cork JDM|IE|Cork|+353 85 555 0171|client|k.endo||3500|520|20|10|en|
andreas.georgiou|Andreas Georgiou|Limassol RHD|CY|Limassol|+357 99 555 014|client|k.endo||4000|560|20|10|en|
joseph.camilleri|Joseph Camilleri||MT|Valletta|+356 9955 5018|client|k.endo||1800|230|10|5|en|
tane.rangi|Tane Rangi|Waikato Wagons|NZ|Hamilton|+64 27 555 0139|client|k.endo||3000|400|20|10|en|
olivia.bennett|Olivia Bennett|Perth Compliance|AU|Perth|+61 400 555 072|client|k.endo||5000|950|30|15|en|
ryan.tremblay|Ryan Tremblay|Maple JDM|CA|Vancouver|+1 604 555 0148|client|k.endo||4500|700|20|10|en|15 years and older only.
kyle.jensen|Kyle Jensen|Tacoma 25|US|Tacoma|+1 253 555 0126|client|k.endo||6000|1300|30|15|en|25-year rule: check the month of production.
wong.kai|Wong Ka Wai|Kowloon Prestige|HK|Hong Kong|+852 5555 0144|client|h.tanabe||7000|1650|30|15|en|
tevita.fonua|Tevita Fonua||TO|Nuku'alofa|+676 555 0131|client|k.endo||900|150|10|5|en|
trevor.campbell|Trevor Campbell|Kingston Auto|JM|Kingston|+1 876 555 0119|client|r.okafor||3000|350|20|10|en|
winston.charles|Winston Charles||TT|Port of Spain|+1 868 555 0155|client|r.okafor||2000|240|10|5|en|
`
