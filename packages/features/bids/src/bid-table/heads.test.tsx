import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { bidSortKeys } from '@seriba/domain/bids/bid-lists'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ClientArchivePage } from '../archive/ClientArchivePage.tsx'
import { ManagerArchivePage } from '../archive/ManagerArchivePage.tsx'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const list = aList([aBid()])

/** Every list in a wide window, where staff have a column for the lot’s status, too. */
const lists: [string, ReactElement, 'client' | 'dealer' | 'manager', string][] = [
  ['My Bids', <MyBidsPage key="" />, 'client', '/bid/my-bid'],
  ['a dealer’s list', <DealerBidsPage key="" />, 'dealer', '/bid/dealer'],
  ['the Bid Manager', <BidManagerPage key="" />, 'manager', '/bid/index'],
  ['a client’s archive', <ClientArchivePage key="" />, 'client', '/bid/bid-history'],
  ['the archive of staff', <ManagerArchivePage key="" />, 'manager', '/bid/bid-history'],
]

const open = (page: ReactElement, role: 'client' | 'dealer' | 'manager', source: string) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  return show(page, {
    profile: aProfile(role),
    path: '/bid-manager/all?page=1',
    answers: {
      [`GET ${source}`]: list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/bid-history-filters': filtersOf(list),
    },
  })
}

const heads: Record<(typeof bidSortKeys)[number], RegExp> = {
  lotNo: /^Lot no$/,
  auctionDate: /^Date & time$/,
  auctionName: /^Auction$/,
  year: /^Year$/,
  chassis: /^Chassis$/,
  condition: /^Condition$/,
  mileage: /^Mileage$/,
  status: /^Status$/,
  startPrice: /^Start price$/,
  soldPrice: /^Sold price$/,
  bidAmount: /^(My bid|Bid)$/,
  bidGroup: /^Group$/,
}

test.each(lists)('each column header of %s sorts by its column', async (_, page, role, source) => {
  const { user, router, asked } = await open(page, role, source)
  await screen.findByRole('row', { name: /41207/ })
  const buttons = screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'))
  expect(buttons).toHaveLength(bidSortKeys.length)
  for (const key of bidSortKeys) {
    const head = buttons.find(({ textContent }) => heads[key].test(textContent ?? ''))
    await user.click(head as HTMLElement)
    expect(router.state.location.search).toBe(`?sort=${key}&order=ASC`)
    await waitFor(() => expect(asked(source).at(-1)?.get('sort')).toBe(key))
  }
})
