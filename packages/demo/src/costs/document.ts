import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { addDays } from '@seriba/domain/time/jst'
import { countries } from './countries.ts'
import { hallCosts } from './halls.ts'
import { importRules } from './import-rules.ts'
import { portFacts, portTables } from './ports.ts'
import { programmes } from './programmes.ts'

/** Yen for one unit. */
const fx = {
  USD: '155.00',
  EUR: '180.00',
  GBP: '205.00',
  RUB: '1.95',
  GEL: '57.00',
  NZD: '89.00',
  AUD: '101.00',
  CAD: '112.00',
  TTD: '22.90',
  JMD: '0.97',
  GYD: '0.74',
  AED: '42.20',
  KES: '1.20',
  TZS: '0.060',
}

/**
 * From the day on which the demo is loaded: nobody has neglected its tables yet. The dates on which its sources were
 * read stay as they were.
 */
const reviewedAfterDays = 53

/** The demo company's own prices and what public pages say about destinations, as one version of its cost tables. */
export const costDocument = (ratesOn: string, loadedOn = ratesOn): CostDocument => ({
  note: { en: 'Demo company, example prices', ru: 'Демонстрационная компания, примерные цены' },
  ratesOn,
  handlingDays: 14,
  volumes: {
    car: [
      { upTo: 660, volume: 8500, from: 7500, to: 9000 },
      { upTo: 1000, volume: 9500, from: 8800, to: 10_200 },
      { upTo: 1500, volume: 10_800, from: 9800, to: 12_000 },
      { upTo: 2000, volume: 12_000, from: 10_800, to: 13_800 },
      { upTo: 3000, volume: 14_500, from: 12_500, to: 17_500 },
      { upTo: null, volume: 16_500, from: 13_500, to: 20_000 },
    ],
    bike: [
      { upTo: 125, volume: 1200, from: 900, to: 1500 },
      { upTo: 400, volume: 1800, from: 1500, to: 2200 },
      { upTo: null, volume: 2400, from: 2000, to: 3000 },
    ],
    machinery: [{ upTo: null, volume: 18_000, from: 8000, to: 45_000 }],
  },
  tables: {
    fx,
    sizeClasses: [
      { upTo: 10_000, class: 'S' },
      { upTo: 13_000, class: 'M' },
      { upTo: 17_000, class: 'L' },
      { upTo: null, class: 'XL' },
    ],
    halls: hallCosts,
    agentFee: {
      car: [
        { upTo: 1_000_000, flat: 60_000 },
        { upTo: 2_000_000, flat: 75_000 },
        { upTo: null, percent: '4', min: 80_000 },
      ],
      bike: [{ upTo: null, flat: 35_000 }],
      machinery: [
        { upTo: 3_000_000, flat: 90_000 },
        { upTo: null, percent: '3' },
      ],
    },
    nonRunner: 15_000,
    handling: {
      roro: { car: 22_000, bike: 10_000, machinery: 35_000 },
      container: { car: 48_000, bike: 15_000, machinery: 80_000 },
    },
    documents: 6000,
    inspection: {
      KE: { car: 25_000 },
      TZ: { car: 28_000 },
      UG: { car: 28_000 },
      ZM: { car: 30_000 },
      JM: { car: 27_000 },
      LK: { car: 20_000 },
      BD: { car: 20_000 },
      NZ: { car: 25_000, bike: 12_000 },
    },
    insurance: { basis: 'cnf110', percent: '0.70', min: 3000 },
    ports: portTables,
    programmes,
  },
  countries: Object.fromEntries(
    Object.entries(countries).map(([code, country]) => [
      code,
      {
        ...country,
        reviewBy: addDays(loadedOn, reviewedAfterDays),
        ...(importRules[code] && { rules: importRules[code] }),
      },
    ]),
  ),
  ports: portFacts,
})

/** What was charged before this month: a cheaper voyage, and a dollar at 151 yen. */
export function earlierCostDocument(ratesOn: string, loadedOn = ratesOn): CostDocument {
  const now = costDocument(ratesOn, loadedOn)
  const cheaper = { ...now.tables.fx, USD: '151.00', EUR: '176.00' }
  return { ...now, tables: { ...now.tables, fx: cheaper, documents: 5500 } }
}
