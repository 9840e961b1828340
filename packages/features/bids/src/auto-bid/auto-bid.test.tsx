import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function open(part: Partial<Bid> = {}, answers: Record<string, unknown> = {}) {
  let bid = aBid({ bidStatus: 2, ...part })
  return show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: {
      'GET /bid/index': () => aList([bid]),
      'GET /bid/filters': () => filtersOf(aList([bid])),
      'PUT /bid/update-auto-bid': async (request: Request) => {
        bid = { ...bid, autoBid: (await request.json()).autoBid }
        return aChangedBid(bid)
      },
      ...answers,
    },
  })
}

type Shown = Awaited<ReturnType<typeof open>>
const toggle = () => screen.findByRole('switch', { name: 'Auto-bid on lot 41207' })
const row = () => screen.getByRole('row', { name: /Lot 41207/ })
/** The store reports changes to answers once per frame. */
const nextFrame = () => act(() => new Promise<unknown>((drawn) => requestAnimationFrame(drawn)))
const sent = (shown: Shown) => shown.sent('PUT /bid/update-auto-bid')

test('auto-bid marks its row immediately and is sent 400 ms after the last change', async () => {
  const shown = await open()
  const button = await toggle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const on of [true, false, true]) {
    vi.advanceTimersByTime(399)
    fireEvent.click(button)
    await nextFrame()
    expect(row().hasAttribute('data-auto')).toBe(on)
  }
  vi.advanceTimersByTime(399)
  expect(sent(shown)).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await waitFor(() => expect(sent(shown)).toEqual([{ bidId: 7, autoBid: true }]))
  expect(row()).toHaveAttribute('data-auto')
})

test('A switches auto-bid for the focused row', async () => {
  const shown = await open()
  await toggle()
  await shown.user.keyboard('ja')
  expect(row()).toHaveAttribute('data-auto')
  await waitFor(() => expect(sent(shown)).toEqual([{ bidId: 7, autoBid: true }]))
})

test('a pending auto-bid change is sent immediately on leaving the page', async () => {
  const shown = await open()
  await shown.user.click(await toggle())
  shown.unmount()
  await waitFor(() => expect(sent(shown)).toEqual([{ bidId: 7, autoBid: true }]))
})

test('auto-bid is reverted when the server refuses it, with the reason', async () => {
  const shown = await open({}, { 'PUT /bid/update-auto-bid': () => refused(409, 'auto_bid_too_late') })
  await shown.user.click(await toggle())
  await waitFor(() => expect(row()).not.toHaveAttribute('data-auto'))
  expect(selectToasts(shown.store.getState())).toMatchObject([
    { tone: 'error', text: 'Couldn’t change auto-bid for lot 41207' },
  ])
})

test.each([
  [{ bidStatus: 1 }, 'Auto-bid needs the status Bid.'],
  [{ auctionDate: hoursAhead(0.5) }, /^Less than an hour until the auction/],
])('auto-bid explains why it cannot be switched for %o', async (part, why) => {
  const shown = await open(part)
  expect(await toggle()).toBeDisabled()
  expect(await toggle()).toHaveAccessibleDescription(why)
  await shown.user.keyboard('ja')
  expect(row()).not.toHaveAttribute('data-auto')
})
