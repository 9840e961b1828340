import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aBid, aList, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { DealerBidsPage } from './DealerBidsPage.tsx'
import { MyBidsPage } from './MyBidsPage.tsx'

const bids = [
  aBid({
    bidGroup: 1,
    bidGroupLabel: 'A',
    message: 'Photos requested',
    isRead: false,
    images: ['/front.svg', '/rear.svg'],
  }),
  aBid({
    bidId: 8,
    lotNo: 20117,
    lotType: 'bike',
    id: '9',
    bidStatus: 6,
    soldPrice: 5_285_000,
    status: 4533,
    purchaseId: 5064,
  }),
]

const open = (path = '/bids', answers: Record<string, unknown> = {}) =>
  show(<MyBidsPage />, {
    path,
    route: '/bids',
    answers: { 'GET /bid/my-bid': aList(bids), 'GET /bid/filters': filtersOf(aList(bids)), ...answers },
  })

test('a row shows the lot, its status, the bid and the last message', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  for (const text of [
    /USS Tokyo$/,
    'Toyota Land Cruiser Prado',
    'Upcoming',
    '¥ 3 150 000',
    'A',
    'Under review',
    'Photos requested',
  ])
    expect(row.getByText(text)).toBeInTheDocument()
  expect(row.getByRole('img', { name: 'Unread message' })).toBeVisible()
  expect(within(screen.getByRole('row', { name: /20117/ })).getByText('Won')).toBeVisible()
})

test.each([
  ['Africa/Nairobi', 1],
  ['Asia/Tokyo', 0],
])('a row in %s shows the buyer’s time below Japan’s, in the same line as the hall', async (zone, times) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  await open()
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  expect(row.queryAllByText(/ yours, USS Tokyo$/)).toHaveLength(times)
})

test('a win links to its purchase, and other bids do not', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /20117/ }))
  expect(row.getByRole('link', { name: 'Purchase of lot 20117' })).toHaveAttribute('href', '/purchases/5064')
  expect(screen.getAllByRole('link', { name: /^Purchase of lot/ })).toHaveLength(1)
})

test('a lot opens in a new tab, on the page of its kind', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Lot 20117, opens in a new tab' })
  expect(link).toHaveAttribute('href', '/bike-auctions/9')
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['on no row if all bids have the same one', 'Saki Mori', 0],
  ['if there are several', 'Rin Endo', 1],
])('the manager of a bid is shown %s', async (_, second, times) => {
  const [one, other] = ['Saki Mori', second].map((manager, at) => ({ ...bids[at], manager }))
  await open('/bids', { 'GET /bid/my-bid': aList([one, other] as typeof bids) })
  await screen.findByRole('row', { name: /20117/ })
  expect(screen.queryAllByText('Saki Mori')).toHaveLength(times)
})

test('All counts everything except the archive, and a counter keeps its status in the address', async () => {
  const { user, router, asked } = await open()
  await screen.findByRole('row', { name: /41207/ })
  expect(screen.getByRole('tab', { name: /^All/ })).toHaveTextContent('All2')
  expect(screen.queryByRole('tab', { name: /Archive/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: /^Won/ }))
  expect(router.state.location.search).toBe('?bidStatus=6')
  await waitFor(() => expect(asked('/bid/my-bid').at(-1)?.get('bidStatus')).toBe('6'))
})

test('status=win selects the wins and is replaced in the address', async () => {
  const { router, asked } = await open('/bids?status=win')
  await waitFor(() => expect(router.state.location.search).toBe('?bidStatus=6'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(await screen.findByRole('tab', { name: /^Won/, selected: true })).toBeVisible()
  expect(asked('/bid/my-bid').map((query) => query.get('bidStatus'))).toEqual(['6'])
})

test('a column header sorts ascending, descending, then not at all', async () => {
  const { user, router } = await open()
  const head = await screen.findByRole('button', { name: 'Year' })
  const searches: string[] = []
  for (let press = 0; press < 3; press++) {
    await user.click(head)
    searches.push(router.state.location.search)
  }
  expect(searches).toEqual(['?sort=year&order=ASC', '?sort=year&order=DESC', ''])
})

test('the list is exported as filtered and sorted, as a spreadsheet', async () => {
  const asked: URLSearchParams[] = []
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  const { user } = await open('/bids?status=win&sort=year&order=DESC', {
    'GET /bid/export': (request: Request) => {
      asked.push(new URL(request.url).searchParams)
      return { url: '/v1/bid-export?link=x' }
    },
  })
  const choose = async (format: string) => {
    await user.click(await screen.findByRole('button', { name: 'Save the list' }))
    await user.click(await screen.findByRole('menuitem', { name: `Save the list as ${format}` }))
  }
  await choose('XLSX')
  await waitFor(() => expect(saved).toEqual(['/v1/bid-export?link=x']))
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    bidStatus: '6',
    sort: 'year',
    order: 'DESC',
    list: 'live',
    format: 'xlsx',
  })
  await choose('CSV')
  await waitFor(() => expect(asked[1]?.get('format')).toBe('csv'))
  vi.restoreAllMocks()
})

