import type { ImportRule } from '@seriba/domain/import-rules/import-rule'
import { overseasRules } from './import-rules-overseas.ts'
import { cars, made, rightHand, rule } from './rule-parts.ts'
import { readSource } from './sources.ts'

const latestKenya = readSource(
  'Latest Kenya News on the eight-year rule',
  'https://latestkenews.blogspot.com/2020/12/kebs-adamant-regarding-eight-year.html',
)
const calitax = readSource(
  'Calitax on imports to Kenya',
  'https://calitax.co.ke/importing-a-motor-vehicle-into-kenya-a-comprehensive-guide/amp',
)
const oneRoof = readSource('One Roof Autos on Zambia', 'https://oneroofautos.com/import-policy/zambia')
const uaeHub = readSource(
  'UAE Expert Hub: importing a car',
  'https://www.uaeexperthub.com/importing-a-car-to-uae/',
)
/** What public pages say countries require of used vehicles: examples for a demo company, not advice. */
export const importRules: Record<string, readonly ImportRule[]> = {
  RU: [],
  MN: [],
  GB: [],
  KE: [
    rule(
      'age',
      'Kenya takes cars that arrive within seven calendar years of their first registration.',
      'В Кению ввозят машины, прибывшие не позднее седьмого календарного года после первой регистрации.',
      { age: 'atMost', years: 7, unit: 'calendarYears', since: 'registration', registeredWithin: 12 },
      latestKenya,
      cars,
    ),
    rightHand('Kenya', 'Кения', calitax),
    rule(
      'certificate',
      'A roadworthiness inspection in Japan comes before shipping.',
      'До отправки машина проходит технический осмотр в Японии.',
      { formality: true },
      calitax,
    ),
  ],
  TZ: [
    rule(
      'inspection',
      'An inspection in Japan comes before shipping.',
      'До отправки машина проходит осмотр в Японии.',
      { formality: true },
      readSource('Eight Gold on Tanzania', 'https://www.eightgold.co.jp/en/tanzania'),
    ),
  ],
  UG: [
    rule(
      'age',
      'Uganda refuses cars made 15 years or more before they arrive.',
      'Уганда не пропускает машины, которым при прибытии исполнилось 15 лет с даты выпуска.',
      made('atMost', 15, { edgeExcluded: true }),
      readSource(
        'Business Focus on the ban of October 2018',
        'https://businessfocus.co.ug/ura-no-more-importation-of-cars-over-15-years-old',
      ),
      cars,
    ),
  ],
  ZM: [rightHand('Zambia', 'Замбия', oneRoof)],
  GE: [
    rule(
      'made',
      'Georgia registers cars made in 2013 or later.',
      'В Грузии регистрируют машины 2013 года выпуска и новее.',
      { madeFrom: { year: 2013, month: 1 } },
      readSource(
        'N. Levshits on the ban of January 2024',
        'https://nlevshits.com/s-1-yanvarya-2024-goda-v-gruzii-vstupaet-v-silu-zapret-na-vvoz-avtomobilej-vypushhennyh-do-2013-goda',
      ),
      { ...cars, arrivesFrom: '2024-01-01' },
    ),
  ],
  PK: [
    rule(
      'ageTrader',
      'Pakistan takes cars of commercial importers made within five years of their arrival.',
      'Пакистан пропускает машины коммерческих импортёров не старше пяти лет с даты выпуска.',
      made('atMost', 5),
      readSource(
        'Business Recorder on the commercial import of used vehicles',
        'https://www.brecorder.com/news/40385413/commerce-ministry-issues-sro-for-commercial-import-of-old-vehicles',
      ),
      {
        ...cars,
        regimes: ['trader'],
        arrivesFrom: '2025-09-30',
        contested: 'The limit may have gone in July 2026.',
      },
    ),
    rule(
      'agePrivate',
      'Pakistan takes gifts and cars of returning residents made within three years of their arrival.',
      'Пакистан пропускает подарки и машины возвращающихся жителей не старше трёх лет с даты выпуска.',
      made('atMost', 3),
      readSource(
        'World Today News on the end of the baggage scheme',
        'https://www.world-today-news.com/pakistan-bans-personal-baggage-scheme-for-used-car-imports-allows-only-gift-and-transfer-of-residence-schemes',
      ),
      { ...cars, regimes: ['private'] },
    ),
  ],
  BD: [
    rule(
      'age',
      'Bangladesh takes cars made within five years of their arrival.',
      'Бангладеш пропускает машины не старше пяти лет с даты выпуска.',
      made('atMost', 5),
      readSource('Carbarn duty calculator', 'https://www.carbarn.com.bd/vehicle-duty-calculator'),
      cars,
    ),
  ],
  LK: [
    rule(
      'age',
      'Sri Lanka takes private cars made within three years of their arrival.',
      'Шри-Ланка пропускает частные машины не старше трёх лет с даты выпуска.',
      made('atMost', 3),
      readSource(
        'Motorguide on the rules of 2026',
        'https://motorguide.lk/en/news-advice/sri-lanka-vehicle-import-restrictions-relaxed-new-rules-for-2026',
      ),
      cars,
    ),
  ],
  CY: [
    rule(
      'age',
      'Cyprus takes cars first registered less than five years before they arrive.',
      'Кипр пропускает машины, с первой регистрации которых прошло меньше пяти лет.',
      { age: 'atMost', years: 5, unit: 'months', since: 'registration', edgeExcluded: true },
      readSource('CarVector on Cyprus', 'https://carvector.com/localInfo/CYP'),
      { ...cars, contested: 'One page names no age limit.' },
    ),
  ],
  AE: [
    rule(
      'steering',
      'The Emirates register left-hand drive only; right-hand drive is for re-export.',
      'В ОАЭ регистрируют только машины с левым рулём; с правым — только для реэкспорта.',
      { steering: 'left' },
      uaeHub,
      cars,
    ),
    rule(
      'age',
      'Cars over ten years need an approval.',
      'Машинам старше десяти лет нужно разрешение.',
      made('atMost', 10),
      uaeHub,
      {
        ...cars,
        contested: 'Other pages say four or five years.',
        exceptions: {
          en: 'With an approval an older car comes in.',
          ru: 'С разрешением пропустят и более старую машину.',
        },
      },
    ),
  ],
  ...overseasRules,
}
