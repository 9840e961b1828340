import { expect, test } from 'vitest'
import { checkDocument } from './check-document.ts'
import { type CostDocument, documentForHall } from './cost-document.ts'
import { compareSamples, sampleCars } from './sample-cars.ts'
import type { Amount } from './tables.ts'
import { document } from './testing/cost-document.ts'

const faultsOf = (change: (copy: CostDocument) => void) => {
  const copy = structuredClone(document)
  change(copy)
  return checkDocument(copy)
}
type Loose = Record<string, never>

// biome-ignore lint/suspicious/noThenProperty: a column of the tables, which nobody awaits
const aRow = { upTo: null, then: { fixed: 100 } }

/** A value in euros without an exchange rate for the euro. */
function taxedInEuros(tables: CostDocument['tables'], amount: Amount) {
  delete (tables.fx as Loose).EUR
  delete (tables.programmes as Loose).RU
  Object.assign(tables.programmes.JM ?? {}, { steps: [{ id: 'duty', amount }] })
}

test('valid tables have no faults', () => {
  expect(checkDocument(document)).toEqual([])
})

test.each<[string, (copy: CostDocument) => void]>([
  ['rowsEnd', ({ tables }) => Object.assign(tables, { sizeClasses: [{ upTo: 10, class: 'S' }] })],
  [
    'rowsOrder',
    ({ tables }) =>
      Object.assign(tables.agentFee, {
        car: [
          { upTo: 2, flat: 1 },
          { upTo: 1, flat: 1 },
          { upTo: null, flat: 1 },
        ],
      }),
  ],
  [
    'unknownCurrency',
    ({ tables }) =>
      Object.assign(tables.ports.Kingston ?? {}, { freight: { per: 'm3', currency: 'XXX', rate: '1' } }),
  ],
  ['unknownCurrency', ({ tables }) => taxedInEuros(tables, { by: 'CIF_EUR', rows: [aRow] })],
  ['unknownCurrency', ({ tables }) => taxedInEuros(tables, { percent: '5', of: ['CIF_EUR'] })],
  ['rateNotPositive', ({ tables }) => Object.assign(tables.fx, { JMD: '0.00' })],
  ['rateNotPositive', ({ tables }) => Object.assign(tables.fx, { JMD: '-0.97' })],
  ['unknownCountry', ({ countries }) => void delete (countries as Loose).JM],
  ['unknownPort', ({ ports }) => void delete (ports as Loose).Kingston],
  ['noFallbackHall', ({ tables }) => void delete (tables.halls as Loose)['*']],
  ['noLoadPort', ({ tables }) => Object.assign(tables.ports.Kingston ?? {}, { loadPort: 'Osaka' })],
  ['noSource', ({ countries }) => Object.assign(countries.JM ?? {}, { sources: [] })],
  ['noProgramme', ({ tables }) => void delete (tables.programmes as Loose).JM],
  [
    'unknownBase',
    ({ tables }) =>
      Object.assign(tables.programmes.JM ?? {}, {
        steps: [
          { id: 'vat', amount: { percent: '15', of: ['CIF', 'duty'] } },
          { id: 'duty', amount: { percent: '20', of: ['CIF'] } },
        ],
      }),
  ],
])('%s is reported with its place', (problem, change) => {
  const found = faultsOf(change)
  expect(found.map((fault) => fault.problem)).toContain(problem)
  expect(found.every(({ at }) => at.length > 0)).toBe(true)
})

test('a lot gets the fees of its own hall, and an unknown hall gets the fallback', () => {
  expect(Object.keys(documentForHall(document, 'USS Tokyo').tables.halls)).toEqual(['USS Tokyo'])
  const other = documentForHall(document, 'Nobody’s Hall').tables.halls
  expect(other).toEqual({ 'Nobody’s Hall': document.tables.halls['*'] })
})

test('sample cars show the effect of a change at every port', () => {
  const dearer = { ...document, tables: { ...document.tables, documents: document.tables.documents + 1000 } }
  const totals = compareSamples(document, dearer, { hall: 'USS Tokyo', day: '2026-11-26' })
  expect(totals).toHaveLength(sampleCars.length * Object.keys(document.tables.ports).length)
  const cif = totals.filter(({ port }) => port === 'Dar es Salaam')
  for (const { before, after } of cif) expect((after?.likely ?? 0) - (before?.likely ?? 0)).toBe(1000)
})
