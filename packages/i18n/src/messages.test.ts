import * as catalogue from '@seriba/contracts/catalogue'
import { commonErrors, errorHttpStatus } from '@seriba/contracts/errors'
import * as favorites from '@seriba/contracts/favorites'
import { viewSharedLot } from '@seriba/contracts/lot'
import * as notifications from '@seriba/contracts/notification-list'
import * as searches from '@seriba/contracts/searches'
import { roleIds } from '@seriba/domain/access/roles'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { eventTypes, hasToast } from '@seriba/domain/notifications/event-types'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { enFirst } from './en-first.ts'
import { ru } from './ru.ts'
import { ruFirst } from './ru-first.ts'
import { texts as viewerEn } from './viewer/en.ts'
import { texts as viewerRu } from './viewer/ru.ts'

test('each Russian phrase, in every plural form, has the same slots as the English one', () => {
  const english = slotsByKey(en)
  const lost = [...slotsByForm(ru)].filter(
    ([form, slots]) => slots.join() !== (english.get(keyOf(form)) ?? []).join(),
  )
  expect(lost).toEqual([])
})

test('no phrase is empty', () => {
  expect([...texts(en), ...texts(ru)].filter((text) => text.trim() === '')).toEqual([])
})

test.each([en, ru])('every error the server can send has a text', ({ refusal }) => {
  expect(Object.keys(refusal)).toEqual(expect.arrayContaining(Object.keys(errorHttpStatus)))
})

test.each([viewerEn, viewerRu])(
  'every error of a shared lot has a text on the page that opens it',
  ({ refusal }) => {
    expect(Object.keys(refusal)).toEqual(expect.arrayContaining(['offline', ...commonErrors]))
    expect(Object.keys(refusal)).toEqual(expect.arrayContaining([...viewSharedLot.errors]))
  },
)

test.each([enFirst, ruFirst])(
  'every error of a listing’s requests has a text before other pages’ texts are loaded',
  ({ refusal }) => {
    const asked = [catalogue, favorites, notifications, searches].flatMap((part) =>
      Object.values<unknown>(part),
    )
    const errors = asked.flatMap((part) => (part as { errors?: string[] } | undefined)?.errors ?? [])
    expect(errors).toContain('too_many_searches')
    expect(Object.keys(refusal)).toEqual(expect.arrayContaining(['offline', ...commonErrors, ...errors]))
  },
)

test.each([en, ru])('every status, role, and event has a word', ({ lots, roles, notifications }) => {
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

/** The slots of every text by its full path, in order: plural endings are separate paths. */
function slotsByForm(phrases: object, path = ''): Map<string, string[]> {
  return new Map(
    Object.entries(phrases).flatMap(([key, value]): [string, string[]][] =>
      typeof value === 'string' ? [[path + key, namesIn(value)]] : [...slotsByForm(value, `${path}${key}.`)],
    ),
  )
}

/** The same by the requested key: the English singular omits the count, so its other form is the one that counts. */
function slotsByKey(phrases: object): Map<string, string[]> {
  return new Map([...slotsByForm(phrases)].map(([form, slots]) => [keyOf(form), slots]))
}

const keyOf = (form: string) => form.replace(/_(one|few|many|other)$/, '')
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name))].sort()
