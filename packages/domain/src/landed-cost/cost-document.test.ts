import { expect, test } from 'vitest'
import { asksForRegime, programmeOf } from './cost-document.ts'
import { estimateAt, estimatorOf } from './estimate.ts'
import { vehicleOfLot } from './lot-vehicle.ts'
import { document as example } from './testing/cost-document.ts'

const steps = example.tables.programmes.NZ?.steps.map((step) => ({ ...step, recoverable: step.id === 'gst' }))
const nz = { ...example.tables.programmes.NZ, steps: steps ?? [] } as (typeof example.tables.programmes)['NZ']
const document = {
  ...example,
  tables: { ...example.tables, programmes: { ...example.tables.programmes, 'NZ/trader': nz } },
} as typeof example

test('a trader gets their own charges if the country has any, or else the general ones', () => {
  expect(programmeOf(document, 'NZ', 'trader')).toBe('NZ/trader')
  expect(programmeOf(document, 'NZ', 'private')).toBe('NZ')
  expect(programmeOf(document, 'GB', 'trader')).toBe('GB')
  expect(programmeOf(document, 'TZ', 'trader')).toBeUndefined()
})

test('the importer’s status is asked for only when charges or rules depend on it', () => {
  expect([asksForRegime(document, 'NZ'), asksForRegime(document, 'GB')]).toEqual([true, false])
  const { GB } = document.countries
  if (!GB) throw new Error('the document has it')
  const source = { title: 'Law', url: 'https://law.example', readOn: '2026-11-01', official: false }
  const rule = { id: 'r', says: { en: '', ru: '' }, demand: { formality: true }, source } as const
  const rules = [{ ...rule, arrivesFrom: null, arrivesUntil: null, regimes: ['trader' as const] }]
  const withRule = { ...document, countries: { ...document.countries, GB: { ...GB, rules } } }
  expect(asksForRegime(withRule, 'GB')).toBe(true)
})

test('charges that a trader can recover are marked as recoverable', () => {
  const facts = { maker: 'Toyota', model: 'Corolla', grade: 'G', equipment: '', steering: 'Right' }
  const lot = { ...facts, kind: 'car' as const, engine: 1490, horsePower: 109, year: 2021, day: '2026-11-26' }
  const vehicle = vehicleOfLot(lot, document)
  const linesFor = (regime: 'private' | 'trader') =>
    estimateAt(estimatorOf({ document, vehicle, hall: 'USS Nagoya', port: 'Auckland', regime }), 545_000)
      .destination
  expect(
    linesFor('trader')
      .filter(({ recoverable }) => recoverable)
      .map(({ id }) => id),
  ).toEqual(['gst'])
  expect(linesFor('private').some(({ recoverable }) => recoverable)).toBe(false)
})
