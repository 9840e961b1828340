import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aBalance, aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Permissions } from '@seriba/domain/access/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const plain: Partial<Permissions> = { bidChangeConfirmation: false }

let bids: Bid[]
beforeEach(() => {
  const auctionDate = hoursAhead(-2)
  bids = [
    aBid({ auctionDate }),
    aBid({ bidId: 8, lotNo: 20461, maker: 'Suzuki', model: 'Jimny', bidStatus: 2, auctionDate }),
  ]
})

function keep(changed: number, part: Partial<Bid>) {
  bids = bids.map((bid) => (bid.bidId === changed ? { ...bid, ...part } : bid))
  const bid = bids.find(({ bidId }) => bidId === changed)
  return aChangedBid(bid, bids)
}

const open = (
  flags: Partial<Permissions> = {},
  answers: Record<string, unknown> = {},
  path = '/bid-manager/all',
) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager', flags),
    path,
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': () => aList(bids),
      'GET /bid/filters': () => filtersOf(aList(bids)),
      'PUT /bid/update-bid-status': async (request: Request) => {
        const { bidId, status, soldPrice } = await request.json()
        return keep(bidId, { bidStatus: status, ...(soldPrice && { soldPrice }) })
      },
      'PUT /bid/update-sold-price': async (request: Request) => {
        const { bidId, ...price } = await request.json()
        return keep(bidId, price)
      },
      ...answers,
    },
  })

const switcher = (lotNo = 41207) =>
  within(screen.getByRole('radiogroup', { name: `Bid status of lot ${lotNo}` }))
const choose = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(switcher().getByRole('radio', { name }))
const loaded = () => screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
const statuses = (shown: Awaited<ReturnType<typeof open>>) => shown.sent('PUT /bid/update-bid-status')

describe('the status switcher', () => {
  test('changes a status immediately when no confirmation is needed', async () => {
    const shown = await open(plain)
    await loaded()
    await choose(shown.user, 'Bid')
    expect(switcher().getByRole('radio', { name: 'Bid' })).toBeChecked()
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 7, status: 2 }]))
  })

  test('does nothing for the current status', async () => {
    const shown = await open()
    await loaded()
    await choose(shown.user, 'New')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(statuses(shown)).toEqual([])
  })

  test('names the bid that has won the lot already', async () => {
    const detail = { bidId: 9, clientId: 12, client: 'Nikolai Baranov' }
    const shown = await open(plain, {
      'PUT /bid/update-bid-status': () => refused(409, 'lot_already_won', { detail }),
    })
    await loaded()
    await choose(shown.user, 'Bid')
    await waitFor(() =>
      expect(selectToasts(shown.store.getState())).toMatchObject([
        {
          tone: 'error',
          text: 'Couldn’t change the status of lot 41207',
          detail: 'Won by bid 9 of Nikolai Baranov',
        },
      ]),
    )
  })

  test('shows the figures of a client whose credit is insufficient', async () => {
    const detail = aBalance({ bidAllow: 500_000 })
    const shown = await open(plain, {
      'PUT /bid/update-bid-status': () => refused(402, 'not_enough_credit', { detail }),
    })
    await loaded()
    await choose(shown.user, 'Bid')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Insufficient credit' }))
    expect(dialog.getByText('¥ 500 000')).toBeVisible()
    expect(dialog.getByText('Couldn’t change the status of lot 41207')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('reverts the change when the server refuses it, and says why', async () => {
    const shown = await open(plain, { 'PUT /bid/update-bid-status': () => refused(404, 'bid_not_found') })
    await loaded()
    await choose(shown.user, 'Bid')
    await waitFor(() => expect(switcher().getByRole('radio', { name: 'New' })).toBeChecked())
    expect(selectToasts(shown.store.getState())).toMatchObject([
      { tone: 'error', text: 'Couldn’t change the status of lot 41207', detail: 'Bid not found.' },
    ])
  })

  test('moves its focus with arrows without changing anything', async () => {
    const shown = await open(plain)
    await loaded()
    switcher().getByRole('radio', { name: 'New' }).focus()
    await shown.user.keyboard('{ArrowRight}{ArrowDown}')
    expect(switcher().getByRole('radio', { name: 'Finished' })).toHaveFocus()
    expect(statuses(shown)).toEqual([])
    await shown.user.keyboard('{Enter}')
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 7, status: 5, belowMaximum: false }]))
  })

  test('is read-only for staff who may not change statuses', async () => {
    const shown = await open({ bidManageStatus: false })
    await loaded()
    expect(screen.getByRole('radiogroup', { name: 'Bid status of lot 41207' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await choose(shown.user, 'Bid')
    expect(statuses(shown)).toEqual([])
  })
})

describe('before a status changes', () => {
  const agree = async (shown: Awaited<ReturnType<typeof open>>, title: string, action: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    await shown.user.click(dialog.getByRole('button', { name: action }))
  }

  test('a plain change is confirmed', async () => {
    const shown = await open()
    await loaded()
    await choose(shown.user, 'Don’t bid')
    await agree(shown, 'Confirm bid status change', 'Confirm')
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 7, status: 3 }]))
  })

  test('canceling leaves everything as it is', async () => {
    const shown = await open()
    await loaded()
    await choose(shown.user, 'Don’t bid')
    await agree(shown, 'Confirm bid status change', 'Cancel')
    expect(switcher().getByRole('radio', { name: 'New' })).toBeChecked()
    expect(statuses(shown)).toEqual([])
  })

  test('the last-hour warning comes first', async () => {
    bids = [aBid({ auctionDate: hoursAhead(0.3) })]
    const shown = await open()
    await loaded()
    await choose(shown.user, 'Bid')
    await agree(shown, 'Less than one hour to the auction', 'Accept')
    await waitFor(() => expect(statuses(shown)).toHaveLength(1))
  })

  test('a win on a future day is confirmed twice', async () => {
    bids = [aBid({ auctionDate: hoursAhead(49) })]
    const shown = await open()
    await loaded()
    await choose(shown.user, 'Win')
    await agree(shown, 'The auction is not today', 'Change status')
    expect(statuses(shown)).toEqual([])
    await agree(shown, 'This auction hasn’t taken place yet', 'Mark as won anyway')
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 7, status: 6, beforeSale: true }]))
  })

  test('a win shows a reminder of the sold price and sends it along', async () => {
    const shown = await open()
    await loaded()
    await choose(shown.user, 'Win')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm the win?' }))
    expect(dialog.getByText(/recorded but not charged/)).toBeVisible()
    await shown.user.type(dialog.getByRole('textbox', { name: 'Sold price' }), '3100000')
    await shown.user.click(dialog.getByRole('button', { name: 'Win' }))
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 7, status: 6, soldPrice: 3_100_000 }]))
    expect(shown.sent('PUT /bid/update-sold-price')).toEqual([])
  })

  test('a refused win leaves status and price unchanged', async () => {
    const shown = await open({}, { 'PUT /bid/update-bid-status': () => refused(404, 'bid_not_found') })
    await loaded()
    await choose(shown.user, 'Win')
    await shown.user.type(await screen.findByRole('textbox', { name: 'Sold price' }), '3100000')
    await shown.user.click(screen.getByRole('button', { name: 'Win' }))
    await waitFor(() => expect(selectToasts(shown.store.getState())).toHaveLength(1))
    expect(switcher().getByRole('radio', { name: 'New' })).toBeChecked()
  })
})

