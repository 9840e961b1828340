import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { RoleName } from '@seriba/domain/access/roles'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aChangedBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { ClientArchivePage } from './ClientArchivePage.tsx'
import { ManagerArchivePage } from './ManagerArchivePage.tsx'

const bids = [
  aBid({ bidStatus: 6, soldPrice: 3_100_000, status: 4533 }),
  aBid({
    bidId: 8,
    lotNo: 20117,
    lotType: 'bike',
    id: '9',
    bidStatus: 5,
    soldPrice: 3_400_000,
    status: 4533,
  }),
  aBid({ bidId: 9, lotNo: 8230, bidStatus: 4, soldPrice: 900_000, status: 4533 }),
]
const counters = [
  { status: 4, count: 1 },
  { status: 5, count: 288 },
  { status: 6, count: 86 },
]
const list = { ...aList(bids, 375), counters }
const options = { ...filtersOf(list), counters }

const open = (role: RoleName, path = '/archive-bids', more: object = {}) =>
  show(role === 'manager' ? <ManagerArchivePage /> : <ClientArchivePage />, {
    profile: aProfile(role),
    path,
    route: '/archive-bids',
    answers: { 'GET /bid/bid-history': list, 'GET /bid/bid-history-filters': options, ...more },
  })

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ')

test('the archive shows the outcomes and their total, and keeps the selected one in the address', async () => {
  const { user, router, asked } = await open('client')
  await screen.findByRole('row', { name: /41207/ })
  expect(screen.getAllByRole('tab').map(text)).toEqual(['All375', 'Cancel1', 'Finished288', 'Won86'])
  await user.click(screen.getByRole('tab', { name: /^Won/ }))
  expect(router.state.location.search).toBe('?archiveStatus=6')
  await waitFor(() => expect(asked('/bid/bid-history').at(-1)?.get('archiveStatus')).toBe('6'))
})

test('a row shows by how much a bid was over or under the sold price', async () => {
  await open('client')
  const rowOf = async (lotNo: RegExp) => text(await screen.findByRole('row', { name: lotNo }))
  expect(await rowOf(/41207/)).toContain('+¥ 50 000')
  expect(await rowOf(/20117/)).toContain('−¥ 250 000')
  expect(await rowOf(/8230/)).not.toContain('¥ 2 250 000')
})

test('a lot links to its result', async () => {
  await open('client')
  const link = await screen.findByRole('link', { name: 'Lot 20117, opens in a new tab' })
  expect(link).toHaveAttribute('href', '/bike-statistics/9')
})

test('in a narrow window staff see the condition and lot status without separate columns', async () => {
  vi.stubGlobal('innerWidth', 972)
  onTestFinished(() => void vi.unstubAllGlobals())
  await open('manager')
  const row = await screen.findByRole('row', { name: /20117/ })
  expect(screen.queryByRole('columnheader', { name: /Condition/ })).not.toBeInTheDocument()
  expect(within(row).getByTitle('Sold')).toBeVisible()
  expect(text(row)).toContain('4.5 68 000 km, 2019')
})

test('clients scroll on, while dealers and managers turn pages', async () => {
  await open('client')
  await screen.findByRole('row', { name: /41207/ })
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
  cleanup()
  await open('dealer')
  expect(await screen.findByRole('button', { name: 'Next page' })).toBeVisible()
})