test('bids from earlier today are folded into one line, and the next lot comes first', async () => {
  const { user, router, asked } = await open('/bids', {
    'GET /bid/my-bid': { ...aList(bids), earlier: { count: 12, finished: 9, won: 3 } },
  })
  const line = await screen.findByRole('button', { name: /^Earlier today/ })
  expect(line).toHaveTextContent('12 bids, 9 finished, 3 won')
  expect(line).toHaveTextContent(/next lot in 4 h 5\d min/)
  expect(line).toHaveAttribute('aria-expanded', 'false')
  expect(asked('/bid/my-bid').at(-1)?.get('earlier')).toBe('folded')
  await user.click(line)
  expect(router.state.location.search).toBe('?earlier=shown')
  await waitFor(() => expect(asked('/bid/my-bid').at(-1)?.get('earlier')).toBeNull())
})

test('a lot won before its time is neither next nor about to start', async () => {
  const cars = [
    aBid({ bidStatus: 6, soldPrice: 900_000, auctionDate: hoursAhead(0.5) }),
    aBid({ bidId: 8, lotNo: 20117, auctionDate: hoursAhead(3.01) }),
    aBid({ bidId: 9, lotNo: 20118, auctionDate: hoursAhead(0.6) }),
  ]
  await open('/bids', {
    'GET /bid/my-bid': { ...aList(cars), earlier: { count: 12, finished: 9, won: 3 } },
  })
  expect(await screen.findByRole('button', { name: /^Earlier today/ })).toHaveTextContent(/next lot in 3 h/)
  const marked = screen
    .getAllByRole('row')
    .map((row) => row.querySelector('b[data-soon]')?.textContent !== undefined)
  expect(marked.filter(Boolean)).toHaveLength(1)
})

test.each(['?sort=year&order=ASC', '?bidStatus=6', '?lotNo=41207'])(
  'nothing is folded when the list shows more than what is next: %s',
  async (search) => {
    const { asked } = await open(`/bids${search}`, {
      'GET /bid/my-bid': { ...aList(bids), earlier: { count: 12, finished: 9, won: 3 } },
    })
    await screen.findByRole('row', { name: /41207/ })
    expect(screen.queryByRole('button', { name: /^Earlier today/ })).not.toBeInTheDocument()
    expect(asked('/bid/my-bid').at(-1)?.get('earlier')).toBeNull()
  },
)

test('a list whose bids are all over says so below the folded line', async () => {
  await open('/bids', {
    'GET /bid/my-bid': { ...aList([]), earlier: { count: 2, finished: 2, won: 0 } },
  })
  expect(await screen.findByText('Nothing more today')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Earlier today/ })).toHaveTextContent('2 bids')
})

test('the default order is shown from the start', async () => {
  await open()
  await screen.findByRole('row', { name: /41207/ })
  expect(screen.getByRole('columnheader', { name: /Date & time/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('clients have no pagination or page size', async () => {
  await open()
  await screen.findByRole('row', { name: /41207/ })
  expect(screen.queryByRole('button', { name: /^Rows per page/ })).not.toBeInTheDocument()
})

test('an empty list links to the cars', async () => {
  await open('/bids', { 'GET /bid/my-bid': aList([]) })
  expect(await screen.findByText('No records')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Car Listing' })).toHaveAttribute('href', '/car-auctions')
})

test('a list that failed to load says so and can be retried', async () => {
  let tries = 0
  const { user } = await open('/bids', {
    'GET /bid/my-bid': () => (++tries === 1 ? refused(500, 'internal') : aList(bids)),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the bids')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /41207/ })).toBeVisible()
})

test('a dealer chooses whose bids to see, and turns pages', async () => {
  const { user, asked } = await show(<DealerBidsPage />, {
    profile: aProfile('dealer'),
    path: '/dealer-bids?user=104882',
    route: '/dealer-bids',
    answers: { 'GET /bid/dealer': aList(bids, 64), 'GET /bid/filters': filtersOf(aList(bids)) },
  })
  await screen.findByRole('row', { name: /41207/ })
  expect(asked('/bid/dealer').at(-1)?.getAll('user')).toEqual(['104882'])
  expect(screen.getByRole('button', { name: 'Next page' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'My' }))
  await waitFor(() => expect(asked('/bid/dealer').at(-1)?.get('bidType')).toBe('mine'))
  expect(asked('/bid/dealer').at(-1)?.getAll('user')).toEqual([])
  expect(screen.queryByRole('button', { name: /^Clients/ })).not.toBeInTheDocument()
})

test('the number of rows is remembered', async () => {
  const { user, asked } = await show(<DealerBidsPage />, {
    profile: aProfile('dealer'),
    answers: { 'GET /bid/dealer': aList(bids, 64), 'GET /bid/filters': filtersOf(aList(bids)) },
  })
  await screen.findByRole('row', { name: /41207/ })
  await user.click(screen.getByRole('button', { name: /^Rows per page/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Show 50' }))
  await waitFor(() => expect(asked('/bid/dealer').at(-1)?.get('pageSize')).toBe('50'))
  expect(localStorage.getItem('bid-default-table-size')).toBe('50')
})

test('the list is available in Russian', async () => {
  await show(<MyBidsPage />, {
    language: 'ru',
    answers: { 'GET /bid/my-bid': aList(bids), 'GET /bid/filters': filtersOf(aList(bids)) },
  })
  expect(await screen.findByText('На проверке', { selector: 'td span' })).toBeVisible()
})

test('the photo in a row opens all photos of the lot, and Escape closes them', async () => {
  const { user } = await open()
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  await user.click(row.getByRole('button', { name: 'Photos of lot 41207' }))
  expect(await screen.findByRole('dialog', { name: 'Photos of lot 41207' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
