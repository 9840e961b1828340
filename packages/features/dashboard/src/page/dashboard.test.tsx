import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { hallRows } from '@seriba/domain/dashboard/spans'
import { hourMs } from '@seriba/domain/time/jst'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBid, aClientBoard, aDealerBoard, aManagerBoard } from '../testing/boards.ts'
import { openDashboard as open } from '../testing/open-dashboard.tsx'

beforeEach(() => void vi.stubEnv('TZ', 'Africa/Nairobi'))
afterEach(() => {
  vi.unstubAllEnvs()
  cleanup()
  vi.unstubAllGlobals()
})

const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const part = async (name: string) => screen.findByRole('region', { name })

test('a client sees today’s bids, results compared with their bids, and links to all of them', async () => {
  await open(aClientBoard())
  const today = await part('Today’s bids')
  expect(text(today)).toContain('5, ¥ 6 490 000 in all')
  expect(text(today)).toMatch(/in \d+ min/)
  expect(text(today)).toMatch(/\d:\d\d yours, \S/)
  expect(within(today).getByRole('link', { name: 'Lot 20461' })).toHaveAttribute('href', '/car-auctions/9')
  expect(within(today).getByRole('link', { name: 'My Bids' })).toHaveAttribute('href', '/bids')
  expect(within(today).getByText('Under review')).toBeVisible()

  expect(text(today)).toContain('4.5')
  expect(text(today)).toContain('¥ 1 350 000')

  expect(text(await part('Results'))).toContain('vs. my bid')
  const [won, lost] = within(await part('Results')).getAllByRole('listitem')
  expect(won && text(won)).toContain('¥ 5 285 000−15 000')
  expect(lost && text(lost)).toContain('no price')
  expect(screen.getByText('¥ 4 888 000')).toBeVisible()
})

test('a day without further bids starts with the next bids', async () => {
  const board = aClientBoard()
  const over = aBid(1, { auctionDate: new Date(Date.now() - hourMs).toISOString(), bidStatus: 5 })
  const tomorrow = aBid(8, { lotNo: 777, auctionDate: new Date(Date.now() + 30 * hourMs).toISOString() })
  await open({
    ...board,
    today: { count: 1, sum: 1_620_000, rows: [over] },
    next: { count: 1, rows: [tomorrow] },
  })
  const next = await part('Next bids')
  expect(within(next).getByRole('link', { name: 'Lot 777' })).toBeVisible()
  // With its date, since it is not today.
  expect(text(next)).toMatch(/\d\d\.\d\d \d+:\d\d/)
  const titles = screen.getAllByRole('heading', { level: 2 }).map(text)
  expect(titles.slice(0, 2)).toEqual(['Next bids', 'Today’s bids'])
})

