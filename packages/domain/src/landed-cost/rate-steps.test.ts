import { describe, expect, test } from 'vitest'
import { ageStepCost, rateStepsOf } from './age-steps.ts'
import type { CostDocument } from './cost-document.ts'
import { estimateAt, estimatorOf } from './estimate.ts'
import { vehicleOfLot } from './lot-vehicle.ts'
import { document } from './testing/cost-document.ts'
import { prado } from './testing/prado.ts'

const price = 3_350_000

describe('new rates of a destination', () => {
  const { NZ } = document.tables.programmes
  if (!NZ) throw new Error('the invented tables have no New Zealand')
  const levy = { id: 'levy', label: { en: 'Levy', ru: 'Сбор' }, amount: { fixed: '1000' } } as const
  const programmes = { NZ: { ...NZ, steps: [...NZ.steps, levy] } }
  const withLater = (...days: string[]): CostDocument => ({
    ...document,
    later: days.map((from) => ({ from, programmes, fx: {} })),
  })
  const to = (published: CostDocument, day: string, port = 'Auckland') =>
    estimatorOf({
      document: published,
      vehicle: vehicleOfLot({ ...prado, day }, published),
      hall: 'Anywhere',
      port,
      regime: 'private',
    })
  const landedAt = (estimator: ReturnType<typeof to>) =>
    estimateAt(estimator, price).milestones.landed?.likely ?? 0
  const yen = Math.round(1000 * Number(document.tables.fx.NZD))
  // Fourteen days until the ship leaves, and thirty at sea.
  const [arrives, dayBefore, dayAfter] = ['2027-01-09', '2027-01-08', '2027-01-10']

  test('apply to arrivals from the very day they take effect', () => {
    const today = landedAt(to(document, '2026-11-26'))
    expect(to(document, '2026-11-26').arrives).toBe(arrives)
    expect(landedAt(to(withLater(arrives), '2026-11-26'))).toBe(today + yen)
    expect(landedAt(to(withLater(dayBefore), '2026-11-26'))).toBe(today + yen)
    expect(landedAt(to(withLater(dayAfter), '2026-11-26'))).toBe(today)
  })

  test('do not affect the company’s charges or other destinations', () => {
    const [before, after] = [document, withLater(arrives)].map((published) =>
      estimateAt(to(published, '2026-11-26'), price),
    )
    expect(after?.invoice).toEqual(before?.invoice)
    expect(landedAt(to(withLater(arrives), '2026-11-26', 'Vladivostok'))).toBe(
      landedAt(to(document, '2026-11-26', 'Vladivostok')),
    )
  })

  test('that take effect during the voyage are shown with their cost, and so are those that a later ship would meet', () => {
    const [passed, ...none] = rateStepsOf(to(withLater(arrives), '2026-11-26'))
    expect([passed?.day, passed?.isPassed, none]).toEqual([arrives, true, []])
    expect(passed && ageStepCost(passed, price)?.more.likely).toBe(yen)
    const [ahead] = rateStepsOf(to(withLater(dayAfter), '2026-11-26'))
    expect([ahead?.day, ahead?.isPassed]).toEqual([dayAfter, false])
    expect(ahead && ageStepCost(ahead, price)?.more.likely).toBe(yen)
  })

  test('are not mentioned if they date from before the auction or long after the arrival', () => {
    expect(rateStepsOf(to(withLater('2026-11-26', '2027-09-01'), '2026-11-26'))).toEqual([])
  })
})
