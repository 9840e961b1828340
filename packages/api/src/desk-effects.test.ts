import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { expect, test, vi } from 'vitest'
import { listFeeds } from './generated/manager/feeds.ts'
import { indexPayments } from './generated/manager/payments-desk.ts'
import { indexPurchases } from './generated/manager/purchases.ts'
import { listStaff } from './generated/manager/staff.ts'
import { listVoyages } from './generated/manager/voyages.ts'
import { makeSocketEffects } from './socket-effects.ts'
import { createTestStore } from './testing.ts'

test('staff desks are reloaded by whatever changes them and by nothing else', async () => {
  const { store, calls } = createTestStore({
    'GET /purchase/index': undefined,
    'GET /site/voyages': undefined,
    'GET /payments/index': undefined,
    'GET /feed/index': undefined,
    'GET /staff/index': undefined,
  })
  await Promise.all([
    store.dispatch(indexPurchases.initiate({})),
    store.dispatch(listVoyages.initiate({})),
    store.dispatch(indexPayments.initiate({})),
    store.dispatch(listFeeds.initiate()),
    store.dispatch(listStaff.initiate()),
  ])
  const effects = makeSocketEffects(store.dispatch, { userId: 1, isStaff: true })
  const asked = async (payload: SocketMessage['payload'], again: string[]) => {
    calls.length = 0
    effects.receive({ seq: 1, name: 'notification', by: 2, payload })
    await vi.waitFor(() => expect([...calls].sort()).toEqual(again))
  }
  await asked({ eventType: 'purchasesChanged', clientId: 5 }, ['GET /purchase/index', 'GET /site/voyages'])
  await asked({ eventType: 'paymentsChanged' }, ['GET /payments/index'])
  await asked({ eventType: 'feedsChanged' }, ['GET /feed/index'])
  await asked({ eventType: 'staffChanged' }, ['GET /staff/index'])
  effects.stop()
})
