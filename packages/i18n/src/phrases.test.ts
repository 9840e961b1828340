import { refusalStatus } from '@seriba/contracts/refusals'
import { roleIds } from '@seriba/domain/access/roles'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { eventTypes, hasToast } from '@seriba/domain/notifications/event-types'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { ru } from './ru.ts'

test('Russian phrases fill the same slots as the English', () => {
  expect(new Set(slots(ru))).toEqual(new Set(slots(en)))
})

test('no phrase is empty', () => {
  expect([...texts(en), ...texts(ru)].filter((text) => text.trim() === '')).toEqual([])
})

test.each([en, ru])('every refusal the server can send has a text', ({ refusal }) => {
  expect(Object.keys(refusal)).toEqual(expect.arrayContaining(Object.keys(refusalStatus)))
})

test.each([en, ru])('every status, role and event has a word', ({ lots, roles, notifications }) => {
  expect(Object.keys(lots.status)).toEqual(expect.arrayContaining(Object.keys(lotStatus)))
  expect(Object.keys(lots.bidStatus)).toEqual(Object.keys(bidStatus))
  expect(Object.keys(lots.clientBidStatus)).toEqual(Object.keys(bidStatus))
  expect(Object.keys(roles).sort()).toEqual(Object.keys(roleIds).sort())
  const told = eventTypes.filter((type) => hasToast(type) && type !== 'chatMessage')
  expect(Object.keys(notifications.toast)).toEqual(expect.arrayContaining(told))
})

function texts(phrases: object): string[] {
  return Object.values(phrases).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)))
}

/** Every `{{slot}}` with the key that holds it, plural suffix dropped. */
function slots(phrases: object): string[] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [...value.matchAll(/{{(\w+)}}/g)].map(
          ([, slot]) => `${key.replace(/_(one|few|many|other)$/, '')}:${slot}`,
        )
      : slots(value),
  )
}
