import '../testing/setup.ts'
import { useLiveLot } from '@seriba/api/live-lot'
import { refused } from '@seriba/api/testing'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import type { CarLot } from '@seriba/contracts/lot'
import type { Permissions } from '@seriba/domain/access/permissions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aLot, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => hoursAhead(count / 60)
const later = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000))
const placeBid = () => screen.queryByRole('button', { name: 'Place bid' })

const open = (permissions: Partial<Permissions> = {}) => {
  const lot = aLot({ biddingDeadline: minutes(2) })
  return show(
    <BidPanel
      lot={{ ...lot, lotInfo: { ...lot.lotInfo, auctionDate: minutes(62) } }}
      pageType="car-auction"
    />,
    {
      profile: aProfile('client', { bidDeadlineCheck: true, ...permissions }),
      answers: {
        'GET /bid/allow': {
          bidAllow: 9e6,
          balanceInfo: aBalance(),
          warnings: [],
          liveBid: null,
          liveBidGroup: null,
          budget: null,
        },
      },
    },
  )
}

test('the form closes at the deadline without a reload', async () => {
  await open()
  await later(1)
  expect(placeBid()).toBeVisible()
  await later(1.1)
  expect(placeBid()).toBeNull()
  expect(screen.getByText('Bidding is closed')).toBeVisible()
})

test('in the last hour the remaining time counts down in seconds', async () => {
  await open()
  const left = () => screen.getByText(/^0:0\d:\d\d$/).textContent ?? ''
  const before = left()
  expect(before).toMatch(/^0:0[12]:/)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(left() < before).toBe(true)
})

test('a bidder exempt from the deadline can bid until the auction', async () => {
  await open({ bidDeadlineCheck: false })
  await later(3)
  expect(placeBid()).toBeVisible()
  await later(60)
  expect(placeBid()).toBeNull()
})

/** The panel beside its lot, as the server has it. */
function LotWithPanel() {
  const { currentData } = useLiveLot({ pageType: 'car-auction', id: '41207' })
  return currentData ? <BidPanel lot={currentData.lotDetail as CarLot} pageType="car-auction" /> : null
}

test('a bid that comes too late makes the page reload the lot and explain why there is no form', async () => {
  vi.useRealTimers()
  let acceptBid = true
  const shown = await show(<LotWithPanel />, {
    answers: {
      'GET /car-auction/view': () => ({ success: true, lotDetail: aLot({ acceptBid }) }),
      'GET /bid/allow': {
        bidAllow: 9e6,
        balanceInfo: aBalance(),
        warnings: [],
        liveBid: null,
        liveBidGroup: null,
        budget: null,
      },
      'POST /bid/create': () => {
        acceptBid = false
        return refused(409, 'bidding_closed')
      },
    },
  })
  await shown.user.type(await screen.findByRole('textbox', { name: 'Your bid' }), '3150000')
  await shown.user.click(screen.getByRole('button', { name: 'Place bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
  await shown.user.click(dialog.getByRole('checkbox'))
  await shown.user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Bidding is closed')
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Confirm bid' })).toHaveAccessibleDescription(
      'Bidding is closed',
    ),
  )
  await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Bidding is closed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Place bid' })).toBeNull()
})
