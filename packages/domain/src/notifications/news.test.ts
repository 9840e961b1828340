import { expect, test } from 'vitest'
import { eventTypes } from './event-types.ts'
import { isOfAnother, isRelevantTo, sideOfEvent } from './news.ts'

test('one is told what others do, and what the system does', () => {
  expect([isRelevantTo(1, { by: 2 }), isRelevantTo(1, { by: 1 }), isRelevantTo(1, { by: null })]).toEqual([
    true,
    false,
    true,
  ])
})

test('news is of another where it is about a bid of somebody else', () => {
  expect([isOfAnother(1, 2), isOfAnother(1, 1), isOfAnother(1, undefined)]).toEqual([true, false, false])
})

test('what clients do is told apart from what staff does', () => {
  expect(eventTypes.filter((type) => sideOfEvent(type) === 'client')).toEqual(
    eventTypes.filter((type) => /^client(NewBid|CancelBid|Rebid|ChangeAmount)$/.test(type)),
  )
  expect([sideOfEvent('clientNewBid'), sideOfEvent('managerWinBid')]).toEqual(['client', 'staff'])
})

test('a negotiation that the client left is their doing, one that ended otherwise is not', () => {
  const sides = (['declined', 'refused', 'expired', 'accepted'] as const).map((outcome) =>
    sideOfEvent('negotiationEnded', outcome),
  )
  expect(sides).toEqual(['client', 'staff', 'staff', 'staff'])
})
