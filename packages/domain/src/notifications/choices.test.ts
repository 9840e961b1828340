import { expect, test } from 'vitest'
import { roleIds, userTypes } from '../access/roles.ts'
import {
  allNotificationsOn,
  awayChannelsFor,
  cellOf,
  channelsFor,
  isInQuietHours,
  notificationChannels,
  notificationSwitches,
  notificationTopics,
  topicOfEvent,
  topicsOf,
} from './choices.ts'
import { accountNewsTypes, bidTurnTypes, deskNewsTypes, eventTypes } from './event-types.ts'

const people = {
  client: { userType: userTypes.client, roleId: roleIds.client },
  dealer: { userType: userTypes.client, roleId: roleIds.dealer },
  manager: { userType: userTypes.manager, roleId: roleIds.manager },
}

test('every switch has exactly one cell in the table, and somebody sees it', () => {
  const cells = notificationTopics.flatMap((topic) =>
    notificationChannels.flatMap((channel) => cellOf(topic, channel) ?? []),
  )
  expect(cells.filter((cell) => cell !== 'always').sort()).toEqual([...notificationSwitches].sort())
  const seen = new Set(Object.values(people).flatMap((who) => topicsOf(who)))
  expect([...seen].sort()).toEqual([...notificationTopics].sort())
})

test('every event can be silenced, and every pop-up except a win’s can be turned off', () => {
  for (const event of eventTypes) {
    const topic = topicOfEvent[event]
    expect(cellOf(topic, 'sound')).toBe(`${topic}.sound`)
    expect(cellOf(topic, 'portal')).toBe(event === 'managerWinBid' ? 'always' : `${topic}.portal`)
  }
})

test('clients get topics about their own bids, dealers also about their clients’, and managers about the desk', () => {
  expect(topicsOf(people.client)).toEqual([
    'newLots',
    'favoriteStart',
    'bidStatus',
    'cancelDeadline',
    'bidByManager',
    'win',
    'negotiation',
    'withdrawal',
    'budget',
    'payment',
    'invoice',
    'statement',
    'shipment',
    'document',
    'offer',
    'translation',
    'message',
  ])
  expect(topicsOf(people.dealer)).toContain('clientBid')
  expect(topicsOf(people.manager)).not.toContain('bidStatus')
})

test('a channel that is switched off stays quiet, but a win is always shown', () => {
  const choices = { ...allNotificationsOn, off: [...notificationSwitches] }
  expect(channelsFor(choices, 'managerUpdateStatus', 0)).toEqual({ toast: false, sound: false })
  expect(channelsFor(choices, 'managerWinBid', 0)).toEqual({ toast: true, sound: false })
  const one = { ...allNotificationsOn, off: ['message.sound' as const] }
  expect(channelsFor(one, 'chatMessage', 0)).toEqual({ toast: true, sound: false })
  expect(channelsFor(one, 'managerUpdateStatus', 0)).toEqual({ toast: true, sound: true })
})

test('negotiation and withdrawal turns make no sound, and their pop-ups can be switched off', () => {
  for (const event of bidTurnTypes) {
    const topic = topicOfEvent[event] as 'negotiation' | 'withdrawal'
    expect(channelsFor(allNotificationsOn, event, 0)).toEqual({ toast: true, sound: false })
    const off = { ...allNotificationsOn, off: [`${topic}.portal` as const] }
    expect(channelsFor(off, event, 0)).toEqual({ toast: false, sound: false })
  }
  expect(cellOf('withdrawal', 'email')).toBe('always')
})

test('money, ships, offers and new clients make no sound, and their pop-ups can be switched off', () => {
  for (const event of [...accountNewsTypes, ...deskNewsTypes]) {
    const topic = topicOfEvent[event]
    expect(channelsFor(allNotificationsOn, event, 0)).toEqual({ toast: true, sound: false })
    const off = { ...allNotificationsOn, off: [`${topic}.portal` as const] }
    expect(channelsFor(off, event, 0)).toEqual({ toast: false, sound: false })
    expect(cellOf(topic, 'sound')).toBeNull()
  }
})

test('there is no sound at night, but pop-ups still appear', () => {
  const choices = { ...allNotificationsOn, quiet: { ...allNotificationsOn.quiet, on: true } }
  expect(channelsFor(choices, 'chatMessage', 3 * 60)).toEqual({ toast: true, sound: false })
})

test('quiet hours hold back a message but not a win, unless the user silences wins too', () => {
  const quiet = { on: true, from: 22 * 60, to: 7 * 60, urgent: true }
  expect(isInQuietHours({ quiet }, 'message', 23 * 60)).toBe(true)
  expect(isInQuietHours({ quiet }, 'win', 23 * 60)).toBe(false)
  expect(isInQuietHours({ quiet: { ...quiet, urgent: false } }, 'win', 23 * 60)).toBe(true)
  expect(isInQuietHours({ quiet }, 'message', 12 * 60)).toBe(false)
  expect(channelsFor({ off: [], quiet }, 'managerWinBid', 23 * 60)).toEqual({ toast: true, sound: true })
})

test('a user who is away is notified on every channel that is not switched off', () => {
  expect(awayChannelsFor({ off: [] }, 'win')).toEqual(['push', 'telegram'])
  expect(awayChannelsFor({ off: ['win.push'] }, 'win')).toEqual(['telegram'])
  expect(awayChannelsFor({ off: ['payment.push'] }, 'payment')).toEqual(['telegram'])
  expect(awayChannelsFor({ off: ['statement.telegram'] }, 'statement')).toEqual(['push'])
})
