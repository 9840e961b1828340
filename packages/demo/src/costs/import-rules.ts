import type { AgeDemand, ImportRule } from '@seriba/domain/import-rules/import-rule'
import { readSource } from './sources.ts'

type Options = Partial<
  Pick<ImportRule, 'when' | 'regimes' | 'arrivesFrom' | 'arrivesUntil' | 'exceptions' | 'contested'>
>

const rule = (
  id: string,
  en: string,
  ru: string,
  demand: ImportRule['demand'],
  source: ImportRule['source'],
  options: Options = {},
): ImportRule => ({ id, says: { en, ru }, demand, arrivesFrom: null, arrivesUntil: null, source, ...options })

const cars = { when: { kind: ['car'] } } as const
const made = (age: AgeDemand['age'], years: number, more: Partial<AgeDemand> = {}): AgeDemand => ({
  age,
  years,
  unit: 'months',
  since: 'manufacture',
  ...more,
})
const rightHand = (en: string, ru: string, source: ImportRule['source']) =>
  rule(
    'steering',
    `${en} registers right-hand drive only.`,
    `${ru}: регистрируют только машины с правым рулём.`,
    { steering: 'right' },
    source,
    cars,
  )

const latestKenya = readSource(
  'Latest Kenya News on the eight-year rule',
  'https://latestkenews.blogspot.com/2020/12/kebs-adamant-regarding-eight-year.html',
)
const calitax = readSource(
  'Calitax on imports to Kenya',
  'https://calitax.co.ke/importing-a-motor-vehicle-into-kenya-a-comprehensive-guide/amp',
)
const oneRoof = readSource('One Roof Autos on Zambia', 'https://oneroofautos.com/import-policy/zambia')
const trinidadExpress = readSource(
  'Trinidad Express on import licenses',
  'https://trinidadexpress.com/news/import-licences-for-foreign-used-vehicles-expire-in-december/article_02aef8fe-6058-11ed-8829-734413ceddb3.html',
)
const uaeHub = readSource(
  'UAE Expert Hub: importing a car',
  'https://www.uaeexperthub.com/importing-a-car-to-uae/',
)
const autofile = readSource(
  'Autofile on the emissions rule of April 2024',
  'https://autofile.co.nz/emissions-rule-deadline-approaches-',
)
const petrolCars = { when: { kind: ['car'], fuel: ['petrol', 'hybrid', 'plug-in', 'lpg'] } } as const

/** What public pages say that countries ask of used vehicles: examples of a demo company, nobody's advice. */
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
  NZ: [
    rule(
      'made',
      'New Zealand takes petrol cars made in 2012 or later.',
      'Новая Зеландия пропускает бензиновые машины 2012 года выпуска и новее.',
      { madeFrom: { year: 2012, month: 1 } },
      autofile,
      { ...petrolCars, arrivesFrom: '2024-04-30' },
    ),
    rule(
      'emission',
      'New Zealand refuses the emission codes that begin with A, B or C; the code stands before the type on the sheet.',
      'Новая Зеландия не пропускает экологические коды на A, B и C; код стоит перед типом кузова в листе.',
      { emissionRefused: ['A', 'B', 'C'] },
      autofile,
      { ...petrolCars, arrivesFrom: '2024-04-30' },
    ),
  ],
  AU: [
    rule(
      'age',
      'Australia takes cars made at least 25 years before they arrive.',
      'Австралия пропускает машины не моложе 25 лет с даты выпуска.',
      made('atLeast', 25),
      readSource('FC Brokers on importing vehicles', 'https://fcbrokers.com.au/customs-clearance/vehicles/'),
      {
        ...cars,
        exceptions: {
          en: 'A younger car may come in if its model is on the SEVS list.',
          ru: 'Более новую машину пропустят, если её модель есть в списке SEVS.',
        },
      },
    ),
    rule(
      'approval',
      'The import approval has to be there before shipping.',
      'Разрешение на ввоз нужно получить до отправки.',
      { formality: true },
      readSource(
        'Australian Border Force on motor vehicles',
        'http://www.border.gov.au/Busi/cargo-support-trade-and-goods/importing-goods/importing-motor-vehicles',
        true,
      ),
    ),
  ],
  US: [
    rule(
      'age',
      'The United States take cars made at least 25 years before they arrive, to the month.',
      'США пропускают машины не моложе 25 лет с даты выпуска, с точностью до месяца.',
      made('atLeast', 25),
      readSource(
        'West Coast Shipping on classic imports',
        'https://www.wcshipping.com/blog/25-year-rule-for-us-car-imports-2025-complete-classic-import-guide',
      ),
      cars,
    ),
  ],
  CA: [
    rule(
      'age',
      'Canada takes cars made at least 15 years before they arrive, to the month.',
      'Канада пропускает машины не моложе 15 лет с даты выпуска, с точностью до месяца.',
      made('atLeast', 15),
      readSource(
        'Vehicle safety notice of British Columbia',
        'https://sva.bc.ca/2024/09/19/federal-mv-safety-compliance-sticker-info',
      ),
      cars,
    ),
  ],
  JM: [
    rule(
      'age',
      'Jamaica takes cars made within six years of their arrival.',
      'Ямайка пропускает машины не старше шести лет с даты выпуска.',
      made('atMost', 6),
      readSource('One Roof Autos on Jamaica', 'https://oneroofautos.com/import-policy/jamaica'),
      { ...cars, contested: 'Other pages say five years.' },
    ),
    rule(
      'license',
      'The Trade Board’s license is needed before the car is bought.',
      'Лицензию торгового совета нужно получить до покупки.',
      { formality: true },
      readSource('One Roof Autos on Jamaica', 'https://oneroofautos.com/import-policy/jamaica'),
    ),
  ],
  TT: [
    rule(
      'age',
      'Trinidad and Tobago takes cars made within three years of their arrival.',
      'Тринидад и Тобаго пропускает машины не старше трёх лет с даты выпуска.',
      made('atMost', 3),
      trinidadExpress,
      {
        when: { kind: ['car'], fuel: ['petrol', 'diesel', 'hybrid', 'plug-in', 'lpg'] },
        contested: 'Exporters’ pages still say four years.',
      },
    ),
    rule(
      'ageElectric',
      'Trinidad and Tobago takes electric cars made within two years of their arrival.',
      'Тринидад и Тобаго пропускает электромобили не старше двух лет с даты выпуска.',
      made('atMost', 2),
      trinidadExpress,
      { when: { kind: ['car'], fuel: ['electric'] } },
    ),
    rule(
      'license',
      'A license is needed; licenses end each December 31.',
      'Нужна лицензия; лицензии действуют до 31 декабря.',
      { formality: true },
      trinidadExpress,
    ),
  ],
  GY: [
    rule(
      'age',
      'Guyana takes vehicles made less than eight calendar years before they arrive.',
      'Гайана пропускает машины, если с года выпуска до года прибытия прошло меньше восьми лет.',
      made('atMost', 8, { unit: 'calendarYears', edgeExcluded: true }),
      readSource(
        'Guyana Revenue Authority: motor vehicle',
        'https://www.gra.gov.gy/imports/motor-vehicle/',
        true,
      ),
      cars,
    ),
  ],
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
}
