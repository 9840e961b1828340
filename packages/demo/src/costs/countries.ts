import type { Ban, CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import type { CostSource, Names } from '@seriba/domain/landed-cost/cost-source'
import { readSource } from './sources.ts'

type Options = Partial<Pick<CountryCosts, 'offer' | 'bans' | 'contested' | 'notIncluded'>>

const notIncluded: CountryCosts['notIncluded'] = [
  { label: { en: 'port handling and storage', ru: 'портовые сборы и хранение' } },
  { label: { en: 'clearing agent', ru: 'таможенный брокер' } },
  { label: { en: 'registration and plates', ru: 'постановка на учёт' } },
]

const country = (
  en: string,
  ru: string,
  sources: readonly CostSource[],
  options: Options = {},
): CountryCosts => ({
  names: { en, ru },
  offer: 'sums',
  confidence: 'secondary',
  sources,
  // As of the day on which the document is created.
  reviewBy: null,
  notIncluded,
  ...options,
})

const rulesOnly = (en: string, ru: string, sources: readonly CostSource[], contested?: string) =>
  country(en, ru, sources, { offer: 'rulesOnly', ...(contested !== undefined && { contested }) })
const prohibited = (en: string, ru: string, sources: readonly CostSource[]) =>
  country(en, ru, sources, { offer: 'prohibited', notIncluded: [] })

const squareNews = readSource(
  'SquareNews on Japan’s export ban of August 2023',
  'https://squarenews.ru/amp/ekonomika-i-biznes/yaponiya-zapretila-eksport-v-rossiyu-gibridov-i-avto-s-obemom-dvigatelya-bolee-1-9-l',
)
const ban = (en: string, ru: string, rest: Pick<Ban, 'when' | 'fobAbove'>, from = squareNews): Ban => ({
  because: { en, ru } satisfies Names,
  source: from,
  ...rest,
})

/** Facts about destinations, from public pages: examples for a demo company, not advice. */
export const countries: Record<string, CountryCosts> = {
  AE: country('United Arab Emirates', 'ОАЭ', [
    readSource('UAE Expert Hub: importing a car', 'https://www.uaeexperthub.com/importing-a-car-to-uae/'),
  ]),
  NZ: country(
    'New Zealand',
    'Новая Зеландия',
    [
      readSource(
        'Customs sheet on private motor vehicle imports (copy)',
        'https://deploy.abcdocz.com/doc/115925/advice-on-private-motor-vehicle-imports',
      ),
    ],
    {
      notIncluded: [
        {
          label: {
            en: 'Clean Car Standard charge, by CO₂ and weight',
            ru: 'сбор за CO₂ (Clean Car Standard)',
          },
        },
        ...notIncluded,
      ],
    },
  ),
  GB: country('United Kingdom', 'Великобритания', [
    readSource('Salah Auto Hub estimator', 'https://www.salahautohub.co.uk/estimator'),
    readSource('ShipMyCar on import duty', 'https://www.shipmycar.co.uk/how-much-import-duty-will-i-pay/'),
  ]),
  AU: country('Australia', 'Австралия', [
    readSource('Dazmac on duties', 'https://www.dazmac.com.au/from-nz-to-australia/'),
    readSource('FTA notice 2025/13 on luxury car tax', 'https://ftalliance.com.au/newsdetails/36474'),
  ]),
  US: country(
    'United States',
    'США',
    [
      readSource('The 25-year rule, JDM Buy & Sell', 'https://www.jdmbuysell.com/learn/topics/25-year-rule/'),
      readSource(
        'West Coast Shipping on classic imports',
        'https://www.wcshipping.com/blog/25-year-rule-for-us-car-imports-2025-complete-classic-import-guide',
      ),
    ],
    { contested: 'Rates changed five times in 18 months; the sums hold for cars of 25 years and older.' },
  ),
  CA: country('Canada', 'Канада', [
    readSource('SAT Japan on Canada', 'https://satjapan.com/sw/sat-canada'),
    readSource(
      'A1 Auto Transport on the 15-year rule',
      'https://a1autotransport.com/how-old-does-a-car-have-to-be-to-import-to-canada',
    ),
  ]),
  JM: country(
    'Jamaica',
    'Ямайка',
    [readSource('Hug Inc. on Jamaica', 'https://huginc.jp/import-regulation-for-japan-used-cars-in-jamaica')],
    { contested: 'The age limit is 5 or 6 years, by source.' },
  ),
  TT: country('Trinidad and Tobago', 'Тринидад и Тобаго', [
    readSource('Unofficial calculator citing Legal Notice 477 of 2025', 'https://import.justin.rest'),
  ]),
  GY: country('Guyana', 'Гайана', [
    readSource(
      'Guyana Revenue Authority: motor vehicle',
      'https://www.gra.gov.gy/imports/motor-vehicle/',
      true,
    ),
  ]),
  GE: country(
    'Georgia',
    'Грузия',
    [
      readSource(
        'Espero on the rates of 2026',
        'https://espero.ge/articles/en/car-import-duties-in-georgia-in-2026-new-rates-examples-and-what-has-changed.html',
      ),
      readSource('MyAuto calculator', 'https://www.myauto.ge/en/calculator/'),
    ],
    { contested: 'Whether six years is still the lower rate.' },
  ),
  RU: country(
    'Russia',
    'Россия',
    [
      readSource(
        'Kolesa on the recycling fee',
        'https://www.kolesa.ru/news/dorogoi-import-utilsbor-v-rf-teper-rasscityvaiut-po-novoi-metodike',
      ),
      readSource(
        'RZD Partner on customs fees',
        'https://www.rzd-partner.ru/logistics/news/tamozhennye-sbory-vyrastut-',
      ),
    ],
    {
      bans: [
        ban(
          'Japan forbids the export of cars over 1 900 cc to Russia.',
          'Япония запрещает вывоз в Россию автомобилей с двигателем больше 1 900 см³.',
          {
            when: { ccMin: 1901 },
          },
        ),
        ban(
          'Japan forbids the export of hybrid and electric cars to Russia.',
          'Япония запрещает вывоз в Россию гибридов и электромобилей.',
          {
            when: { fuel: ['hybrid', 'plug-in', 'electric'] },
          },
        ),
        ban(
          'Japan forbids the export of cars worth more than ¥6 million to Russia.',
          'Япония запрещает вывоз в Россию автомобилей дороже 6 млн иен.',
          {
            when: { kind: ['car'] },
            fobAbove: 6_000_000,
          },
          readSource(
            'UrduPoint on the ban of April 2022',
            'https://www.urdupoint.com/en/world/japan-to-ban-export-of-cars-with-engines-over-1724943.html',
          ),
        ),
      ],
    },
  ),
  KE: rulesOnly(
    'Kenya',
    'Кения',
    [readSource('Cheki duty calculator', 'https://cheki.co.ke/2025-kra-vehicle-import-duty-calculator')],
    'Duty is 25 or 35 %, the import declaration fee 2.5 or 3.5 %; the value is a list price.',
  ),
  TZ: rulesOnly(
    'Tanzania',
    'Танзания',
    [
      readSource(
        'Uchumi360 on car import taxes',
        'https://uchumi360.com/mobility-logistics/freight-shipping/the-car-import-deal-tanzania-doesnt-talk-about-when-tax-becomes-the-biggest-stakeholder',
      ),
    ],
    'Whether the engine levies were enacted, and the excise over 10 years.',
  ),
  UG: rulesOnly('Uganda', 'Уганда', [
    readSource('cartax.ug', 'https://cartax.ug/motor-vehicle/subaru-trezia-petrol-model-ncp125-2012-1500-cc'),
  ]),
  ZM: rulesOnly('Zambia', 'Замбия', [
    readSource('One Roof Autos on Zambia', 'https://oneroofautos.com/import-policy/zambia'),
  ]),
  BD: rulesOnly('Bangladesh', 'Бангладеш', [
    readSource('Carbarn duty calculator', 'https://www.carbarn.com.bd/vehicle-duty-calculator'),
  ]),
  PK: rulesOnly('Pakistan', 'Пакистан', [
    readSource(
      'Business Recorder on the commercial import of used vehicles',
      'https://www.brecorder.com/news/40385413/commerce-ministry-issues-sro-for-commercial-import-of-old-vehicles',
    ),
  ]),
  LK: rulesOnly('Sri Lanka', 'Шри-Ланка', [
    readSource(
      'Motorguide on the rules of 2026',
      'https://motorguide.lk/en/news-advice/sri-lanka-vehicle-import-restrictions-relaxed-new-rules-for-2026',
    ),
  ]),
  MN: rulesOnly('Mongolia', 'Монголия', [
    readSource('Autowini on Mongolia', 'http://www.autowini.com/ad/Mongolia/local-trade-information.do'),
  ]),
  KZ: rulesOnly('Kazakhstan', 'Казахстан', [
    readSource(
      'Inform on car imports in 2026',
      'https://www.inform.kz/ru/import-avtomashin-v-kazahstan-v-2026-godu-tamozhennie-protseduri-i-osnovnie-rashodi-bf5b87',
    ),
  ]),
  IE: rulesOnly('Ireland', 'Ирландия', [
    readSource(
      'Providence Auto on costs',
      'https://www.providenceauto.co.uk/blog/cost-of-importing-a-car-to-ireland',
    ),
  ]),
  CY: rulesOnly(
    'Cyprus',
    'Кипр',
    [readSource('CarVector on Cyprus', 'https://carvector.com/localInfo/CYP')],
    'One page names no age limit.',
  ),
  ZA: prohibited('South Africa', 'ЮАР', [
    readSource('IVID on South Africa', 'http://www.ivid.co.za/south-africa/'),
  ]),
  TH: prohibited('Thailand', 'Таиланд', [
    readSource(
      'Bangkok Post on seizures',
      'https://www.bangkokpost.com/business/1804514/countdown-to-used-car-import-seizures',
    ),
  ]),
  MM: prohibited('Myanmar', 'Мьянма', [
    readSource('The Nation on the suspension', 'https://www.nationthailand.com/world/asean/40020632'),
  ]),
  CL: prohibited('Chile', 'Чили', [
    readSource(
      'Autowini on Chile',
      'http://autowini.blogspot.com/2015/01/importation-of-vehicles-to-chile.html',
    ),
  ]),
}
