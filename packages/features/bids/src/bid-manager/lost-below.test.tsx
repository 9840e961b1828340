import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

test('a bid on a lot sold for less is marked as lost only after confirmation', async () => {
  const single = 'PUT /bid/update-bid-status'
  const list = aList([aBid({ bidId: 1, lotNo: 101, auctionDate: hoursAhead(-2) })])
  let tries = 0
  const { user, sent } = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      [single]: () =>
        [refused(409, 'below_maximum')][tries++] ??
        aChangedBid(aBid({ bidId: 1, lotNo: 101, bidStatus: 5 }), list.cars),
    },
  })
  await screen.findByRole('radiogroup', { name: 'Bid status of lot 101' })
  await user.keyboard('j5')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Was lot 101 lost?' }))
  await user.click(dialog.getByRole('button', { name: 'Lost anyway' }))
  await waitFor(() =>
    expect(sent(single)).toEqual([
      { bidId: 1, status: 5, belowMaximum: false },
      { bidId: 1, status: 5, belowMaximum: true },
    ]),
  )
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
