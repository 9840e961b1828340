import '../testing/setup.ts'
import { aBalance } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aLot, aPlacedBid, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

const allowance = (bidAllow: number, warnings: string[] = []) => ({
  bidAllow,
  balanceInfo: aBalance({ bidAllow }),
  warnings,
  liveBid: null,
  liveBidGroup: null,
  budget: null,
})
const placed = aPlacedBid()
const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />

async function askToPlace({ user }: Awaited<ReturnType<typeof show>>) {
  await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3150000')
  await user.click(screen.getByRole('button', { name: /^(Place|Replace) bid$/ }))
}

async function confirm({ user }: Awaited<ReturnType<typeof show>>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Confirm bid' }))
}

describe('the group of a bid', () => {
  const groups = [
    { value: 1, label: 'A', cars: 1, bids: 3, won: 0 },
    { value: 0, label: 'New group', cars: 1, bids: 0, won: 0 },
  ]

  test('is chosen among the open groups, checked, and sent', async () => {
    const shown = await show(panel(aLot({ bidGroupShow: true })), {
      answers: {
        'GET /bid/group': groups,
        'GET /bid/allow': allowance(9_000_000, ['group_clash']),
        'POST /bid/create': placed,
      },
    })
    await shown.user.click(screen.getByRole('button', { name: /Bid group/ }))
    await shown.user.click(await screen.findByRole('option', { name: 'A · buy 1 · 3 bids' }))
    expect(await screen.findByText('¥ 9 000 000')).toBeVisible()

    await askToPlace(shown)
    expect(await screen.findByText(/is in a different hall at almost the same time/)).toBeVisible()
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.asked('/bid/allow').every((query) => query.get('bidGroup') === '1')).toBe(true)
    expect(shown.sent('POST /bid/create')).toMatchObject([{ bidGroup: 1 }])
  })

  test('is preselected for a live bid, so that raising the bid keeps it there', async () => {
    const shown = await show(panel(aLot({ ...ownBid, bidGroupShow: true, myBidGroup: 1 })), {
      answers: {
        'GET /bid/group': groups,
        'GET /bid/allow': allowance(9_000_000),
        'POST /bid/create': placed,
      },
    })
    expect(
      await screen.findByRole('button', { name: /A · buy 1 · 3 bids.*Bid group|Bid group.*A · buy 1/ }),
    ).toBeVisible()
    await askToPlace(shown)
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.sent('POST /bid/create')).toMatchObject([{ bidGroup: 1 }])
  })

  test('is kept for a bid even if the lot no longer offers groups', async () => {
    const shown = await show(panel(aLot({ ...ownBid, bidGroupShow: false, myBidGroup: 1 })), {
      answers: {
        'GET /bid/group': groups,
        'GET /bid/allow': allowance(9_000_000),
        'POST /bid/create': placed,
      },
    })
    expect(screen.queryByRole('button', { name: /Bid group/ })).toBeNull()
    await askToPlace(shown)
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.sent('POST /bid/create')).toMatchObject([{ bidGroup: 1 }])
  })

  test('is left by choosing none', async () => {
    const shown = await show(panel(aLot({ ...ownBid, bidGroupShow: true, myBidGroup: 1 })), {
      answers: {
        'GET /bid/group': groups,
        'GET /bid/allow': allowance(9_000_000),
        'POST /bid/create': placed,
      },
    })
    await shown.user.click(screen.getByRole('button', { name: /Bid group/ }))
    await shown.user.click(await screen.findByRole('option', { name: 'No group' }))
    await askToPlace(shown)
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.sent('POST /bid/create')[0]).not.toHaveProperty('bidGroup')
  })

  test('is shown even if it is filled and takes no more bids', async () => {
    await show(panel(aLot({ ...ownBid, bidGroupShow: true, myBidGroup: 3 })), {
      answers: { 'GET /bid/group': groups, 'GET /bid/allow': allowance(9_000_000) },
    })
    expect(await screen.findByRole('button', { name: /\bC\b/ })).toBeVisible()
  })

  test('is not offered for a lot without groups, and none is sent', async () => {
    const shown = await show(panel(), {
      answers: { 'GET /bid/allow': allowance(4_350_000), 'POST /bid/create': placed },
    })
    expect(screen.queryByRole('button', { name: /Bid group/ })).toBeNull()
    await askToPlace(shown)
    await confirm(shown)
    await screen.findByRole('dialog', { name: 'Your bid is placed' })
    expect(shown.sent('POST /bid/create')[0]).not.toHaveProperty('bidGroup')
  })
})
