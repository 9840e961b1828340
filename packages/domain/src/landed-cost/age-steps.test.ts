import { describe, expect, test } from 'vitest'
import { ageStepCost, ageStepsOf } from './age-steps.ts'
import type { CostDocument } from './cost-document.ts'
import { estimateAt, estimatorOf } from './estimate.ts'
import { type LotFacts, type LotVehicle, vehicleOfLot } from './lot-vehicle.ts'
import { document as published } from './testing/cost-document.ts'
import { prado } from './testing/prado.ts'

const { TZ } = published.countries
if (!TZ) throw new Error('the invented tables have no Tanzania')
const document: CostDocument = {
  ...published,
  countries: { ...published.countries, TZ: { ...TZ, offer: 'sums' } },
}
const day = '2026-11-26'
const lot = (port: string, facts: Partial<LotFacts> = {}, vehicle: Partial<LotVehicle> = {}) =>
  estimatorOf({
    document,
    vehicle: { ...vehicleOfLot({ ...prado, day, ...facts }, document), ...vehicle },
    hall: 'Anywhere',
    port,
    regime: 'private',
  })
const registeredIn = (year: number, month: number) => ({
  registered: { from: { year, month }, to: { year, month } },
})
const price = 3_350_000

describe('an age step', () => {
  test('between the auction and the arrival is shown with its day, its years and its cost', () => {
    const estimator = lot('Dar es Salaam')
    const [step] = ageStepsOf(estimator)
    if (!step) throw new Error('no step')
    expect([estimator.arrives, step.day, step.isPassed, step.years]).toEqual([
      '2027-01-09',
      '2027-01-01',
      true,
      8,
    ])
    const inTime = estimateAt(lot('Dar es Salaam', { day: '2026-11-10' }), price).milestones.landed
    const now = estimateAt(estimator, price).milestones.landed
    const cost = ageStepCost(step, price)
    expect(cost).toMatchObject({ isOpen: false, missing: [] })
    expect(cost?.more.likely).toBeGreaterThan(0)
    expect(cost?.more.likely).toBe((now?.likely ?? 0) - (inTime?.likely ?? 0))
  })

  test('that a late ship would reach is shown ahead of its day', () => {
    const [step, ...others] = ageStepsOf(lot('Dar es Salaam', { day: '2026-11-10' }))
    expect(others).toEqual([])
    expect([step?.day, step?.isPassed, step?.years]).toEqual(['2027-01-01', false, 8])
  })

  test('is counted in months if the tables count that way', () => {
    // Five years, which is sixty months, on the way to Vladivostok.
    const [step] = ageStepsOf(lot('Vladivostok', {}, registeredIn(2022, 4)))
    expect([step?.day, step?.isPassed, step?.years]).toEqual(['2027-04-01', false, 5])
    expect(step && ageStepCost(step, price)?.more.likely).toBeGreaterThan(0)
  })

  test('that depends on an unknown month may or may not occur', () => {
    const [step] = ageStepsOf(lot('Vladivostok', { year: 2022 }))
    expect([step?.day, step?.years]).toEqual(['2027-01-01', null])
    expect(step && ageStepCost(step, price)).toMatchObject({ isOpen: true, more: { min: 0 } })
  })

  test('that costs less than a bid step is not mentioned', () => {
    const [step] = ageStepsOf(lot('Poti', { year: 2019, engine: 660 }))
    const cheap = lot('Poti', { year: 2008, engine: 660 })
    const [old] = ageStepsOf(cheap)
    expect([step?.day, old?.day]).toEqual(['2027-01-01', '2027-01-01'])
    const before = old && estimateAt(old.before, price).milestones.landed
    const after = old && estimateAt(old.after, price).milestones.landed
    expect(Math.abs((after?.likely ?? 0) - (before?.likely ?? 0))).toBeLessThan(5000)
    expect(old && ageStepCost(old, price)).toBeNull()
  })

  test('does not exist when age costs nothing, is years away or is unknown', () => {
    expect(ageStepsOf(lot('Auckland'))).toEqual([])
    expect(ageStepsOf(lot('Vladivostok', {}, registeredIn(2025, 4)))).toEqual([])
    expect(ageStepsOf(lot('Dar es Salaam', { year: null }))).toEqual([])
  })
})
