import '../testing/setup.ts'
import type { BidGroup } from '@seriba/contracts/bid-groups'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openGroup } from '../testing/group-page.tsx'

const group: BidGroup = { value: 1, label: 'A', cars: 3, won: 1, bids: 2, stopped: 0, state: 'open' }
const open = (changed: Partial<BidGroup>) => openGroup({ ...group, ...changed })

test('lowering a group’s quota to its wins asks for confirmation, because its live bids stop', async () => {
  const { user, sent } = await open({ cars: 2 })
  await user.click(await screen.findByRole('button', { name: 'One fewer' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Buy no more from group A?' }))
  expect(asked.getByText(/Its 2 live bids go to Don’t bid/)).toBeVisible()
  expect(sent('PUT /bid/update-group')).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Stop the bids' }))
  await waitFor(() => expect(sent('PUT /bid/update-group')).toEqual([{ bidGroup: 1, cars: 1 }]))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test.each([
  ['a quota that stays above the wins', { cars: 3 }, 2],
  ['the quota of a group without live bids', { cars: 2, bids: 0 }, 1],
])('%s is changed immediately', async (_which, more, cars) => {
  const { user, sent } = await open(more)
  await user.click(await screen.findByRole('button', { name: 'One fewer' }))
  await waitFor(() => expect(sent('PUT /bid/update-group')).toEqual([{ bidGroup: 1, cars }]))
})
