import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ManagerArchivePage } from '../archive/ManagerArchivePage.tsx'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

type Role = 'client' | 'dealer' | 'manager'
const pages: [string, ReactElement, Role, string][] = [
  ['My Bids', <MyBidsPage key="" />, 'client', '/bid/type'],
  ['a dealer’s list', <DealerBidsPage key="" />, 'dealer', '/bid/type'],
  ['the Bid Manager', <BidManagerPage key="" />, 'manager', '/bid/export-type'],
]

async function open(page: ReactElement, role: Role, flags: Partial<Permissions>, bid = aBid()) {
  const list = aList([bid])
  const shown = await show(page, {
    profile: aProfile(role, flags),
    path: '/bid-manager/all',
    answers: {
      'GET /bid/my-bid': list,
      'GET /bid/dealer': list,
      'GET /bid/index': list,
      'GET /bid/bid-history': list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/bid-history-filters': filtersOf(list),
    },
  })
  return { ...shown, row: await screen.findByRole('row', { name: /41207/ }) }
}

test.each(pages)(
  'an order for a stock car has no time and no dashes in its place, in %s',
  async (_, page, role) => {
    const { row } = await open(page, role, {}, aBid({ lotType: 'stock', auctionDate: null }))
    expect(row).not.toHaveTextContent('- -')
  },
)

describe('the shipping method of a bid', () => {
  test.each(pages)('is shown in %s, using its readers’ types', async (_, page, role, types) => {
    const { row, asked } = await open(page, role, { exportTypeShow: true })
    await waitFor(() => expect(row).toHaveTextContent('RoRo'))
    const all = ['/bid/type', '/bid/export-type']
    expect(all.filter((path) => asked(path).length > 0)).toEqual([types])
  })

  test.each(pages)('is neither shown nor requested in %s without exportTypeShow', async (_, page, role) => {
    const { row, asked } = await open(page, role, { exportTypeShow: false })
    expect(row).not.toHaveTextContent('RoRo')
    expect([...asked('/bid/type'), ...asked('/bid/export-type')]).toEqual([])
  })
})

const archive: (typeof pages)[number] = ['the archive', <ManagerArchivePage key="" />, 'manager', '']
const won = aBid({ bidStatus: 6, invoiceAvailable: true, invoiceUrl: '/v1/invoice/7' })

test('the shipping method is shown once in an archive row', async () => {
  vi.stubGlobal('innerWidth', 1440)
  const [name, page, role] = archive
  const { row } = await open(page, role, { exportTypeShow: true }, won)
  await waitFor(() => expect([name, row.textContent?.match(/RoRo/g)]).toEqual([name, ['RoRo']]))
})

test.each(pages.slice(0, 2))('the overbid allowance is read-only in %s', async (_, page, role) => {
  const { row } = await open(page, role, { adjustmentPriceShow: true }, aBid({ adjustmentPrice: 30_000 }))
  expect(row).toHaveTextContent(/\+30.000/)
  expect(screen.queryByRole('button', { name: /edit$/ })).not.toBeInTheDocument()
})

test.each([
  ['wide', 1920],
  ['narrow', 972],
])('the row of a won bid links to its invoice once in every list, in a %s window', async (_, width) => {
  vi.stubGlobal('innerWidth', width)
  for (const [name, page, role] of [...pages, archive]) {
    const { row, unmount } = await open(page, role, {}, won)
    expect([name, row.querySelectorAll('a[href="/v1/invoice/7"]').length]).toEqual([name, 1])
    unmount()
  }
})
