import type { BidEvent } from '@seriba/contracts/notifications'
import { expect, test } from 'vitest'
import {
  chatEventReceived,
  chatOpened,
  messageShown,
  type NotificationsState,
  newsReceived,
  notificationsReducer as reduce,
  winsMissed,
  winsSeen,
} from './notifications-slice.ts'
import { aWin } from './testing/facts.ts'

const start = reduce(undefined, { type: 'start' })

const bidEvent = (eventType: BidEvent['eventType'], id = 1): BidEvent => ({
  eventType,
  messageEn: '',
  messageRu: '',
  lotNo: 20461,
  auctionName: 'USS Yokohama',
  specification: 'Suzuki Jimny, 2022',
  detail: {
    id,
    lotId: '9',
    lotType: 'auction',
    clientId: 1,
    bidStatus: 6,
    image: '',
    soldPrice: 1_000_000,
  },
})
const chatEvent = {
  eventType: 'chatMessage',
  bidId: 4,
  id: 1,
  actionBy: 2,
  comment: 'Hello',
  isClientMessage: true,
  time: '2026-11-24T00:00:00Z',
  lotNo: 1,
  auctionName: 'USS Tokyo',
  specification: '',
} as const
const play = (actions: Parameters<typeof reduce>[1][], from: NotificationsState = start) =>
  actions.reduce(reduce, from)

test('at most five toasts are shown, the newest ones', () => {
  const { toasts } = play(
    Array.from({ length: 7 }, (_, n) => messageShown({ tone: 'info', text: `Message ${n}` })),
  )
  expect(toasts.map((toast) => toast.kind === 'message' && toast.text)).toEqual(
    [2, 3, 4, 5, 6].map((n) => `Message ${n}`),
  )
})

test('an event in a background tab makes a sound without a toast', () => {
  const told = { event: bidEvent('clientNewBid'), seq: 7, visible: false }
  const { toasts, heard } = play([newsReceived(told)])
  expect([toasts, heard]).toEqual([[], { seq: 7, eventType: 'clientNewBid' }])
})

test('a win is queued once, however often it is received, and has no toast', () => {
  const event = bidEvent('managerWinBid', 12)
  const { toasts, wins } = play([
    newsReceived({ event, seq: 7, visible: true }),
    newsReceived({ event, seq: 7, visible: true }),
    winsMissed([aWin('12')]),
  ])
  expect(toasts).toEqual([])
  expect(wins.map(({ id }) => id)).toEqual(['12'])
})

test('a win reversed before it was seen is dropped, and one that gets a price shows it', () => {
  const event = bidEvent('managerWinBid', 12)
  const won = play([newsReceived({ event, seq: 7, visible: true }), winsMissed([aWin('13')])])
  const of = (type: BidEvent['eventType'], detail: Partial<BidEvent['detail']>) => {
    const about = bidEvent(type, 12)
    return newsReceived({
      event: { ...about, detail: { ...about.detail, ...detail } },
      seq: 8,
      visible: true,
    })
  }
  const priced = play([of('managerUpdateBidAmount', { soldPrice: 1_050_000 })], won)
  expect(priced.wins.find(({ id }) => id === '12')?.soldPrice).toBe(1_050_000)
  const undone = play([of('managerUpdateStatus', { bidStatus: 3 })], priced)
  expect(undone.wins.map(({ id }) => id)).toEqual(['13'])
})

test('a win that was seen is not shown again by an earlier request’s list', () => {
  const event = bidEvent('managerWinBid', 12)
  const seen = play([newsReceived({ event, seq: 7, visible: true }), winsSeen(['12'])])
  expect(play([winsMissed([aWin('12'), aWin('13')])], seen).wins.map(({ id }) => id)).toEqual(['13'])
})

test('a lot that is won again is shown again', () => {
  const event = bidEvent('managerWinBid', 12)
  const { wins } = play([
    newsReceived({ event, seq: 7, visible: true }),
    winsSeen(['12']),
    newsReceived({ event, seq: 9, visible: true }),
  ])
  expect(wins.map(({ id }) => id)).toEqual(['12'])
})

test('a client’s win is shown as a toast, not as one’s own win', () => {
  const event = bidEvent('managerWinBid', 12)
  const { toasts, wins } = play([newsReceived({ event, seq: 7, visible: true, ofAnother: true })])
  expect([toasts.length, wins]).toEqual([1, []])
})

test('a chat makes no sound while it is open', () => {
  const told = chatEventReceived({ event: chatEvent, seq: 7, visible: true })
  const closed = play([told, told])
  expect(closed.toasts).toHaveLength(2)

  const open = play([chatOpened(4), told], { ...closed, heard: null })
  expect([open.toasts.length, open.heard]).toEqual([2, null])
})
