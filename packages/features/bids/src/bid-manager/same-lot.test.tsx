import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

/** The desk of a manager who is asked for no confirmations presses 'Bid'. */
async function handOver(sameLot: Bid['sameLot'], answer: unknown = { success: true }) {
  const list = aList([aBid({ auctionDate: hoursAhead(-2), sameLot })])
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': answer,
    },
  })
  const statuses = await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.click(within(statuses).getByRole('radio', { name: 'Bid' }))
  return { ...shown, changes: () => shown.sent('PUT /bid/update-bid-status') }
}

test('a bid that another client’s is ahead of is handed over after a warning', async () => {
  const { user, changes } = await handOver({ rank: 2, of: 3 })
  expect(screen.getByTitle('3 bids on this lot; this one is number 2')).toHaveTextContent('2 of 3')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Another client’s bid is ahead' }))
  expect(changes()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Bid anyway' }))
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2, anyway: true }]))
})

test('the leader is handed over without a word', async () => {
  const { changes } = await handOver({ rank: 1, of: 3 })
  await waitFor(() => expect(changes()).toEqual([{ bidId: 7, status: 2 }]))
})

test('a bid that is ahead, and of which the list did not know, is named', async () => {
  const detail = { bidId: 9, clientId: 12, client: 'Nikolai Baranov', amount: 900_000 }
  const { store } = await handOver(null, () => refused(409, 'bid_not_leading', { detail }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { detail: expect.stringMatching(/^Ahead: bid 9 of Nikolai Baranov, ¥.900.000$/) },
    ]),
  )
})
