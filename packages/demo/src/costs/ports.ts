import type { PortFacts } from '@seriba/domain/landed-cost/cost-document'
import type { Freight, PortTable } from '@seriba/domain/landed-cost/tables'

const perM3 = (rate: string, surchargePercent?: string): Freight => ({
  per: 'm3',
  currency: 'USD',
  rate,
  ...(surchargePercent !== undefined && { surchargePercent }),
})

type Row = [key: string, ru: string, country: string, loadPort: string, transitDays: number, freight: Freight]

/** Ports with what a voyage costs and how long it takes: example figures. */
const rows: readonly Row[] = [
  ['Mombasa', 'Момбаса', 'KE', 'Yokohama', 32, perM3('78', '5')],
  ['Mombasa (Uganda)', 'Момбаса (Уганда)', 'UG', 'Nagoya', 34, perM3('78', '5')],
  ['Dar es Salaam', 'Дар-эс-Салам', 'TZ', 'Yokohama', 30, perM3('80')],
  ['Dar es Salaam (Zambia)', 'Дар-эс-Салам (Замбия)', 'ZM', 'Yokohama', 30, perM3('80')],
  ['Durban', 'Дурбан', 'ZA', 'Yokohama', 33, perM3('85')],
  ['Auckland', 'Окленд', 'NZ', 'Nagoya', 19, perM3('62')],
  ['Melbourne', 'Мельбурн', 'AU', 'Yokohama', 20, perM3('75')],
  ['Southampton', 'Саутгемптон', 'GB', 'Yokohama', 42, perM3('70')],
  ['Dublin', 'Дублин', 'IE', 'Yokohama', 46, perM3('74')],
  ['Limassol', 'Лимасол', 'CY', 'Yokohama', 40, perM3('72')],
  [
    'Vancouver',
    'Ванкувер',
    'CA',
    'Yokohama',
    16,
    { per: 'unit', currency: 'USD', byClass: { S: '1200', M: '1300', L: '1550', XL: '2500' } },
  ],
  [
    'Tacoma',
    'Такома',
    'US',
    'Yokohama',
    17,
    { per: 'unit', currency: 'USD', byClass: { S: '1250', M: '1350', L: '1600', XL: '2600' } },
  ],
  ['Kingston', 'Кингстон', 'JM', 'Yokohama', 34, perM3('98')],
  ['Port of Spain', 'Порт-оф-Спейн', 'TT', 'Kobe', 38, perM3('100')],
  ['Georgetown', 'Джорджтаун', 'GY', 'Yokohama', 42, perM3('104')],
  ['Iquique', 'Икике', 'CL', 'Yokohama', 35, perM3('105')],
  ['Karachi', 'Карачи', 'PK', 'Yokohama', 25, perM3('55')],
  ['Chattogram', 'Читтагонг', 'BD', 'Yokohama', 22, perM3('58')],
  ['Hambantota', 'Хамбантота', 'LK', 'Nagoya', 18, perM3('52')],
  ['Yangon', 'Янгон', 'MM', 'Yokohama', 20, perM3('60')],
  ['Laem Chabang', 'Лаем-Чабанг', 'TH', 'Yokohama', 12, perM3('50')],
  ['Jebel Ali', 'Джебель-Али', 'AE', 'Yokohama', 24, perM3('65')],
  [
    'Vladivostok',
    'Владивосток',
    'RU',
    'Fushiki',
    4,
    { per: 'unit', currency: 'JPY', byClass: { S: 45_000, M: 55_000, L: 70_000, XL: 120_000 } },
  ],
  [
    'Vladivostok (Kazakhstan)',
    'Владивосток (Казахстан)',
    'KZ',
    'Fushiki',
    4,
    { per: 'unit', currency: 'JPY', byClass: { S: 45_000, M: 55_000, L: 70_000, XL: 120_000 } },
  ],
  [
    'Poti',
    'Поти',
    'GE',
    'Yokohama',
    48,
    { per: 'containerShare', currency: 'USD', container: '6900', units: 3 },
  ],
  [
    'Tianjin (Mongolia)',
    'Тяньцзинь (Монголия)',
    'MN',
    'Kobe',
    9,
    { per: 'containerShare', currency: 'USD', container: '3900', units: 3 },
  ],
]

export const portTables: Record<string, PortTable> = Object.fromEntries(
  rows.map(([key, , country, loadPort, , freight]) => [
    key,
    { country, loadPort, mode: freight.per === 'containerShare' ? 'container' : 'roro', freight },
  ]),
)

export const portFacts: Record<string, PortFacts> = Object.fromEntries(
  rows.map(([key, ru, , , transitDays]) => [key, { names: { en: key, ru }, transitDays }]),
)
