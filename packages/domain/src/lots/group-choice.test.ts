import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countSelected,
  type GroupChoice,
  isTooMany,
  stateOf,
  toggleGroup,
  toggleItem,
} from './group-choice.ts'

const thursday = { id: '2026-11-26', items: ['USS Tokyo@2026-11-26', 'Bay Auc@2026-11-26', 'TAA@2026-11-26'] }
const friday = { id: '2026-11-27', items: ['USS Nagoya@2026-11-27', 'USS Kyushu@2026-11-27'] }
const none: GroupChoice = { groups: [], items: [] }

test('a day whose auctions are all chosen one by one becomes a whole day and counts once', () => {
  const whole = thursday.items.reduce((choice, item) => toggleItem(choice, thursday, item), none)
  expect(whole).toEqual({ groups: [thursday.id], items: [] })
  expect(countSelected(whole)).toBe(1)
})

test('removing one auction from a whole day leaves the others, each counted separately', () => {
  const rest = toggleItem(toggleGroup(none, thursday), thursday, 'Bay Auc@2026-11-26')
  expect(rest).toEqual({ groups: [], items: ['USS Tokyo@2026-11-26', 'TAA@2026-11-26'] })
  expect(stateOf(rest, thursday)).toBe('some')
  expect(countSelected(rest)).toBe(2)
})

test('auctions narrow the day in a link that names both', () => {
  const linked = { groups: [thursday.id], items: ['USS Tokyo@2026-11-26'] }
  expect(stateOf(linked, thursday)).toBe('some')
  expect(toggleGroup(linked, thursday)).toEqual({ groups: [thursday.id], items: [] })
})

test('no more than thirty can be chosen', () => {
  const items = Array.from({ length: 29 }, (_, index) => `Hall ${index}`)
  expect(isTooMany({ groups: ['2026-11-26'], items })).toBe(false)
  expect(isTooMany({ groups: ['2026-11-26', '2026-11-27'], items })).toBe(true)
})

test('toggling an auction twice restores the selection', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom(thursday, friday), fc.nat({ max: 2 })).map(([group, at]) => {
      const item = group.items[at]
      return (choice: GroupChoice) =>
        item === undefined ? toggleGroup(choice, group) : toggleItem(choice, group, item)
    }),
  )
  const sorted = ({ groups, items }: GroupChoice) => [groups.toSorted(), items.toSorted()]
  fc.assert(
    fc.property(moves, fc.constantFrom(...thursday.items), (made, item) => {
      const choice = made.reduce((before, move) => move(before), none)
      expect(sorted(toggleItem(toggleItem(choice, thursday, item), thursday, item))).toEqual(sorted(choice))
      expect(countSelected(choice)).toBeLessThanOrEqual(2 + 3)
    }),
  )
})

test('a group is fully, partly or not chosen, and toggling it leaves other groups alone', () => {
  const chosen = { groups: [friday.id], items: ['USS Tokyo@2026-11-26'] }
  expect([thursday, friday].map((group) => stateOf(chosen, group))).toEqual(['some', 'all'])
  expect(stateOf({ groups: [], items: [...thursday.items] }, thursday)).toBe('all')
  expect(stateOf(none, thursday)).toBe('none')
  expect(toggleGroup(chosen, thursday)).toEqual({ groups: [friday.id, thursday.id], items: [] })
  expect(toggleGroup(chosen, friday)).toEqual({ groups: [], items: ['USS Tokyo@2026-11-26'] })
  const both = { groups: [], items: [...friday.items, 'USS Tokyo@2026-11-26'] }
  expect(toggleGroup(both, friday)).toEqual({ groups: [], items: ['USS Tokyo@2026-11-26'] })
})
