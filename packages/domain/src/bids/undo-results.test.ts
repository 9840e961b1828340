import { expect, test } from 'vitest'
import { type EnteredResult, resultsBack } from './undo-results.ts'

const entered = (more: Partial<EnteredResult> = {}): EnteredResult => ({
  bidId: 1,
  outcome: 'lost',
  soldPrice: null,
  from: 2,
  priceFrom: null,
  ...more,
})

test('a lost bid gets back its previous status, and its previous price if that changed', () => {
  expect(
    resultsBack([
      entered(),
      entered({ bidId: 2, from: 1 }),
      entered({ bidId: 3 }),
      entered({ bidId: 4, soldPrice: 480_000 }),
      entered({ bidId: 5, soldPrice: 480_000, priceFrom: 470_000 }),
      entered({ bidId: 6, soldPrice: 480_000, priceFrom: 480_000 }),
      entered({ bidId: 7, outcome: 'notSold', priceFrom: 470_000 }),
      entered({ bidId: 8, outcome: 'notSold' }),
    ]),
  ).toEqual({
    statuses: [
      { status: 2, was: 5, bidIds: [1, 3, 6, 8] },
      { status: 1, was: 5, bidIds: [2] },
    ],
    priced: [
      { bidId: 4, status: 2, soldPrice: 0, was: 5 },
      { bidId: 5, status: 2, soldPrice: 470_000, was: 5 },
      { bidId: 7, status: 2, soldPrice: 470_000, was: 5 },
    ],
    prices: [],
    kept: [],
  })
})

test('wins given or taken back stay; only a price added to a win is undone', () => {
  const won = entered({ outcome: 'win', soldPrice: 480_000 })
  const lost = entered({ bidId: 2, from: 6 })
  const priced = entered({ bidId: 3, outcome: 'win', from: 6, soldPrice: 480_000 })
  expect(resultsBack([won, lost, priced])).toEqual({
    statuses: [],
    priced: [],
    prices: [{ bidId: 3, soldPrice: 0, was: 480_000 }],
    kept: [won, lost],
  })
})

test('a result that was already there leaves nothing to undo', () => {
  const same = entered({ from: 5, soldPrice: 480_000, priceFrom: 480_000 })
  expect(resultsBack([same, entered({ outcome: 'win', from: 6 })])).toEqual({
    statuses: [],
    priced: [],
    prices: [],
    kept: [],
  })
})
