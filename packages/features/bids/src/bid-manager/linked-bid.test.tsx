import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { linkOfNotification } from '@seriba/domain/notifications/notification-link'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

test('a notification about a bid takes staff to its row and chat', async () => {
  const list = aList([aBid()])
  const profile = aProfile('manager', { bidsTodayDefault: true })
  const { asked, router } = await show(<BidManagerPage chat={({ bidId }) => <p>chat about {bidId}</p>} />, {
    profile,
    path: linkOfNotification(profile.detail, {
      eventType: 'clientNewBid',
      lotNo: 41207,
      detail: { id: 7, lotId: '9', lotType: 'auction' },
    }),
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
  expect(await screen.findByText('chat about 7')).toBeVisible()
  expect(await screen.findByRole('row', { name: /41207/ })).toBeInTheDocument()
  await waitFor(() => expect(asked('/bid/index').at(-1)?.get('lot')).toBe('9'))
  expect(router.state.location).toMatchObject({ pathname: '/bid-manager/all', search: '?bid=7&lot=9' })
})

test('a link to one of this morning’s bids unfolds the earlier bids', async () => {
  const next = { ...aList([aBid()]), earlier: { count: 1, finished: 1, won: 0 } }
  const { router } = await show(<BidManagerPage />, {
    path: '/bid-manager/all?bid=3',
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': next, 'GET /bid/filters': filtersOf(next) },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?earlier=shown&bid=3'))
})

test('a link to a win without a price opens its price field, and no chat that would capture the typing', async () => {
  const list = aList([aBid({ bidStatus: 6, soldPrice: 0, auctionDate: hoursAhead(-2) })])
  const { router } = await show(<BidManagerPage chat={({ bidId }) => <p>chat about {bidId}</p>} />, {
    profile: aProfile('manager'),
    path: '/bid-manager/win?price=7',
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
  expect(await screen.findByRole('textbox', { name: 'Sold price of lot 41207' })).toHaveFocus()
  expect(screen.queryByText('chat about 7')).not.toBeInTheDocument()
  // It is requested once, and not again on returning to the page.
  expect(router.state.location).toMatchObject({ pathname: '/bid-manager/win', search: '' })
})

test('a link to a row keeps its chat closed, and the next key acts on the row', async () => {
  const list = aList([aBid({ bidStatus: 1 })])
  const { user, router } = await show(<BidManagerPage chat={({ bidId }) => <p>chat about {bidId}</p>} />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all?lot=9&row=7',
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?lot=9'))
  await user.keyboard('s')
  expect(await screen.findByRole('textbox', { name: 'Sold price of lot 41207' })).toHaveFocus()
  expect(screen.queryByText('chat about 7')).not.toBeInTheDocument()
})
