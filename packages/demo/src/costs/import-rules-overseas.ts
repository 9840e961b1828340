import type { ImportRule } from '@seriba/domain/import-rules/import-rule'
import { cars, made, rule } from './rule-parts.ts'
import { readSource } from './sources.ts'

const trinidadExpress = readSource(
  'Trinidad Express on import licenses',
  'https://trinidadexpress.com/news/import-licences-for-foreign-used-vehicles-expire-in-december/article_02aef8fe-6058-11ed-8829-734413ceddb3.html',
)
const autofile = readSource(
  'Autofile on the emissions rule of April 2024',
  'https://autofile.co.nz/emissions-rule-deadline-approaches-',
)
const petrolCars = { when: { kind: ['car'], fuel: ['petrol', 'hybrid', 'plug-in', 'lpg'] } } as const

/** For the Americas and Oceania. */
export const overseasRules: Record<string, readonly ImportRule[]> = {
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
}
