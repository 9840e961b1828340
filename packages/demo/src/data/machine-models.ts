/**
 * Machinery, one per line: maker | model | body | share | yearly hold, % | new price, thousand yen | serial prefix with
 * years | group | category | subcategory | volume, t or m³ | attachments, the plainest first.
 */
export const machineModels = `
Komatsu|PC30MR-5|excavator|8|92|5600|PC30MR 2013-2026|Construction|Excavator|Mini, 3–4 t|3 t|Standard bucket;Blade, canopy;Breaker piping, cab
Komatsu|PC78US-8|excavator|9|92|9800|PC78US 2009-2018|Construction|Excavator|Midi, 7–8 t|8 t|Standard bucket;Breaker piping;Breaker piping, rubber crawler
Komatsu|PC120-8|excavator|5|90|13500|PC120 2008-2016|Construction|Excavator|Crawler, 12–13 t|12 t|Standard bucket;Crane specification
Komatsu|PC200-8|excavator|8|91|18500|PC200 2006-2014|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Breaker piping;Crane specification
Komatsu|PC200-10|excavator|6|92|21000|PC200 2012-2022|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Crane specification;Quick coupler
Komatsu|PC228US-8|excavator|4|91|20500|PC228US 2008-2014|Construction|Excavator|Short tail, 23 t|23 t|Standard bucket;Demolition front
Komatsu|WA100-7|wheelloader|4|90|10500|WA100 2013-2022|Construction|Loader|Wheel loader, 1 m³|1.3 m³|Standard bucket;Fork attachment
Komatsu|WA200-6|wheelloader|3|89|15500|WA200 2007-2014|Construction|Loader|Wheel loader, 2 m³|2.0 m³|Standard bucket;High dump bucket
Komatsu|WA30-6|wheelloader|3|89|5400|WA30 2010-2020|Construction|Loader|Compact loader|0.4 m³|Canopy;Cab, snow plough
Komatsu|D31PX-21|bulldozer|3|90|10800|D31PX 2004-2014|Construction|Bulldozer|Crawler dozer, 8 t|8 t|Power angle tilt blade
Komatsu|D51PX-22|bulldozer|2|90|17500|D51PX 2008-2018|Construction|Bulldozer|Crawler dozer, 13 t|13 t|Power angle tilt blade;Winch
Komatsu|FD25T-17|forklift|6|88|2900|M353 2011-2022|Material handling|Forklift|Diesel, 2–3 t|2.5 t|Two-stage mast 3 m;Side shift;Rotating fork
Hitachi|ZX35U-5|excavator|7|92|5900|ZX35U 2013-2022|Construction|Excavator|Mini, 3–4 t|3.5 t|Canopy;Cab;Breaker piping
Hitachi|ZX75US-3|excavator|5|91|9600|ZX75US 2007-2014|Construction|Excavator|Midi, 7–8 t|7.5 t|Standard bucket;Rubber crawler
Hitachi|ZX120-5|excavator|4|91|14500|ZX120 2012-2020|Construction|Excavator|Crawler, 12–13 t|12 t|Standard bucket;Breaker piping
Hitachi|ZX200-5|excavator|6|91|20500|ZX200 2012-2020|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Crane specification;Grapple
Hitachi|ZX135US-6|excavator|3|92|16500|ZX135US 2015-2024|Construction|Excavator|Crawler, 12–13 t|13 t|Standard bucket;Blade
Hitachi|ZW140-5|wheelloader|2|89|15000|ZW140 2012-2020|Construction|Loader|Wheel loader, 2 m³|2.1 m³|Standard bucket
Caterpillar|303E CR|excavator|4|90|5500|303E 2012-2022|Construction|Excavator|Mini, 3–4 t|3 t|Canopy;Cab, blade
Caterpillar|308E2 CR|excavator|3|90|10500|308E2 2014-2020|Construction|Excavator|Midi, 7–8 t|8 t|Standard bucket;Breaker piping
Caterpillar|320E|excavator|4|90|20000|320E 2011-2017|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Crane specification
Caterpillar|910K|wheelloader|2|88|10800|910K 2014-2020|Construction|Loader|Wheel loader, 1 m³|1.3 m³|Standard bucket;Fork attachment
Caterpillar|D3K2|bulldozer|2|89|13500|D3K 2012-2022|Construction|Bulldozer|Crawler dozer, 8 t|8 t|Power angle tilt blade
Kobelco|SK75SR-3|excavator|5|91|10200|YT08 2013-2022|Construction|Excavator|Midi, 7–8 t|7.5 t|Standard bucket;Breaker piping
Kobelco|SK135SR-3|excavator|4|91|16000|YY07 2013-2022|Construction|Excavator|Crawler, 12–13 t|13 t|Standard bucket;Demolition front
Kobelco|SK200-9|excavator|4|90|20500|YN13 2013-2019|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Grapple
Sumitomo|SH75X-3|excavator|3|89|9500|SH75X 2009-2016|Construction|Excavator|Midi, 7–8 t|7.5 t|Standard bucket;Breaker piping
Sumitomo|SH200-6|excavator|3|90|20000|SH200 2013-2020|Construction|Excavator|Crawler, 20 t|20 t|Standard bucket;Crane specification
Kubota|U-30-5|excavator|6|91|5100|U30 2011-2020|Construction|Excavator|Mini, 3–4 t|3 t|Canopy;Cab;Breaker piping
Kubota|KX-018|excavator|4|90|3600|KX018 2013-2024|Construction|Excavator|Mini, up to 2 t|1.8 t|Canopy;Wide track
Kubota|L3200|tractor|5|90|2800|L3200 2011-2022|Agriculture|Tractor|Up to 32 hp|32 hp|Rotary;Rotary, front loader
Kubota|KL34R|tractor|5|90|4100|KL34R 2005-2016|Agriculture|Tractor|33–40 hp|34 hp|Rotary;Cab, rotary;Power crawler
Kubota|SL54|tractor|3|91|6200|SL54 2014-2024|Agriculture|Tractor|41–60 hp|54 hp|Cab, rotary;Cab, front loader
Yanmar|ViO30-6|excavator|6|91|5300|VIO30 2012-2022|Construction|Excavator|Mini, 3–4 t|3 t|Canopy;Cab;Breaker piping
Yanmar|ViO17|excavator|4|90|3300|VIO17 2012-2022|Construction|Excavator|Mini, up to 2 t|1.7 t|Canopy;Wide track
Yanmar|EF230|tractor|3|89|2600|EF230 2008-2018|Agriculture|Tractor|Up to 32 hp|30 hp|Rotary;Rotary, front loader
Yanmar|YT347|tractor|2|90|5200|YT347 2015-2024|Agriculture|Tractor|41–60 hp|47 hp|Cab, rotary
Iseki|TG33|tractor|3|88|3500|TG33 2004-2014|Agriculture|Tractor|33–40 hp|33 hp|Rotary;Cab, rotary
Mitsubishi|GX3300|tractor|2|88|3300|GX3300 2009-2018|Agriculture|Tractor|33–40 hp|33 hp|Rotary;Front loader
Toyota|8FD25|forklift|9|89|2900|8FD25 2013-2026|Material handling|Forklift|Diesel, 2–3 t|2.5 t|Two-stage mast 3 m;Side shift;Full free three-stage mast
Toyota|7FB15|forklift|6|85|2600|7FB15 2000-2014|Material handling|Forklift|Battery|1.5 t|Two-stage mast 3 m;Side shift
Toyota|02-8FG15|forklift|5|87|2300|8FG15 2011-2024|Material handling|Forklift|Petrol|1.5 t|Two-stage mast 3 m;Full free two-stage mast
Nissan|NP1F1|forklift|3|84|2200|NP1F1 2007-2014|Material handling|Forklift|Petrol|1.5 t|Two-stage mast 3 m;Side shift
TCM|FD30T3|forklift|3|85|3200|FD30 2005-2015|Material handling|Forklift|Diesel, 3 t|3 t|Two-stage mast 3 m;Fork shift
Tadano|GR-250N|cranetruck|3|91|38000|FB2 2008-2018|Lifting|Crane|Rough terrain crane|25 t|Four-stage boom, jib;Six-stage boom, jib
Kato|SR-250Ri|cranetruck|2|90|36000|KR25 2007-2016|Lifting|Crane|Rough terrain crane|25 t|Four-stage boom, jib
Tadano|ZX295 Ranger|cranetruck|4|88|9800|FE7 2007-2017|Lifting|Crane|Loader crane|2.9 t|Three-stage boom;Four-stage boom, radio control
Unic|URA295|cranetruck|3|88|9500|NKR 2007-2017|Lifting|Crane|Loader crane|2.9 t|Three-stage boom;Five-stage boom, radio control
`
