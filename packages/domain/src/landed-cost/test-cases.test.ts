import { expect, test } from 'vitest'
import type { CostDocument, TestCase } from './cost-document.ts'
import { sampleCars } from './sample-cars.ts'
import { runCases, sumsInYen } from './test-cases.ts'
import { document } from './testing/cost-document.ts'

const [car] = sampleCars
const port = Object.keys(document.tables.ports).find(
  (name) => car && sumsInYen(document, car, { port: name, day: '2026-11-24' }).landed !== null,
)
if (!car || !port) throw new Error('there is no car, or no port with sums')
const at = { port, day: '2026-11-24' }
const kept: TestCase = { id: 'vitz', car, ...at, expected: sumsInYen(document, car, at) }
const withCases = (cases: readonly TestCase[]): CostDocument => ({ ...document, staff: { cases } })

test('a test case matches its sums until the tables change', () => {
  expect(kept.expected.landed).toBeGreaterThan(car.price)
  expect(runCases(withCases([kept]))).toMatchObject([{ id: 'vitz', name: 'Toyota Vitz', isMet: true }])
  const dearer = withCases([kept])
  const { documents } = dearer.tables
  const [result] = runCases({ ...dearer, tables: { ...dearer.tables, documents: documents + 500 } })
  expect(result?.isMet).toBe(false)
  expect(result?.now.fob).toBe((kept.expected.fob ?? 0) + 500)
})

test('a test case at a port the company no longer ships to has no sums', () => {
  expect(runCases(withCases([{ ...kept, port: 'Nowhere' }]))).toMatchObject([
    { now: { fob: null, landed: null }, isMet: false },
  ])
})

test('tables with faults give empty sums instead of an error', () => {
  const faulty = withCases([kept])
  expect(runCases({ ...faulty, tables: { ...faulty.tables, sizeClasses: [] } })).toMatchObject([
    { now: { fob: null }, isMet: false },
  ])
})

test.each(['', '0', '0.', 'x'])(
  'a test case has no sums while a rate is being typed and reads “%s”',
  (typed) => {
    const draft = withCases([kept])
    const fx = Object.fromEntries(Object.keys(draft.tables.fx).map((currency) => [currency, typed]))
    expect(runCases({ ...draft, tables: { ...draft.tables, fx } })).toMatchObject([
      { now: { fob: null, landed: null }, isMet: false },
    ])
  },
)
