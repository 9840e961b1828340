import '../testing/setup.ts'
import type { BidGroup } from '@seriba/contracts/bid-groups'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, hoursAhead } from '../testing/builders.ts'
import { openGroup } from '../testing/group-page.tsx'

const own = { user: null, bidGroup: 1, bidGroupLabel: 'A' }
const group: BidGroup = { value: 1, label: 'A', cars: 1, won: 0, bids: 2, stopped: 0, state: 'open' }

const open = (bids: readonly object[], changed: Partial<BidGroup> = {}) =>
  openGroup({ ...group, ...changed }, bids)

const won = { ...own, bidId: 6, lotNo: 6120, model: 'N-BOX', bidStatus: 6, soldPrice: 935_000 }
const stopped = { ...own, bidStatus: 3, stoppedFrom: 1 }
const filledBids = [
  { ...aBid({ ...won, auctionDate: hoursAhead(-1) }), held: 0, stays: null },
  { ...aBid({ ...stopped, lotNo: 30_642, auctionDate: hoursAhead(0.5) }), held: 0, stays: null },
  { ...aBid({ ...stopped, bidId: 8, lotNo: 1187, auctionDate: hoursAhead(5) }), held: 0, stays: null },
]

test('a filled group shows what filled it, what it stopped, and what undoing the win would do', async () => {
  await open(filledBids, { state: 'filled', won: 1, bids: 0, stopped: 2 })
  expect(await screen.findByText(/^Group A was filled by lot 6120, Toyota N-BOX, ¥.935.000\.$/)).toBeVisible()
  expect(screen.getByText(/2 other bids were stopped, and no credit is held for them/)).toBeVisible()
  const beside = within(screen.getByRole('complementary'))
  expect(await beside.findByText(/^Lot 1187 returns to Under review/)).toBeVisible()
  expect(beside.getByText(/^Lot 30642 stays stopped: its auction is less than an hour/)).toBeVisible()
  expect(beside.getByText(/both vehicles are yours, and the group shows 2 of 1/)).toBeVisible()
  expect(beside.queryByText('When one is won')).toBeNull()
})

test('a bid that did not resume with its group says why', async () => {
  const [, soon, later] = filledBids
  await open([
    { ...soon, stays: 'late' },
    { ...later, stays: 'credit' },
  ])
  const table = within(await screen.findByRole('table', { name: 'Bids in group A' }))
  expect(table.getByRole('row', { name: /30642/ })).toHaveTextContent('less than an hour to the auction')
  expect(table.getByRole('row', { name: /1187/ })).toHaveTextContent('stays stopped: not enough credit')
})
