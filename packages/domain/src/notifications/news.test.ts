import { expect, test } from 'vitest'
import { eventTypes } from './event-types.ts'
import { isAboutSomeoneElse, isRelevantTo, sideOfEvent } from './news.ts'

test('users hear about what others and the system do, but not about their own actions', () => {
  expect([isRelevantTo(1, { by: 2 }), isRelevantTo(1, { by: 1 }), isRelevantTo(1, { by: null })]).toEqual([
    true,
    false,
    true,
  ])
})

test('news concerns somebody else if it is about another person’s bid', () => {
  expect([isAboutSomeoneElse(1, 2), isAboutSomeoneElse(1, 1), isAboutSomeoneElse(1, undefined)]).toEqual([
    true,
    false,
    false,
  ])
})

test('client actions are distinguished from staff actions', () => {
  expect(eventTypes.filter((type) => sideOfEvent(type) === 'client')).toEqual(
    eventTypes.filter((type) => /^client(NewBid|CancelBid|Rebid|ChangeAmount)$/.test(type)),
  )
  expect([sideOfEvent('clientNewBid'), sideOfEvent('managerWinBid')]).toEqual(['client', 'staff'])
})

test('declining a negotiation counts as the client’s action; any other ending counts as the staff’s', () => {
  const sides = (['declined', 'refused', 'expired', 'accepted'] as const).map((outcome) =>
    sideOfEvent('negotiationEnded', outcome),
  )
  expect(sides).toEqual(['client', 'staff', 'staff', 'staff'])
})
