import { afterEach, expect, test, vi } from 'vitest'
import { lotCosts } from './generated/shared/costs.ts'
import { makeSocketEffects } from './socket-effects.ts'
import { createTestStore } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('a changed lot’s cost data is reloaded, and no other lot’s', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden', documentElement: { lang: 'en' } })
  const { store, calls } = createTestStore({ 'GET /bid/cost-tables': { costs: null } })
  const asked = await Promise.all(['7', '8'].map((carId) => store.dispatch(lotCosts.initiate({ carId }))))
  expect(asked.every(({ isSuccess }) => isSuccess)).toBe(true)
  calls.length = 0
  const effects = makeSocketEffects(store.dispatch as never, { userId: 1, isStaff: false })
  effects.receive({
    name: 'notification',
    seq: 0,
    by: null,
    payload: { eventType: 'lotChanged', lotId: '7' },
  })
  await vi.waitFor(() => expect(calls).toEqual(['GET /bid/cost-tables']))
  effects.stop()
})
