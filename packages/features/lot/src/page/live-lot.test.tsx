import '@testing-library/jest-dom/vitest'
import { useLiveLot } from '@seriba/api/live-lot'
import { sessionClosed } from '@seriba/api/session-slice'
import { makeSocketEffects } from '@seriba/api/socket-effects'
import { createTestStore } from '@seriba/api/testing'
import { listenForWatchedLots } from '@seriba/api/watched-lots'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lot = { pageType: 'car-auction', id: '8841207' } as const

function Page() {
  const { currentData } = useLiveLot(lot)
  return <p>{currentData ? `Status ${currentData.lotDetail.lotInfo.status}` : 'Loading'}</p>
}

function open({ auctionDate = '2026-11-26T04:05:00Z' } = {}) {
  let status = 4532
  const world = createTestStore({
    'GET /car-auction/view': () => {
      const car = carLot()
      return { success: true, lotDetail: { ...car, lotInfo: { ...car.lotInfo, auctionDate, status } } }
    },
  })
  const show = () =>
    render(
      <Provider store={world.store}>
        <Page />
      </Provider>,
    )
  return { ...world, show, sells: () => (status = 4533) }
}

test('a page reports which lot it shows, and reloads it when the lot changes', async () => {
  const said: unknown[] = []
  listenForWatchedLots((lots) => said.push(lots))
  const { show, sells, store } = open()
  const { unmount } = show()
  await screen.findByText('Status 4532')
  sells()
  makeSocketEffects(store.dispatch, { userId: 7, isStaff: false }).receive({
    name: 'notification',
    seq: 0,
    by: null,
    payload: { eventType: 'lotChanged', lotId: lot.id },
  })
  expect(await screen.findByText('Status 4533')).toBeVisible()
  unmount()
  await vi.waitFor(() => expect(said).toEqual([[], [lot], []]))
})

test('a guest, who gets no notifications, reloads on returning to the window', async () => {
  const { show, sells, store } = open()
  store.dispatch(sessionClosed())
  show()
  await screen.findByText('Status 4532')
  sells()
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('Status 4533')).toBeVisible()
})

test('a lot that is reopened is not shown in its old state', async () => {
  const { show, sells } = open()
  const first = show()
  await screen.findByText('Status 4532')
  first.unmount()
  sells()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  show()
  expect(await screen.findByText('Status 4533')).toBeVisible()
})

test('a lot is reloaded at a moment that changes what can be done with it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { show, sells } = open({ auctionDate: new Date(Date.now() + 600_000).toISOString() })
  show()
  await screen.findByText('Status 4532')
  sells()
  await act(() => vi.advanceTimersByTimeAsync(610_000))
  expect(await screen.findByText('Status 4533')).toBeVisible()
})
