import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { Bid } from '@seriba/contracts/bid-lists'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { byDay, toCome } from './by-day.ts'

/** Just before and just after midnight in Japan. */
const evening = '2030-01-05T14:59:00.000Z'
const midnight = '2030-01-05T15:01:00.000Z'
const noon = '2030-01-06T03:00:00.000Z'

test('days follow Japanese time, in the order of the bids', () => {
  const bids = [evening, midnight, noon].map((auctionDate, at) => aBid({ bidId: at + 1, auctionDate }))
  expect(byDay(bids).map(({ day, bids: some }) => [day, some.map(({ bidId }) => bidId)])).toEqual([
    ['2030-01-05', [1]],
    ['2030-01-06', [2, 3]],
  ])
})

test('only live bids on coming lots count as coming up', () => {
  const of = (part: Partial<Bid>) => aBid({ auctionDate: noon, bidAmount: 100_000, ...part })
  const bids = [
    of({ bidStatus: 1 }),
    of({ bidStatus: 2 }),
    of({ bidStatus: 4 }),
    of({ auctionDate: evening }),
  ]
  expect(toCome(bids, new Date(midnight))).toEqual({ count: 2, sum: 200_000 })
})

const openCards = async (path: string, total?: number) => {
  onPhone()
  const list = aList(
    [
      aBid({ bidId: 1, lotNo: 101, auctionDate: evening, bidAmount: 300_000 }),
      aBid({ bidId: 2, lotNo: 102, auctionDate: midnight, bidAmount: 200_000 }),
      aBid({ bidId: 3, lotNo: 103, auctionDate: noon, bidAmount: 100_000 }),
    ],
    total,
  )
  await show(<MyBidsPage />, {
    profile: aProfile('client'),
    path,
    route: '/bids',
    answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
  })
  await screen.findAllByRole('article')
  return () =>
    screen
      .queryAllByRole('heading', { level: 2, name: /^2030/ })
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
}

test('on a phone cards are grouped by day, each with what is coming up', async () => {
  const heads = await openCards('/bids')
  expect(heads()).toEqual(['2030.01.05 Sat1 to come, ¥ 300 000', '2030.01.06 Sun2 to come, ¥ 300 000'])
})

test('a day that continues on the next page has no total yet', async () => {
  const heads = await openCards('/bids', 45)
  expect(heads()).toEqual(['2030.01.05 Sat1 to come, ¥ 300 000', '2030.01.06 Sun'])
})

test('a list sorted otherwise is not grouped by day', async () => {
  const heads = await openCards('/bids?sort=year&order=ASC')
  expect(heads()).toEqual([])
})
