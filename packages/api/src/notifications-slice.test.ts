import type { BidEvent } from '@seriba/contracts/notifications'
import { expect, test } from 'vitest'
import {
  bidEventReceived,
  chatEventReceived,
  chatOpened,
  messageShown,
  type NotificationsState,
  notificationsReducer as reduce,
  winsMissed,
} from './notifications-slice.ts'

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

test('five toasts at most, the newest', () => {
  const { toasts } = play(
    Array.from({ length: 7 }, (_, n) => messageShown({ tone: 'info', text: `Message ${n}` })),
  )
  expect(toasts.map((toast) => toast.kind === 'message' && toast.text)).toEqual(
    [2, 3, 4, 5, 6].map((n) => `Message ${n}`),
  )
})

test('an event of a tab nobody looks at is listed without a toast', () => {
  const { toasts, list } = play([bidEventReceived({ event: bidEvent('clientNewBid'), visible: false })])
  expect([toasts.length, list.length]).toEqual([0, 1])
})

test('a win is queued once, however often it is told, and has no toast', () => {
  const event = bidEvent('managerWinBid', 12)
  const { toasts, wins } = play([
    bidEventReceived({ event, visible: true }),
    bidEventReceived({ event, visible: true }),
    winsMissed([
      {
        id: '12',
        lotNo: 1,
        image: '',
        specification: '',
        auctionName: '',
        soldPrice: null,
        lotType: 'auction',
      },
    ]),
  ])
  expect(toasts).toEqual([])
  expect(wins.map(({ id }) => id)).toEqual(['12'])
})

test('chats are unread once each, and silent while they are open', () => {
  const told = chatEventReceived({ event: chatEvent, visible: true })
  const closed = play([told, told])
  expect([closed.unreadChats, closed.toasts.length]).toEqual([[4], 2])

  const open = play([chatOpened(4), told], closed)
  expect([open.unreadChats, open.toasts.length]).toEqual([[], 2])
})
