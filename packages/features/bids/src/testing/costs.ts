import type { Output } from '@seriba/contracts/contract'
import type { CostChoices, lotCosts } from '@seriba/contracts/costs'
import type { ImportRule } from '@seriba/domain/import-rules/import-rule'
import type { Ban, CostDocument, CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import { type LotFacts, vehicleOfLot } from '@seriba/domain/landed-cost/lot-vehicle'

const country = (en: string, ru: string, offer: CountryCosts['offer'] = 'sums'): CountryCosts => ({
  names: { en, ru },
  offer,
  confidence: 'secondary',
  sources: [
    { title: 'Invented customs page', url: 'https://customs.example', readOn: '2026-11-23', official: false },
  ],
  reviewBy: '2999-01-01',
  notIncluded: [{ label: { en: 'Clearing agent', ru: 'Брокер' } }],
})

const rule = (id: string, en: string, demand: ImportRule['demand']): ImportRule => ({
  id,
  says: { en, ru: en },
  demand,
  arrivesFrom: null,
  arrivesUntil: null,
  source: { title: 'Invented law', url: 'https://law.example', readOn: '2026-11-20', official: false },
})

/** Japan bans the export of cars over 2 000 cc to this country. */
export const withBan = (costs: Output<typeof lotCosts>, code: string): Output<typeof lotCosts> =>
  banning(costs, code, { when: { ccMin: 2001 } }, 'Japan lets none over 2 000 cc out.')

/** Japan bans the export of anything worth more than ¥4 million to this country. */
export const withBanOfPrice = (costs: Output<typeof lotCosts>, code: string): Output<typeof lotCosts> =>
  banning(costs, code, { when: {}, fobAbove: 4_000_000 }, 'Japan lets nothing over ¥4 million out.')

function banning(
  costs: Output<typeof lotCosts>,
  code: string,
  ban: Pick<Ban, 'when' | 'fobAbove'>,
  says: string,
): Output<typeof lotCosts> {
  const banned = structuredClone(costs)
  const found = banned.costs?.document.countries[code]
  const { says: because, source } = rule('ban', says, { formality: true })
  if (found) Object.assign(found, { bans: [{ ...ban, because, source }] })
  return banned
}

const sizes = { S: 10_000, M: 11_000, L: 14_000, XL: 25_000 }
const perKind = (yen: number) => ({ car: yen, bike: yen, machinery: yen })
const flat = (yen: number) => [{ upTo: null, flat: yen }]
const port = (of: string, rate: string) =>
  ({
    country: of,
    loadPort: 'Yokohama',
    mode: 'roro',
    freight: { per: 'm3', currency: 'USD', rate },
  }) as const

/** Cost tables of a company with three ports. */
export const costDocument: CostDocument = {
  note: { en: 'Example prices', ru: 'Примерные цены' },
  ratesOn: '2999-01-01',
  handlingDays: 14,
  volumes: {
    car: [{ upTo: null, volume: 14_500, from: 12_500, to: 17_500 }],
    bike: [{ upTo: null, volume: 2000, from: 2000, to: 2000 }],
    machinery: [{ upTo: null, volume: 15_000, from: 15_000, to: 15_000 }],
  },
  tables: {
    fx: { USD: '155.00', NZD: '89.00' },
    sizeClasses: [
      { upTo: 13_000, class: 'M' },
      { upTo: null, class: 'L' },
    ],
    halls: { 'USS Tokyo': { auctionFee: flat(19_000), inland: { Yokohama: sizes } } },
    agentFee: { car: flat(60_000), bike: flat(35_000), machinery: flat(90_000) },
    nonRunner: 15_000,
    handling: { roro: perKind(22_000), container: perKind(48_000) },
    documents: 6000,
    inspection: { NZ: { car: 25_000 } },
    insurance: { basis: 'cnf110', percent: '0.70', min: 3000 },
    ports: { Auckland: port('NZ', '62'), Southampton: port('GB', '70'), Mombasa: port('KE', '78') },
    programmes: {
      NZ: {
        currency: 'NZD',
        customsValue: 'CIF',
        steps: [{ id: 'gst', label: { en: 'GST', ru: 'GST' }, amount: { percent: '15', of: ['CIF'] } }],
      },
      GB: {
        currency: 'USD',
        customsValue: 'CIF',
        steps: [
          {
            id: 'duty',
            label: { en: 'Customs duty', ru: 'Пошлина' },
            amount: { percent: '0', of: ['CIF'] },
            when: { originJapan: true },
          },
          {
            id: 'duty',
            label: { en: 'Customs duty', ru: 'Пошлина' },
            amount: { percent: '10', of: ['CIF'] },
            when: { originJapan: false },
          },
        ],
      },
    },
  },
  countries: {
    NZ: {
      ...country('New Zealand', 'Новая Зеландия'),
      rules: [
        rule('emission', 'No emission codes on A, B or C.', { emissionRefused: ['A', 'B', 'C'] }),
        rule('papers', 'A CO₂ account is needed.', { formality: true }),
      ],
    },
    GB: { ...country('United Kingdom', 'Великобритания'), rules: [] },
    KE: {
      ...country('Kenya', 'Кения', 'rulesOnly'),
      rules: [
        rule('age', 'Cars of seven calendar years at most.', {
          age: 'atMost',
          years: 7,
          unit: 'calendarYears',
          since: 'registration',
        }),
      ],
    },
  },
  ports: {
    Auckland: { names: { en: 'Auckland', ru: 'Окленд' }, transitDays: 19 },
    Southampton: { names: { en: 'Southampton', ru: 'Саутгемптон' }, transitDays: 42 },
    Mombasa: { names: { en: 'Mombasa', ru: 'Момбаса' }, transitDays: 32 },
  },
}

const lot: LotFacts = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  grade: 'TX L Package',
  equipment: 'AC, PS, PW',
  engine: 2690,
  horsePower: 163,
  steering: 'Right',
  year: 2019,
  day: '2026-11-26',
}

/** The server’s answer for the lot of `aLot`. */
export const someCosts = (choices: Partial<CostChoices> = {}): Output<typeof lotCosts> => ({
  costs: {
    version: { id: 2, validFrom: '2026-11-01' },
    document: costDocument,
    vehicle: vehicleOfLot(lot, costDocument),
    hall: 'USS Tokyo',
    rates: Object.entries(costDocument.tables.fx).map(([currency, yenPer]) => ({
      currency,
      yenPer,
      day: '2026-11-01',
      source: 'tables' as const,
      stale: false,
    })),
    choices: { port: 'Auckland', regime: 'private', currency: null, milestone: 'landed', ...choices },
  },
})