describe('keys', () => {
  test('move through the rows and switch the status of the focused one', async () => {
    const shown = await open(plain)
    await loaded()
    await shown.user.keyboard('2')
    expect(statuses(shown)).toEqual([])
    await shown.user.keyboard('jj3')
    await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 8, status: 3 }]))
    expect(screen.getByRole('link', { name: /^Lot 20461/ })).toHaveFocus()
    await shown.user.keyboard('k4')
    await waitFor(() => expect(statuses(shown)).toHaveLength(2))
    expect(statuses(shown)[1]).toEqual({ bidId: 7, status: 4 })
  })

  test('open the sold price, the search and the list of keys', async () => {
    const { user } = await open()
    await loaded()
    await user.keyboard('js')
    expect(screen.getByRole('textbox', { name: 'Sold price of lot 41207' })).toHaveFocus()
    await user.keyboard('{Escape}/')
    expect(screen.getByRole('searchbox', { name: 'Lot no' })).toHaveFocus()
    await user.keyboard('{Tab}?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  })

  test('are plain letters while typing, and can be switched off', async () => {
    const shown = await open(plain)
    await loaded()
    await shown.user.keyboard('j')
    await shown.user.type(screen.getByRole('searchbox', { name: 'Lot no' }), '2')
    expect(statuses(shown)).toEqual([])
    await shown.user.keyboard('{Escape}{Tab}?')
    await shown.user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await shown.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await shown.user.keyboard('2')
    expect(statuses(shown)).toEqual([])
  })
})

test('a link to a bid focuses its row', async () => {
  const shown = await open(plain, {}, '/bid-manager/all?bid=8')
  await loaded()
  await shown.user.keyboard('3')
  await waitFor(() => expect(statuses(shown)).toEqual([{ bidId: 8, status: 3 }]))
})

test('the counters switch between the segments in the address', async () => {
  const shown = await open()
  await loaded()
  await shown.user.click(screen.getByRole('tab', { name: /^Win/ }))
  expect(shown.router.state.location.pathname).toBe('/bid-manager/win')
  await waitFor(() => expect(shown.asked('/bid/index').at(-1)?.get('bidStatus')).toBe('6'))
})