test('a date range is one chip and is removed as one', async () => {
  const { user, asked, router } = await open(
    'manager',
    '/archive-bids?auctionDateFrom=2026-09-01&auctionDateTo=2026-11-23',
  )
  await screen.findByRole('row', { name: /41207/ })
  const query = asked('/bid/bid-history').at(-1)
  expect([query?.get('auctionDateFrom'), query?.get('auctionDateTo')]).toEqual(['2026-09-01', '2026-11-23'])
  await user.click(screen.getByRole('button', { name: 'Remove Dates 2026.09.01–2026.11.23' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('staff see the statuses as read-only', async () => {
  await open('manager')
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  const group = row.getByRole('radiogroup', { name: 'Bid status of lot 41207' })
  expect(group).toHaveAttribute('aria-disabled', 'true')
  expect(within(group).getByRole('radio', { name: /^Win/ })).toBeChecked()
  expect(screen.getByText(/^Bids are archived the day after the auction/)).toBeVisible()
})

const correctable = aBid({ bidStatus: 5, soldPrice: 3_400_000, status: 4534, corrections: [6] })
const openCorrection = async (answers: Record<string, unknown>) => {
  const shown = await show(<ManagerArchivePage />, {
    profile: aProfile('manager'),
    path: '/archive-bids',
    route: '/archive-bids',
    answers: {
      'GET /bid/bid-history': { ...aList([correctable]), counters },
      'GET /bid/bid-history-filters': options,
      ...answers,
    },
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Correct outcome of lot 41207' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the outcome of lot 41207' }))
  return { ...shown, dialog }
}

test('a late result is entered with its price and reason in one request', async () => {
  const { user, dialog, sent } = await openCorrection({ 'PUT /bid/update-bid-status': aChangedBid() })
  await user.click(dialog.getByRole('radio', { name: 'Win' }))
  const price = dialog.getByRole('textbox', { name: 'Sold price' })
  await user.clear(price)
  await user.type(price, '3050000')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Required field')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveFocus()
  await user.keyboard('Negotiated overnight')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /bid/update-bid-status')).toEqual([
      { bidId: 7, status: 6, soldPrice: 3_050_000, reason: 'Negotiated overnight' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a price of zero is not a correction: its field shows an error, and clearing it reverts the change', async () => {
  const { user, dialog, sent } = await openCorrection({ 'PUT /bid/update-sold-price': aChangedBid() })
  const price = dialog.getByRole('textbox', { name: 'Sold price' })
  await user.clear(price)
  await user.type(price, '0')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong fax')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(price).toHaveAccessibleDescription('Enter an amount above zero.'))
  await user.clear(price)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /bid/update-sold-price')).toEqual([{ bidId: 7, soldPrice: 0, reason: 'Wrong fax' }]),
  )
})

test('the price alone can be corrected, and a refusal keeps the input', async () => {
  const { user, dialog, sent } = await openCorrection({
    'PUT /bid/update-sold-price': () => refused(409, 'bid_archived'),
  })
  await user.type(dialog.getByRole('textbox', { name: 'Sold price' }), '{Backspace}')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong fax')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/This bid is archived/)).toBeVisible()
  expect(sent('PUT /bid/update-sold-price')).toEqual([{ bidId: 7, soldPrice: 340_000, reason: 'Wrong fax' }])
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Wrong fax')
})

test('on a phone clients have filters in the archive', async () => {
  onPhone()
  const { user } = await open('client')
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  expect(sheet.getByRole('button', { name: /^Dates/ })).toBeVisible()
})

test('the Bid Manager’s Archive counter opens the archive', async () => {
  const live = aList([aBid()])
  const { user, router } = await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    answers: { 'GET /bid/index': live, 'GET /bid/filters': filtersOf(live) },
  })
  await user.click(await screen.findByRole('tab', { name: /^Archive/ }))
  expect(router.state.location.pathname).toBe('/archive-bids')
})

test('a buyer’s bids are shown in their own currency, and the archive states the rate', async () => {
  await open('client', '/archive-bids', {
    'GET /user/rates': {
      own: 'NZD',
      rates: [{ currency: 'NZD', yenPer: '89.25', day: '2026-11-24', source: 'ecb', stale: false }],
    },
  })
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  expect(await row.findByText(/≈\sNZD\s35\s294/)).toBeVisible()
  expect(screen.getByText(/at the 2026.11.24 rate. You pay in yen./)).toBeVisible()
})

test('a link to a win without a price asks for the price immediately, and only once', async () => {
  const win = aBid({ bidStatus: 6, soldPrice: 0, corrections: [5] })
  const { user, router, sent } = await show(<ManagerArchivePage />, {
    profile: aProfile('manager'),
    path: '/archive-bids?archiveStatus=6&price=7',
    route: '/archive-bids',
    answers: {
      'GET /bid/bid-history': { ...aList([win]), counters },
      'GET /bid/bid-history-filters': options,
      'PUT /bid/update-sold-price': aChangedBid(),
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the outcome of lot 41207' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Sold price' })).toHaveFocus())
  await user.keyboard('1610000')
  await user.tab()
  await user.keyboard('Told by the hall')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /bid/update-sold-price')).toEqual([
      { bidId: 7, soldPrice: 1_610_000, reason: 'Told by the hall' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?archiveStatus=6')
})
