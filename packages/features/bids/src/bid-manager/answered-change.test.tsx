import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aChangedBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

/** The desk of a manager with confirmations turned off. */
const openDesk = (list: ReturnType<typeof aList>, answers: Record<string, unknown>) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager', { bidChangeConfirmation: false }),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list), ...answers },
  })

test('a new status takes the bid and the counters from its response, without reloading the list', async () => {
  const [bid, other] = [
    aBid({ auctionDate: hoursAhead(20) }),
    aBid({ bidId: 8, id: '8', bidStatus: 2, auctionDate: hoursAhead(20) }),
  ]
  const changed = { ...bid, bidStatus: 2 }
  const shown = await openDesk(aList([bid, other]), {
    'PUT /bid/update-bid-status': aChangedBid(changed, [changed, other]),
  })
  const [statuses] = await screen.findAllByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await shown.user.click(within(statuses as HTMLElement).getByRole('radio', { name: 'Bid' }))
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Bid/ })).toHaveTextContent('Bid2'))
  expect(shown.asked('/bid/index')).toHaveLength(1)
})

test.each([
  ['a refusal', () => Response.json({ success: false, error: 'bid_not_found' })],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a new status, a price and auto-bid are reverted after %s', async (_, answer) => {
  const bid = aBid({ auctionDate: hoursAhead(20), bidStatus: 2 })
  const { user, store } = await openDesk(aList([bid]), {
    'PUT /bid/update-bid-status': answer,
    'PUT /bid/update-sold-price': answer,
    'PUT /bid/update-auto-bid': answer,
  })
  const told = (count: number) => waitFor(() => expect(selectToasts(store.getState())).toHaveLength(count))
  const statuses = await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  await user.click(within(statuses).getByRole('radio', { name: 'Don’t bid' }))
  await told(1)
  expect(within(statuses).getByRole('radio', { name: 'Bid' })).toBeChecked()
  const auto = screen.getByRole('switch', { name: 'Auto-bid on lot 41207' })
  await user.click(auto)
  await told(2)
  expect(auto).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Add sold price' }))
  await user.keyboard('1610000{Enter}')
  await told(3)
  expect(screen.getByRole('button', { name: 'Add sold price' })).toBeVisible()
})
