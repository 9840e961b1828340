import { afterEach, expect, test, vi } from 'vitest'
import { listHalls } from './generated/manager/halls.ts'
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
