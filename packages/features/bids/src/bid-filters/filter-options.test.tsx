import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ClientArchivePage } from '../archive/ClientArchivePage.tsx'
import { ManagerArchivePage } from '../archive/ManagerArchivePage.tsx'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const list = aList([aBid()])

const open = (page: ReactElement, role: 'client' | 'dealer' | 'manager') =>
  show(page, {
    profile: aProfile(role),
    path: '/bid-manager/all',
    answers: {
      'GET /bid/dealer': list,
      'GET /bid/index': list,
      'GET /bid/bid-history': list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/bid-history-filters': filtersOf(list),
    },
  })

const row = () => screen.findByRole('row', { name: /41207/ })

test.each<[string, ReactElement, 'client' | 'dealer' | 'manager', string[]]>([
  ['a dealer’s list', <DealerBidsPage key="" />, 'dealer', ['Clients']],
  [
    'a client’s archive',
    <ClientArchivePage key="" />,
    'client',
    ['Dates', 'Auctions', 'Chassis', 'Mileage', 'Auction status'],
  ],
  ['a dealer’s archive', <ClientArchivePage key="" />, 'dealer', ['Dates', 'Auctions', 'Clients']],
  [
    'the staff’s archive',
    <ManagerArchivePage key="" />,
    'manager',
    ['Dates', 'Auctions', 'Auction status', 'Manager', 'Clients'],
  ],
])('%s has the filters for its readers', async (_, page, role, names) => {
  await open(page, role)
  await row()
  const bar = within(screen.getByLabelText('Filters', { selector: 'search' }))
  const fields = bar.getAllByRole('button', { expanded: false })
  expect(
    fields.map((field) => field.getAttribute('aria-label') ?? field.textContent?.replace(/ (All)?$/, '')),
  ).toEqual(names)
})

test('filter options are requested again for each status', async () => {
  const { user, asked } = await open(<BidManagerPage />, 'manager')
  await row()
  await user.click(screen.getByRole('tab', { name: /^New/ }))
  await user.click(screen.getByRole('tab', { name: /^All/ }))
  await waitFor(() =>
    expect(asked('/bid/filters').map((query) => query.get('bidStatus'))).toEqual([null, '1', null]),
  )
})

test('filter options are requested again for each of a dealer’s tabs', async () => {
  const { user, asked } = await open(<DealerBidsPage />, 'dealer')
  await row()
  await user.click(screen.getByRole('radio', { name: 'My' }))
  await user.click(screen.getByRole('radio', { name: 'Clients' }))
  await waitFor(() =>
    expect(asked('/bid/filters').map((query) => query.get('bidType'))).toEqual(['all', 'mine', 'clients']),
  )
})

test('filter options are requested again for each outcome in the archive', async () => {
  const { user, asked } = await open(<ManagerArchivePage />, 'manager')
  await row()
  await user.click(screen.getByRole('tab', { name: /^Win/ }))
  await waitFor(() =>
    expect(asked('/bid/bid-history-filters').map((query) => query.get('archiveStatus'))).toEqual([null, '6']),
  )
})

test('a list that violates its contract shows where', async () => {
  await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    answers: {
      'GET /bid/index': { ...list, cars: [{ ...aBid(), bidAmount: 'many', lotNo: null }] },
      'GET /bid/filters': filtersOf(list),
    },
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Couldn’t load the bids')).toBeVisible()
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'cars.0.lotNo',
    'cars.0.bidAmount',
  ])
})

test('filters that violate their contract show where, above the loaded list, and can be retried', async () => {
  let options: unknown = { ...filtersOf(list), filters: { auctions: 'nonsense' } }
  const { user } = await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': () => options },
  })
  await row()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Couldn’t load the filters')).toBeVisible()
  expect(alert.getByText('filters.auctions')).toBeVisible()
  options = filtersOf(list)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
