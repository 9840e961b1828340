import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { allNotificationsOn } from '@seriba/domain/notifications/choices'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upsertCached } from './cached.ts'
import { listPayments, listPurchases } from './generated/client/money.ts'
import { myOffers } from './generated/client/order-offers.ts'
import { bidIndex } from './generated/manager/bid-lists.ts'
import { clientLedger, clientPurchases } from './generated/manager/client-parts.ts'
import { translationIndex } from './generated/manager/translations.ts'
import { siteConfig } from './generated/public/site.ts'
import { bidFilters } from './generated/shared/bid-lists.ts'
import { bidAllowance } from './generated/shared/bids.ts'
import { viewLot } from './generated/shared/lot.ts'
import { viewNotificationChoices } from './generated/shared/notification-choices.ts'
import { menuCounters } from './generated/shared/site.ts'
import { viewProfile } from './generated/shared/user.ts'
import { makeSocketEffects } from './socket-effects.ts'
import { createTestStore } from './testing.ts'

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'hidden', documentElement: { lang: 'en' } }))
/** What is still being gathered would be asked for in the next test. */
const running: ReturnType<typeof makeSocketEffects>[] = []
afterEach(() => {
  for (const effects of running.splice(0)) effects.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function effectsOn(store: { dispatch: unknown }, isStaff: boolean) {
  const effects = makeSocketEffects(store.dispatch as never, { userId: 1, isStaff })
  running.push(effects)
  return effects
}

const message = {
  seq: 1,
  name: 'client-notification',
  by: 2,
  payload: { eventType: 'clientNewBid', detail: { id: 3, lotId: '7', bidStatus: 1 } },
} as unknown as SocketMessage

const changedAccount = (userId: number) =>
  ({
    seq: 2,
    name: 'notification',
    by: 2,
    payload: { eventType: 'accountChanged', userId },
  }) as const

async function watching(isStaff: boolean) {
  const { store, calls } = createTestStore({
    'GET /bid/index': undefined,
    'GET /bid/filters': undefined,
    'GET /bid/allow': undefined,
    'GET /site/menu-counters': undefined,
    'GET /user/view-profile': undefined,
  })
  await Promise.all([
    store.dispatch(bidIndex.initiate({})),
    store.dispatch(bidFilters.initiate()),
    store.dispatch(bidAllowance.initiate({ carId: '7' })),
    store.dispatch(menuCounters.initiate()),
    store.dispatch(viewProfile.initiate()),
  ])
  calls.length = 0
  return { store, calls, effects: effectsOn(store, isStaff) }
}

test('news of a bid asks for the list that shows it first, and then for what is counted around it', async () => {
  const { calls, effects } = await watching(false)
  effects.receive(message)
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  expect(calls[0]).toBe('GET /bid/index')
})

test('news of a client’s bid leaves what staff have themselves', async () => {
  const { calls, effects } = await watching(true)
  effects.receive(message)
  await vi.waitFor(() => expect(calls).toHaveLength(4))
  expect(calls).toContain('GET /bid/allow')
  expect(calls).not.toContain('GET /user/view-profile')
})

test('news that comes when the socket is closed is not told', async () => {
  const { calls, effects } = await watching(false)
  effects.stop()
  effects.receive(message)
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([])
})

test('what one did oneself elsewhere is shown and not told', async () => {
  const { store, calls, effects } = await watching(false)
  effects.receive({ ...message, by: 1 })
  await vi.waitFor(() => expect(calls).toHaveLength(5))
  expect(store.getState().notifications.heard).toBe(null)
})

test('what somebody does not want to be told of makes no toast and no sound, and is asked for anyway', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
  const { store, calls, effects } = await watching(true)
  await store.dispatch(
    upsertCached(viewNotificationChoices, undefined, {
      ...allNotificationsOn,
      off: ['clientBid.portal', 'clientBid.sound'],
    }),
  )
  effects.receive(message)
  const another = { ...message.payload, eventType: 'clientCancelBid' }
  effects.receive({ ...message, seq: 2, payload: another } as SocketMessage)
  await vi.waitFor(() => expect(store.getState().notifications.heard?.seq).toBe(2))
  expect(store.getState().notifications.toasts).toHaveLength(1)
  await vi.waitFor(() => expect(calls).toContain('GET /bid/index'))
})

test('in quiet hours news is shown and not heard', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
  const { store, effects } = await watching(true)
  await store.dispatch(
    upsertCached(viewNotificationChoices, undefined, {
      off: [],
      quiet: { on: true, from: 0, to: 0, urgent: false },
    }),
  )
  effects.receive(message)
  await vi.waitFor(() => expect(store.getState().notifications.toasts).toHaveLength(1))
  expect(store.getState().notifications.heard).toBe(null)
})

