import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

test('a new status takes the bid and the counters from its answer, without asking for the list again', async () => {
  const [bid, other] = [
    aBid({ auctionDate: hoursAhead(20) }),
    aBid({ bidId: 8, id: '8', bidStatus: 2, auctionDate: hoursAhead(20) }),
  ]
  const list = aList([bid, other])
  const changed = { ...bid, bidStatus: 2 }
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(changed, [changed, other]),
    },
  })
  const [statuses] = await screen.findAllByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.click(within(statuses as HTMLElement).getByRole('radio', { name: 'Bid' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Bid/ })).toHaveTextContent('Bid2'))
  expect(shown.asked('/bid/index')).toHaveLength(1)
})
