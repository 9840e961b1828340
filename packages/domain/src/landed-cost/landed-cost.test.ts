import { describe, expect, test } from 'vitest'
import { highestBid } from './highest-bid.ts'
import { landedCost } from './landed-cost.ts'
import { cases, requestOf, tables } from './testing/examples.ts'

describe.each(cases)('case $case: $title', (example) => {
  const request = requestOf(example.lot)
  const cost = landedCost(tables, { ...request, price: example.price })

  test('every line of the invoice is exact', () => {
    expect(cost.invoice.lines).toEqual(example.lines)
    expect(cost.invoice.sizeClass).toBe(example.sizeClass)
    expect([cost.fob, cost.cnf, cost.cif]).toEqual([example.fob, example.cnf, example.cif])
  })

  test('every line at the destination is exact', () => {
    const lines = cost.destination?.lines.map(({ recoverable: _, ...line }) => line)
    expect(lines).toEqual(example.destination)
    expect(cost.destination?.values).toMatchObject(example.values)
    expect(cost.landed).toBe(example.landed)
  })

  test('the highest bid for a budget is safe and as high as possible', () => {
    const budget = { yen: example.budget, start: 1000 }
    expect(highestBid(tables, request, { ...budget, milestone: 'landed' })).toEqual({
      bid: example.highestBidLanded,
      total: example.landedAtHighest,
      oneStepUp: example.landedOneStepUp,
    })
    expect(highestBid(tables, request, { ...budget, milestone: 'cif' })?.bid).toBe(example.highestBidToPort)
  })
})