test('what staff decides of one’s account is asked for again, and not told', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
  const { store, calls, effects } = await watching(false)
  effects.receive(changedAccount(1))
  await vi.waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(calls).toContain('GET /bid/allow')
  expect(calls).not.toContain('GET /bid/index')
  await new Promise((resolve) => setTimeout(resolve))
  expect(store.getState().notifications).toMatchObject({ heard: null, toasts: [] })
})

test('money and ships that staff records are asked for again by those who look at them', async () => {
  const own = createTestStore({
    'GET /purchased-cars/listing': undefined,
    'GET /payments/listing': undefined,
  })
  await own.store.dispatch(listPurchases.initiate())
  await own.store.dispatch(listPayments.initiate())
  own.calls.length = 0
  effectsOn(own.store, false).receive(changedAccount(1))
  await vi.waitFor(() =>
    expect(own.calls.sort()).toEqual(['GET /payments/listing', 'GET /purchased-cars/listing']),
  )
  const desk = createTestStore({ 'GET /client/ledger': undefined, 'GET /client/purchases': undefined })
  await desk.store.dispatch(clientLedger.initiate({ id: 7 }))
  await desk.store.dispatch(clientPurchases.initiate({ id: 7 }))
  desk.calls.length = 0
  effectsOn(desk.store, true).receive(changedAccount(7))
  await vi.waitFor(() => expect(desk.calls.sort()).toEqual(['GET /client/ledger', 'GET /client/purchases']))
})

test('a win that gets its price is seen in the open ledger of its client', async () => {
  const desk = createTestStore({ 'GET /client/ledger': undefined })
  await desk.store.dispatch(clientLedger.initiate({ id: 7 }))
  desk.calls.length = 0
  const priced = { eventType: 'managerChangeAmount', detail: { id: 3, lotId: '7', bidStatus: 6 } }
  effectsOn(desk.store, true).receive({ ...message, payload: priced } as unknown as SocketMessage)
  await vi.waitFor(() => expect(desk.calls).toEqual(['GET /client/ledger']))
})

test('what is decided of a client’s account leaves what staff have themselves', async () => {
  const { calls, effects } = await watching(true)
  effects.receive(changedAccount(7))
  await vi.waitFor(() => expect(calls).toContain('GET /bid/allow'))
  expect(calls).not.toContain('GET /user/view-profile')
})

test('what the company has published is asked for a moment later', async () => {
  const { store, calls } = createTestStore({ 'GET /site/config': {} })
  await store.dispatch(siteConfig.initiate({ language: 'en' }))
  calls.length = 0
  vi.useFakeTimers()
  const effects = effectsOn(store, false)
  const payload = { eventType: 'companyChanged' } as const
  effects.receive({ seq: 3, name: 'notification', by: 2, payload })
  await vi.advanceTimersByTimeAsync(400)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(2500)
  expect(calls).toEqual(['GET /site/config'])
})

test('an answered sheet is told to the client who asked, and a change of the queue only has desks look again', async () => {
  const { store, calls } = createTestStore({
    'GET /car-auction/view': undefined,
    'GET /car-auction/translations-index': undefined,
  })
  await Promise.all([
    store.dispatch(viewLot.initiate({ pageType: 'car-auction', id: '7' })),
    store.dispatch(translationIndex.initiate({})),
  ])
  calls.length = 0
  const about = { name: 'notification', by: 2, seq: 3 }
  const detail = { lotId: '7', lotType: 'auction' }
  const ready = { ...about, payload: { eventType: 'translationReady', detail } } as unknown as SocketMessage
  effectsOn(store, false).receive(ready)
  await vi.waitFor(() => expect(calls).toEqual(['GET /car-auction/view']))
  await vi.waitFor(() =>
    expect(store.getState().notifications.heard).toEqual({ seq: 3, eventType: 'translationReady' }),
  )

  effectsOn(store, true).receive({
    ...about,
    seq: 4,
    payload: { eventType: 'translationsChanged' },
  } as SocketMessage)
  await vi.waitFor(() => expect(calls).toContain('GET /car-auction/translations-index'))
  expect(store.getState().notifications.heard?.seq).toBe(3)
})

