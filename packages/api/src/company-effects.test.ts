import { afterEach, expect, test, vi } from 'vitest'
import { listBidTypes } from './generated/manager/bid-types.ts'
import { listHalls } from './generated/manager/halls.ts'
import { bidTypes, exportTypes } from './generated/shared/bids.ts'
import { lotCosts } from './generated/shared/costs.ts'
import { makeSocketEffects } from './socket-effects.ts'
import { createTestStore } from './testing.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('published cost tables reload costs, and a colleague’s changes reload the halls', async () => {
  const { store, calls } = createTestStore({ 'GET /bid/cost-tables': { costs: null }, 'GET /site/halls': {} })
  await store.dispatch(lotCosts.initiate({ carId: '7' }))
  await store.dispatch(listHalls.initiate())
  calls.length = 0
  vi.useFakeTimers()
  const effects = makeSocketEffects(store.dispatch as never, { userId: 1, isStaff: true })
  effects.receive({ seq: 3, name: 'notification', by: 2, payload: { eventType: 'companyChanged' } })
  await vi.advanceTimersByTimeAsync(2900)
  expect(calls.toSorted()).toEqual(['GET /bid/cost-tables', 'GET /site/halls'])
})

test.each([true, false])('changed bid types reach open pages, staff’s or not: %s', async (isStaff) => {
  const list = { types: [], version: 'v1' }
  const { store, calls } = createTestStore({
    'GET /bid/type': [],
    'GET /bid/export-type': [],
    'GET /site/bid-types': list,
  })
  await store.dispatch(bidTypes.initiate())
  await store.dispatch(exportTypes.initiate())
  if (isStaff) await store.dispatch(listBidTypes.initiate())
  const shown = calls.splice(0)
  vi.useFakeTimers()
  const effects = makeSocketEffects(store.dispatch as never, { userId: 1, isStaff })
  effects.receive({ seq: 3, name: 'notification', by: 2, payload: { eventType: 'companyChanged' } })
  await vi.advanceTimersByTimeAsync(2900)
  expect(calls.toSorted()).toEqual(shown.toSorted())
})
