import type { CostDocument } from '../../landed-cost/cost-document.ts'
import { type LotFacts, vehicleOfLot } from '../../landed-cost/lot-vehicle.ts'
import { document } from '../../landed-cost/testing/cost-document.ts'
import type { ImportRule } from '../import-rule.ts'
import type { Journey } from '../import-verdict.ts'

const source = { title: 'Invented', url: 'https://example.com', readOn: '2026-11-01', official: false }

export const aRule = (demand: ImportRule['demand'], more: Partial<ImportRule> = {}): ImportRule => ({
  id: 'rule',
  says: { en: 'Invented', ru: 'Выдумано' },
  demand,
  arrivesFrom: null,
  arrivesUntil: null,
  source,
  ...more,
})

/** A voyage of 44 days to Kingston, where the rules apply. */
export function journeyWith(
  rules: readonly ImportRule[],
  more: Partial<CostDocument['countries'][string]> = {},
): Journey {
  const country = document.countries.JM
  if (!country) throw new Error('the invented tables have no Jamaica')
  return {
    document: { ...document, countries: { ...document.countries, JM: { ...country, rules, ...more } } },
    port: 'Kingston',
    regime: 'private',
  }
}

const lot: LotFacts = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Corolla',
  grade: 'G',
  equipment: '',
  engine: 1490,
  horsePower: 109,
  steering: 'Right',
  year: 2021,
  day: '2026-11-26',
}

export const aCar = (more: Partial<LotFacts> = {}) => vehicleOfLot({ ...lot, ...more }, document)