test('bids that ended with their lots change the counts at the desk, and are not news', async () => {
  const { store, calls } = createTestStore({ 'GET /site/menu-counters': { bid: 1, search: {} } })
  await store.dispatch(menuCounters.initiate())
  calls.length = 0
  const message = { name: 'notification', by: null, seq: 5, payload: { eventType: 'bidsFinished' } } as const
  effectsOn(store, true).receive(message)
  await vi.waitFor(() => expect(calls).toEqual(['GET /site/menu-counters']))
  expect(store.getState().notifications.heard).toBeNull()
})

test('a lot that is offered is looked at again, as is any change of an order', async () => {
  const { store, calls } = createTestStore({ 'GET /order/my-offers': { offers: [] } })
  await store.dispatch(myOffers.initiate({ id: 5 }))
  const about = { name: 'notification', by: 2 }
  const detail = { lotId: '7', lotType: 'auction', orderId: 5 }
  for (const [seq, payload] of [
    { eventType: 'lotOffered', detail },
    { eventType: 'ordersChanged' },
  ].entries()) {
    calls.length = 0
    effectsOn(store, false).receive({ ...about, seq, payload } as unknown as SocketMessage)
    await vi.waitFor(() => expect(calls).toEqual(['GET /order/my-offers']))
  }
})

test('money, ships and lots for an order pop up without a sound, unless that is switched off', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
  const { store } = createTestStore({ 'GET /user/notifications': undefined })
  const effects = effectsOn(store, false)
  const tell = (seq: number, eventType: string, detail: object) =>
    effects.receive({
      name: 'notification',
      seq,
      by: 2,
      payload: { eventType, detail },
    } as unknown as SocketMessage)
  const toasts = () =>
    store.getState().notifications.toasts.map((toast) => toast.kind === 'event' && toast.event.eventType)
  tell(1, 'moneyReceived', { paymentId: 5, amount: 90_000 })
  tell(2, 'shipmentChanged', { purchases: [{ id: 7, sku: 'SB-1' }] })
  tell(3, 'lotOffered', { lotId: '7', lotType: 'auction', orderId: 5 })
  await vi.waitFor(() => expect(toasts()).toEqual(['moneyReceived', 'shipmentChanged', 'lotOffered']))
  expect(store.getState().notifications.heard).toBeNull()

  const choices = { ...allNotificationsOn, off: ['payment.portal' as const] }
  await store.dispatch(upsertCached(viewNotificationChoices, undefined, choices))
  tell(4, 'moneyReceived', { paymentId: 6, amount: 90_000 })
  tell(5, 'shipmentChanged', { purchases: [{ id: 8, sku: 'SB-2' }] })
  await vi.waitFor(() => expect(toasts()).toHaveLength(4))
  expect(toasts().filter((type) => type === 'moneyReceived')).toHaveLength(1)
})

test('lots that a feed tells of at once are asked for once each, and others are left alone', async () => {
  const { store, calls } = createTestStore({
    'GET /car-auction/view': undefined,
    'GET /bikes/view': undefined,
  })
  await Promise.all([
    store.dispatch(viewLot.initiate({ pageType: 'car-auction', id: '7' })),
    store.dispatch(viewLot.initiate({ pageType: 'car-auction', id: '8' })),
    store.dispatch(viewLot.initiate({ pageType: 'bikes', id: '99' })),
  ])
  calls.length = 0
  vi.useFakeTimers()
  const effects = effectsOn(store, true)
  for (const lotId of ['7', '8', '7', '8', '12']) {
    effects.receive({ name: 'notification', seq: 0, by: null, payload: { eventType: 'lotChanged', lotId } })
  }
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toEqual(['GET /car-auction/view', 'GET /car-auction/view'])
})
