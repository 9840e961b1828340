import { afterEach, expect, test, vi } from 'vitest'
import { menuCounters } from './generated/shared/site.ts'
import { selectWins, winsMissed } from './notifications-slice.ts'
import { makeSocketEffects } from './socket-effects.ts'
import { aWin } from './testing/facts.ts'
import { createTestStore } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('notifications read on another device are updated silently, and their wins are closed here', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', documentElement: { lang: 'en' } })
  const { store, calls } = createTestStore({ 'GET /site/menu-counters': undefined })
  await store.dispatch(menuCounters.initiate())
  calls.length = 0
  const effects = makeSocketEffects(store.dispatch, { userId: 1, isStaff: false })
  store.dispatch(winsMissed([aWin('1'), aWin('2')]))
  effects.receive({ seq: 3, name: 'notification', by: 1, payload: { eventType: 'winsSeen', bidIds: ['1'] } })
  expect(selectWins(store.getState()).map(({ id }) => id)).toEqual(['2'])
  effects.receive({ seq: 4, name: 'notification', by: 1, payload: { eventType: 'newsRead', bidId: null } })
  await vi.waitFor(() => expect(calls).toEqual(['GET /site/menu-counters']))
  expect(store.getState().notifications).toMatchObject({ heard: null, toasts: [] })
  effects.stop()
})
