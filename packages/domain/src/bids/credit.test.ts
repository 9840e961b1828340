import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availableLimit,
  bidAllow,
  bidAllowInGroup,
  type Commitments,
  displacedAmount,
  exposure,
  exposureChange,
  isCovered,
  isWithinCommitment,
  type LiveBid,
  withinCredit,
} from './credit.ts'

const nothing: Commitments = { live: [], groups: [], wins: [] }
const inGroup = (amount: number): LiveBid => ({ amount, groupId: 1 })

describe('exposure', () => {
  test('adds up bids outside groups', () => {
    const live = [
      { amount: 500_000, groupId: null },
      { amount: 300_000, groupId: null },
    ]
    expect(exposure({ ...nothing, live })).toBe(800_000)
  })

  test('counts as many of a group’s largest bids as the group still wants', () => {
    const live = [inGroup(900_000), inGroup(1_000_000), inGroup(700_000)]
    expect(exposure({ ...nothing, live, groups: [{ id: 1, quota: 1, won: 0 }] })).toBe(1_000_000)
    expect(exposure({ ...nothing, live, groups: [{ id: 1, quota: 3, won: 1 }] })).toBe(1_900_000)
  })

  test('counts every live bid of a filled group, since further wins come on top', () => {
    const live = [inGroup(900_000), inGroup(1_000_000)]
    for (const won of [1, 2])
      expect(exposure({ ...nothing, live, groups: [{ id: 1, quota: 1, won }] })).toBe(1_900_000)
  })

  test('counts a win that has not been charged at its sold price, or else at the bid amount', () => {
    const wins = [
      { soldPrice: 410_000, amount: 500_000 },
      { soldPrice: null, amount: 500_000 },
    ]
    expect(exposure({ ...nothing, wins })).toBe(910_000)
  })
})

describe('the highest bid allowed', () => {
  test('is what the balance and limit leave, rounded down to a bid step', () => {
    const credit = { balance: -120_500, creditLimit: 1_000_000, activeBids: 300_000 }
    expect(availableLimit(credit)).toBe(579_500)
    expect(bidAllow(credit)).toBe(575_000)
    expect(bidAllow(credit, 1000)).toBe(579_000)
  })

  test('is never negative', () => {
    expect(bidAllow({ balance: -10_000, creditLimit: 0, activeBids: 0 })).toBe(0)
  })

  test('covers a smaller fourth bid in a buy-1 group at no extra cost', () => {
    const displaced = displacedAmount([1_000_000, 800_000, 600_000], { quota: 1, won: 0 })
    expect(exposureChange(900_000, displaced)).toBe(0)
    expect(bidAllowInGroup({ balance: 0, creditLimit: 1_000_000, activeBids: 1_000_000 }, displaced)).toBe(
      1_000_000,
    )
  })

  test('in a group is not reduced by a debt elsewhere', () => {
    expect(bidAllowInGroup({ balance: -900_000, creditLimit: 0, activeBids: 0 }, 400_000)).toBe(400_000)
  })

  test('never covers a bid of zero', () => {
    expect(withinCredit(0, 1_000_000)).toBe(false)
    expect(withinCredit(5000, 5000)).toBe(true)
    expect(withinCredit(10_000, 5000)).toBe(false)
  })
})

const amount = fc.integer({ min: 1, max: 400 }).map((steps) => steps * 5000)
const groups = fc.constantFrom(1, 2, 3).chain((count) =>
  fc
    .array(fc.record({ quota: fc.integer({ min: 1, max: 4 }), won: fc.integer({ min: 0, max: 5 }) }), {
      minLength: count,
      maxLength: count,
    })
    .map((quotas) => quotas.map((quota, index) => ({ id: index + 1, ...quota }))),
)
const commitments: fc.Arbitrary<Commitments> = fc.record({
  live: fc.array(fc.record({ amount, groupId: fc.constantFrom(null, 1, 2, 3) }), { maxLength: 9 }),
  groups,
  wins: fc.array(fc.record({ soldPrice: fc.option(amount), amount }), { maxLength: 3 }),
})

/** The costliest way the auctions can end, over every set of wins that the open quotas allow. */
function costliestOutcome({ live, groups, wins }: Commitments): number {
  const known = live.filter(({ groupId }) => groupId === null || groups.some(({ id }) => id === groupId))
  let worst = 0
  for (let outcome = 0; outcome < 2 ** known.length; outcome += 1) {
    const won = known.filter((_, index) => (outcome >> index) % 2 === 1)
    const possible = groups.every(
      (group) =>
        group.won >= group.quota ||
        won.filter((bid) => bid.groupId === group.id).length <= group.quota - group.won,
    )
    if (possible)
      worst = Math.max(
        worst,
        won.reduce((total, bid) => total + bid.amount, 0),
      )
  }
  return wins.reduce((total, win) => total + (win.soldPrice ?? win.amount), worst)
}

test('exposure equals the cost of the costliest possible outcome', () => {
  fc.assert(fc.property(commitments, (given) => exposure(given) === costliestOutcome(given)))
})

test('another bid in a group raises the exposure by its amount less what it displaces', () => {
  fc.assert(
    fc.property(commitments, amount, (given, added) => {
      const [group] = given.groups
      if (!group || group.won >= group.quota) return
      const amounts = given.live.filter(({ groupId }) => groupId === group.id).map((bid) => bid.amount)
      const after = { ...given, live: [...given.live, { amount: added, groupId: group.id }] }
      expect(exposure(after) - exposure(given)).toBe(exposureChange(added, displacedAmount(amounts, group)))
    }),
  )
})

test('a bid within a group’s allowance never takes the exposure over the limit', () => {
  fc.assert(
    fc.property(commitments, amount, fc.nat(3_000_000), (given, added, creditLimit) => {
      const [group] = given.groups
      if (!group || group.won >= group.quota) return
      const amounts = given.live.filter(({ groupId }) => groupId === group.id).map((bid) => bid.amount)
      const credit = { balance: 0, creditLimit, activeBids: exposure(given) }
      if (!withinCredit(added, bidAllowInGroup(credit, displacedAmount(amounts, group)))) return
      const after = exposure({ ...given, live: [...given.live, { amount: added, groupId: group.id }] })
      expect(after).toBeLessThanOrEqual(Math.max(creditLimit, exposure(given)))
    }),
  )
})

test('a bid of the same amount or less in the same group needs no new credit; a higher one or one in another group does', () => {
  const before = { amount: 500_000, groupId: 1 }
  expect(isWithinCommitment(before, { amount: 500_000, groupId: 1 })).toBe(true)
  expect(isWithinCommitment(before, { amount: 499_999, groupId: 1 })).toBe(true)
  expect(isWithinCommitment(before, { amount: 500_001, groupId: 1 })).toBe(false)
  expect(isWithinCommitment(before, { amount: 400_000, groupId: null })).toBe(false)
})

test.each([
  ['holds less, even while overdrawn', 1_500_000, 1_400_000, true],
  ['holds the same', 1_500_000, 1_500_000, true],
  ['holds more than is available', 900_000, 1_100_000, false],
  ['holds more within the limit', 900_000, 1_000_000, true],
])('whether a change that %s is covered', (_, before, after, covered) => {
  const credit = (activeBids: number) => ({ balance: 0, creditLimit: 1_000_000, activeBids })
  expect(isCovered(credit(before), credit(after))).toBe(covered)
})
