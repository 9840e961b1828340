import { afterEach, expect, test, vi } from 'vitest'
import { createBid } from './generated/client/bids.ts'
import { listPurchases } from './generated/client/money.ts'
import { winNotifications } from './generated/client/user.ts'
import { bidFromManager, updateSoldPrice } from './generated/manager/bids.ts'
import { bidFilters } from './generated/shared/bid-lists.ts'
import { bidAllowance, bidGroups, updateBidStatus } from './generated/shared/bids.ts'
import { bidChat, saveChat, updateChatStatus } from './generated/shared/chat.ts'
import { viewLot } from './generated/shared/lot.ts'
import { menuCounters } from './generated/shared/site.ts'
import { updateNotificationStatus, updateSetting, viewProfile } from './generated/shared/user.ts'
import { aBid, aChangedBid } from './testing/bids.ts'
import { createTestStore, refused } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const success = { success: true }
const balance = {
  balance: 0,
  creditLimit: 0,
  bidAllow: 0,
  availableLimit: 0,
  dailyBidLimit: 0,
  dailyUssLimit: 0,
  activeBids: 0,
  activeBidsCount: 0,
}
const changed = aChangedBid(aBid({ bidId: 3, id: '7' }))
const placed = (bidId: number | null) => ({
  bidAmount: 1,
  bidDate: null,
  bidId,
  bidStatus: 1,
  balanceInfo: balance,
})
const placement = { carId: '7', confirm: 1, lotType: 'auction' } as const

/** Everything a page may show at once, by the path it is read from. */
const watched = {
  'GET /bid/filters': { counters: [], filters: { auctions: [], dates: [] }, totalBids: 0 },
  'GET /bid/group': [],
  'GET /bid/allow': { bidAllow: 0, balanceInfo: balance },
  'GET /bid/chat': { chat: [], isRead: true, lotNo: 1, auctionName: '', user: null },
  'GET /site/menu-counters': undefined,
  'GET /purchased-cars/listing': undefined,
  'GET /car-auction/view': undefined,
  'GET /user/win-notifications': [],
  'GET /user/view-profile': undefined,
}

async function refetchedAfter(
  mutation: Parameters<ReturnType<typeof createTestStore>['store']['dispatch']>[0],
) {
  const { store, calls } = createTestStore({
    ...watched,
    'POST /bid/create': placed(3),
    'POST /bid/bid-from-manager': placed(3),
    'PUT /bid/update-bid-status': changed,
    'PUT /bid/update-sold-price': changed,
    'POST /bid/save-chat': success,
    'PUT /bid/update-chat-status': success,
    'PUT /user/update-setting': success,
    'PUT /user/update-notification-status': success,
  })
  await Promise.all([
    store.dispatch(bidFilters.initiate()),
    store.dispatch(bidGroups.initiate()),
    store.dispatch(bidAllowance.initiate({ carId: '7' })),
    store.dispatch(bidChat.initiate({ bidId: 3 })),
    store.dispatch(menuCounters.initiate()),
    store.dispatch(listPurchases.initiate()),
    store.dispatch(viewLot.initiate({ pageType: 'car-auction', id: '7' })),
    store.dispatch(winNotifications.initiate()),
    store.dispatch(viewProfile.initiate()),
  ])
  calls.length = 0
  await store.dispatch(mutation)
  // What a mutation makes stale is requested in the same turn in which its answer arrives.
  await vi.waitFor(() =>
    expect(Object.values(store.getState().api.queries).every((q) => q?.status !== 'pending')).toBe(true),
  )
  return calls
    .slice(1)
    .map((call) => call.split(' ')[1])
    .sort()
}

const bidPages = [
  '/bid/allow',
  '/bid/filters',
  '/bid/group',
  '/car-auction/view',
  '/site/menu-counters',
  '/user/view-profile',
]

test.each([
  ['a placed bid', () => createBid.initiate(placement), bidPages],
  ['a bid in a client’s name', () => bidFromManager.initiate({ ...placement, userId: 5 }), bidPages],
  [
    'a new status',
    () => updateBidStatus.initiate({ bidId: 3, status: 6 }),
    [...bidPages, '/purchased-cars/listing'].sort(),
  ],
  [
    'a sold price',
    () => updateSoldPrice.initiate({ bidId: 3, soldPrice: 1 }),
    ['/bid/allow', '/purchased-cars/listing', '/user/view-profile'],
  ],
  ['a chat message', () => saveChat.initiate({ bidId: 3, comment: 'Hi' }), ['/bid/chat']],
  ['a read chat', () => updateChatStatus.initiate({ bidId: 3 }), ['/bid/chat', '/site/menu-counters']],
  [
    'a setting',
    () => updateSetting.initiate({ bidEmailNotify: true, language: 692 }),
    ['/user/view-profile'],
  ],
  [
    'seeing wins',
    () => updateNotificationStatus.initiate({ ids: ['3'] }),
    ['/user/view-profile', '/user/win-notifications'],
  ],
] as const)('%s refetches exactly what it changes', async (_, mutation, expected) => {
  expect(await refetchedAfter(mutation() as never)).toEqual(expected)
})

test('a refused bid reloads its lot, since the page was out of date', async () => {
  const { store, calls } = createTestStore({
    'GET /car-auction/view': { success: true, lotDetail: {} },
    'POST /bid/create': () => refused(409, 'bidding_closed'),
  })
  await store.dispatch(viewLot.initiate({ pageType: 'car-auction', id: '7' }))
  await store.dispatch(createBid.initiate(placement))
  await vi.waitFor(() => expect(calls.at(-1)).toBe('GET /car-auction/view'))
})

test('a dry run of a bid reloads nothing', async () => {
  const { store, calls } = createTestStore({ ...watched, 'POST /bid/create': placed(null) })
  await store.dispatch(bidGroups.initiate())
  await store.dispatch(createBid.initiate({ ...placement, confirm: 0 }))
  expect(calls).toEqual(['GET /bid/group', 'POST /bid/create'])
})
