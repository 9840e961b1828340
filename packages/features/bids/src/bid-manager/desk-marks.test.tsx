import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDayBid, today } from '../testing/auction-day.ts'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const day = {
  date: today,
  nextDate: null,
  halls: [],
  bids: [
    aDayBid({ bidId: 1, lotId: '1', lotNo: 101, byHand: 'withdraw', bidStatus: 3 }),
    aDayBid({ bidId: 2, lotId: '2', lotNo: 102, clash: true }),
    aDayBid({ bidId: 3, lotId: '2', lotNo: 102, bidStatus: 1 }),
    aDayBid({ bidId: 4, lotId: '3', lotNo: 103, auctionName: 'HAA Kobe', clash: true }),
    aDayBid({ bidId: 5, lotId: '3', lotNo: 103, auctionName: 'HAA Kobe', bidStatus: 4 }),
  ],
}

const open = (answer: typeof day) => {
  const list = aList([aBid()])
  return show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment?',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list), 'GET /bid/day': answer },
  })
}

const marks = () => screen.queryByRole('list', { name: 'Today’s bids that need a look' })

test('the desk’s header counts manual tasks, clashes and lots with several live bids, and shows them', async () => {
  const { user, router } = await open(day)
  expect(await screen.findByRole('button', { name: '1 by hand' })).toBeVisible()
  expect(screen.getByRole('button', { name: '1 lot with more than one bid' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '2 clashes' }))
  await waitFor(() => {
    const query = new URLSearchParams(router.state.location.search)
    expect(query.get('lotNo')).toBe('102, 103')
    expect(query.getAll('auction')).toEqual(['USS Yokohama', 'HAA Kobe'])
    expect(query.get('auctionDate')).toBe(today)
  })
  expect(marks()).toBeVisible()
})

test('the header counts nothing when no attention is needed', async () => {
  const { asked } = await open({ ...day, bids: [aDayBid()] })
  await waitFor(() => expect(asked('/bid/day')).toHaveLength(1))
  await screen.findByRole('radiogroup', { name: /Bid status of lot/ })
  expect(marks()).not.toBeInTheDocument()
})