test('a client sees what is waiting for them and what is under way', async () => {
  await open(aClientBoard())
  const waiting = within(await part('Waiting for you'))
  expect(waiting.getByRole('link', { name: 'Answer 41207' })).toHaveAttribute('href', '/bids?bid=4')
  expect(waiting.getByText('S. Mori, lot 41207')).toBeVisible()
  const searches = within(await part('Saved searches'))
  expect(searches.getByRole('link', { name: 'Alphard, 2019 –' })).toHaveAttribute(
    'href',
    '/car-auctions?maker=Toyota',
  )
  expect(searches.getByText('99+ new')).toBeVisible()
  expect(within(await part('Next favorites')).getByRole('link', { name: 'Lot 30518' })).toHaveAttribute(
    'href',
    '/bike-auctions/8',
  )
  expect(screen.getByText('11 of 30')).toBeVisible()
  expect(screen.queryByText('Daily USS limit')).toBeNull()
  const shipments = await part('Shipments')
  expect(text(shipments)).toContain('7 under way')
  expect(text(shipments)).toContain('In transit, Sun Rio 117')
  expect(within(shipments).getByRole('img', { name: 'Step 4 of 5' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Clients' })).toBeNull()
})

test('a client with a negative balance sees that before anything else', async () => {
  const board = aClientBoard()
  await open({ ...board, balanceInfo: { ...board.balanceInfo, balance: -84_000 } })
  const [first] = within(await part('Waiting for you')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Your balance is below zero')
})

test('a client who may not bid yet sees that a deposit is needed, and later that it is on its way', async () => {
  const board = aClientBoard()
  await open({ ...board, deposit: { wanted: 150_000, waiting: null } })
  const pay = within(await part('Waiting for you')).getByRole('link', {
    name: 'Pay: Deposit to start bidding',
  })
  expect(pay).toHaveAttribute('href', '/balance')
  cleanup()
  const waiting = {
    id: 1,
    method: 'bank' as const,
    amount: 150_000,
    reference: 'SB 104882 0001',
    createdAt: '2026-11-24T01:00:00Z',
    expiresAt: '2026-12-24T01:00:00Z',
  }
  await open({ ...board, deposit: { wanted: 150_000, waiting } })
  const [first] = within(await part('Waiting for you')).getAllByRole('listitem')
  expect(first && text(first)).toContain('Deposit pending¥ 150 000, SB 104882 0001')
})

test('staff confirm a deposit after a question and see what was received today', async () => {
  const bodies: unknown[] = []
  await open(aManagerBoard(), 'en', {
    'PUT /payments/confirm-deposit': async (request: Request) => {
      bodies.push(await request.json())
      return bodies.length === 1 ? refused(409, 'stale') : { success: true, biddingOpened: true }
    },
  })
  const deposits = await part('Deposits waiting')
  expect(text(deposits)).toContain('1, ¥ 150 000. Received today ¥ 650 000')
  expect(within(deposits).getByRole('link', { name: 'Faith Wanjiru' })).toHaveAttribute(
    'href',
    '/clients/111903',
  )
  await userEvent.click(within(deposits).getByRole('button', { name: 'Received: Faith Wanjiru' }))
  const question = await screen.findByRole('alertdialog', {
    name: /Did Faith Wanjiru’s deposit of ¥.150.000 arrive/,
  })
  await userEvent.click(within(question).getByRole('button', { name: 'Received' }))
  expect(await within(question).findByRole('alert')).toBeVisible()
  await userEvent.click(within(question).getByRole('button', { name: 'Received' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies).toEqual([{ id: 88 }, { id: 88 }])
})

test('a dealer sees what each client has at stake, who is over their limit, and how bids ended', async () => {
  await open(aDealerBoard())
  const clients = await part('Clients')
  expect(text(clients)).toContain('Oleg Sidorenko')
  expect(within(clients).getByRole('img', { name: '100% of the limit used' })).toBeVisible()
  expect(within(clients).getByRole('link', { name: /When is the ring/ })).toHaveAttribute(
    'href',
    '/dealer-bids?bid=4',
  )
  const waiting = within(await part('Waiting for you'))
  expect(waiting.getByRole('link', { name: 'View: Oleg Sidorenko is overdrawn' })).toHaveAttribute(
    'href',
    '/dealer-bids?bidType=clients&user=1042',
  )
  expect(text(await part('Results'))).toContain('Won3 of 21')
  expect(screen.getByText('1 overdrawn')).toBeVisible()
})

test('a dealer can limit the day to their own bids or to their clients’', async () => {
  const asked = await open(aDealerBoard())
  await part('Clients')
  await userEvent.click(screen.getByRole('radio', { name: 'Clients' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?whose=clients'))
  await userEvent.click(screen.getByRole('radio', { name: 'My' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?whose=mine'))
})

test('a win without a price links to its price field, which is in the archive from the next day on', async () => {
  const board = aManagerBoard()
  const [past, today] = [
    aBid(7, { bidStatus: 6, lotNo: 8230, auctionDate: '2026-01-05T03:00:00Z', client: 'Khalid' }),
    aBid(8, { bidStatus: 6, auctionDate: new Date().toISOString(), client: 'Dmitri' }),
  ]
  await open({ ...board, unpriced: { count: 2, rows: [past, today] } })
  const wins = within(await part('Wins without a price'))
  expect(wins.getByRole('link', { name: /^Khalid/ })).toHaveAttribute(
    'href',
    '/archive-bids?archiveStatus=6&auction=USS+Yokohama&lotNo=8230&price=7',
  )
  expect(wins.getByRole('link', { name: /^Dmitri/ })).toHaveAttribute('href', '/bid-manager/win?price=8')
})

test('a bid in its last hour links to its row without the chat, which would capture the keys', async () => {
  const board = aManagerBoard()
  const row = aBid(9, { client: 'Dmitri' })
  await open({ ...board, lastHour: { ...board.lastHour, count: 1, rows: [row] } })
  const last = within(await part('Last hour'))
  expect(last.getByRole('link', { name: /^Dmitri/ })).toHaveAttribute(
    'href',
    `/bid-manager/all?lot=${row.lotId}&row=9`,
  )
})

test('staff see what needs to be done, with figures that link to it', async () => {
  const asked = await open(aManagerBoard())
  expect(await screen.findByRole('link', { name: '37' })).toHaveAttribute('href', '/bid-manager/new')
  expect(screen.getByText(/^next at ([\d.]+ )?\d+:\d\d, 5 not decided$/)).toBeVisible()
  const [hall] = within(await part('Halls')).getAllByRole('listitem')
  expect(hall && text(hall)).toContain('USS YokohamaIn the ring 20461148 bids')
  expect(screen.getByRole('link', { name: '12 new in USS Yokohama' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/bid-manager\/new\?auctionDate=[\d-]+&auction=USS\+Yokohama$/),
  )
  await userEvent.click(screen.getByRole('radio', { name: 'My clients' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?whose=mine'))
  expect(text(await part('Last hour'))).toContain('Khalid Al Amri')
  expect(screen.getByText('All wins are priced.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: '2' }).map((link) => link.getAttribute('href'))).toEqual([
    '/orders',
    '/clients?held=over',
  ])
})

test('when no lot starts within the hour, staff see when the next one does and which day the halls are for', async () => {
  const board = aManagerBoard()
  await open({
    ...board,
    lastHour: { count: 0, undecided: 0, next: '2031-03-04T00:30:00Z', rows: [] },
    hallsDay: '2031-03-04',
  })
  expect(
    await screen.findByText(/No lots with bids in the next hour. The next one is at 2031.03.04/),
  ).toBeVisible()
  expect(text(await part('Halls'))).toContain('2031.03.04, estimated times')
})

test('if there are more halls than the dashboard shows, it says that these are the busiest', async () => {
  const board = aManagerBoard()
  const [hall] = board.halls
  const halls = Array.from({ length: hallRows }, (_, at) => ({ ...hall, name: `Hall ${at}` }))
  await open({ ...board, halls } as typeof board)
  expect(text(await part('Halls'))).toContain('the 10 busiest, estimated times')
})

test('the dashboard is available in Russian, and a failure can be retried', async () => {
  let tries = 0
  await open(() => (++tries === 1 ? refused(500, 'internal') : aClientBoard()), 'ru')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить обзор')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await part('Ставки на сегодня')).toBeVisible()
})

test('staff are warned when the ledger does not match, with a link to the month’s end', async () => {
  await open({ ...aManagerBoard(), ledgerDifferences: 2 })
  expect(await screen.findByText(/2 rows don’t match the ledger/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Month’s end' })).toHaveAttribute('href', '/payments?tab=owed')
})

test('documents a client still has to send are listed with a link to the purchase', async () => {
  await open({ ...aClientBoard(), papers: [{ id: 12, title: 'Honda Fit', what: ['passport', 'consignee'] }] })
  const waiting = await part('Waiting for you')
  expect(text(waiting)).toContain('Needed for Honda Fit')
  expect(text(waiting)).toContain('passport, name of the consignee')
  expect(within(waiting).getByRole('link', { name: 'Send: Honda Fit' })).toHaveAttribute(
    'href',
    '/purchases/12',
  )
})

test('a buyer is told which of their documents expires or has expired', async () => {
  const passport = { type: 'passport', dueOn: '2100-01-31', validUntil: '2100-01-31' }
  const over = { type: 'agreement', dueOn: null, validUntil: '2020-01-31' }
  await open({ ...aClientBoard(), accountPapers: [passport, over] })
  const waiting = await part('Waiting for you')
  expect(text(waiting)).toContain('Valid until 2100.01.31: please send a new one')
  expect(text(waiting)).toContain('It was valid until 2020.01.31')
  expect(within(waiting).getByRole('link', { name: 'Send: Passport' })).toHaveAttribute(
    'href',
    '/profile?tab=account',
  )
})

test('staff get a link to the clients whose documents are expiring', async () => {
  await open({ ...aManagerBoard(), endingPapers: 3 })
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/clients?papers=1')
})

test('staff are warned about late feeds, with a link to each', async () => {
  const lateFeeds = [
    { id: 4, name: 'USS', everyMinutes: 10, lastAt: '2020-11-24T00:40:00Z' },
    { id: 5, name: 'TAA', everyMinutes: 1, lastAt: null },
  ]
  await open({ ...aManagerBoard(), lateFeeds })
  expect(
    await screen.findByText(/The feed USS is late: .* every 10 minutes, the last came 2020\.11\.24/),
  ).toBeVisible()
  expect(screen.getByText(/The feed TAA is late: .* every minute, none has come yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View the feed USS' })).toHaveAttribute('href', '/feeds?feed=4')
})

test('company managers see that exchange rates are no longer being updated', async () => {
  await open({ ...aManagerBoard(), ratesFailingSince: '2020-11-24T00:40:00Z' })
  expect(await screen.findByText(/Exchange rates haven’t been updated since 2020\.11\.24/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'View the exchange rates' })
  expect(link).toHaveAttribute('href', '/company/rates')
})
