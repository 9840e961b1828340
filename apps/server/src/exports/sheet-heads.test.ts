import { contracts } from '@seriba/contracts/all'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { aListedCompany } from '../test/listed-company.ts'
import { aFeedWithRun, aWebhook } from '../test/listed-programs.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let manager: TestUser
let client: TestUser
let dealer: TestUser
let feed: { id: number; runId: number }
let webhookId: number

beforeAll(async () => {
  const listed = await aListedCompany(server.db)
  manager = listed.manager
  client = await aClient(server.db)
  dealer = await aDealer(server.db)
  feed = await aFeedWithRun(server.db)
  webhookId = await aWebhook(server.db, dealer)
  await named(manager, 'Saya Mori')
  await named(client, 'Baraka Otieno')
  await aLedgerRow(server.db, client, -250_000)
})

const named = (user: TestUser, full_name: string) =>
  server.db.updateTable('users').set({ full_name }).where('id', '=', user.id).execute()

/** Every list that can be saved as a spreadsheet, with filters to ask for it and how the file describes them. */
type Saved = {
  asked: () => Record<string, unknown>
  name: string
  filters: string
  /** The smallest number of columns it has. */
  columns?: number
  /** Set if it is not a manager's. */
  by?: () => TestUser
}

const saved: Record<string, Saved> = {
  '/car-auction/listing-export': {
    asked: () => ({ makerId: 'Toyota', yearFrom: 2016, status: ['4532'], damage: ['rust'], lotNo: '1-9' }),
    name: 'Car auctions',
    filters: 'Maker: Toyota; Year: 2016–; Status: Upcoming; Damage: No rust; Lot no: 1-9',
  },
  '/favorite/listing-export': {
    asked: () => ({ group: 'B', type: 'auction', time: 'today' }),
    name: 'Favorites',
    filters: 'Group: B; Kind: Cars; Auction: Today',
    by: () => client,
  },
  '/invoice/index-export': {
    asked: () => ({ clientId: client.id, search: '2611' }),
    name: 'Unpaid invoices',
    filters: 'Search: 2611; Client: Baraka Otieno',
  },
  '/payments/deposits-export': {
    asked: () => ({ state: 'pending' }),
    name: 'Deposits',
    filters: 'State: Waiting',
  },
  '/payments/listing-export': {
    asked: () => ({ type: 'Remittances', dateFrom: '2026-11-01' }),
    name: 'Payments',
    filters: 'Type: Remittances; Dates: 2026.11.01–',
    by: () => client,
  },
  '/purchased-cars/listing-export': {
    asked: () => ({ status: 0, search: 'Hiace' }),
    name: 'Purchased',
    filters: 'Search: Hiace; Status: Processing',
    by: () => client,
  },
  '/site/halls-export': {
    asked: () => ({ group: 'USS', search: 'tok' }),
    name: 'Halls',
    filters: 'Group: USS; Search: tok',
  },
  '/site/voyages-export': {
    asked: () => ({ past: 1 }),
    name: 'Voyages',
    filters: 'State: Arrived',
  },
  '/staff/index-export': {
    asked: () => ({ tab: 'owner', step: 'without', seen: 'never', right: 'staffManage' }),
    name: 'Staff',
    filters: 'Role: Owner; Second step: Without; Last seen: Never; Right: Staff',
  },
  '/audit/export': {
    asked: () => ({ actorId: manager.id, entity: 'bids', moneyOnly: 1, dateFrom: '2026-01-01' }),
    name: 'Audit log',
    filters: 'Who: Saya Mori; Object: List of bids; Only: Money and limits; Dates: 2026.01.01–',
  },
  '/bid/export': {
    asked: () => ({ bidStatus: 6, user: [client.id], condition: ['4.5', '4'] }),
    name: 'Bid Manager',
    filters: 'Bid status: Win; Clients: Baraka Otieno; Condition: 4.5, 4',
  },
  '/client/export': {
    asked: () => ({ search: 'Otieno', roleId: 1064, twoStep: 0, debt: 1 }),
    name: 'Clients',
    filters: 'Search: Otieno; Account type: Client; 2FA: off; Only: Debt only',
  },
  '/order/export': {
    asked: () => ({ status: 'offered', search: 'Hiace' }),
    name: 'Orders',
    filters: 'Search: Hiace; Status: Lots offered',
  },
  '/payments/index-export': {
    asked: () => ({ clientId: client.id, by: 0, dateFrom: '2026-11-01', dateTo: '2026-11-30' }),
    name: 'Payments',
    filters: 'Client: Baraka Otieno; By: System; Dates: 2026.11.01–2026.11.30',
  },
  '/payments/owed-export': {
    asked: () => ({ day: '2026-11-20', managerId: manager.id }),
    name: 'Owed',
    filters: 'Day: 2026.11.20; Manager: Saya Mori',
  },
  '/purchase/index-export': {
    asked: () => ({ clientId: client.id, status: [0, 2], paid: 'due', missing: 'ship' }),
    name: 'Purchases',
    filters: 'Status: Processing, Waiting ship assignment; Client: Baraka Otieno; Paid: Due; Missing: Ship',
  },
  '/order/my-orders-export': { asked: () => ({}), name: 'My orders', filters: '', by: () => client },
  '/bid/negotiations-export': {
    asked: () => ({ state: 'seller' }),
    name: 'Negotiations',
    filters: 'State: Seller’s turn',
  },
  '/car-auction/translations-index-export': {
    asked: () => ({ status: 'answered', language: 'RU' }),
    name: 'Translations',
    filters: 'Show: Answered; Requested language: RU',
  },
  '/bid/day-export': {
    asked: () => ({ date: '2026-11-20', whose: 'clients' }),
    name: 'Auction day',
    filters: 'Day: 2026.11.20; Whose bids: My clients',
  },
  '/bid/gateway-log-export': {
    asked: () => ({ which: 'troubled' }),
    name: 'Messages to halls',
    filters: 'Which messages: In trouble',
  },
  '/feed/index-export': { asked: () => ({}), name: 'Feeds', filters: '' },
  '/feed/runs-export': { asked: () => ({ id: feed.id }), name: 'Runs', filters: 'Feed: Hub' },
  '/feed/bad-lines-export': {
    asked: () => ({ runId: feed.runId }),
    name: 'Bad lines',
    filters: 'Feed: Hub',
    columns: 2,
  },
  '/import/index-export': { asked: () => ({}), name: 'Uploads', filters: '' },
  '/user/my-search-export': {
    asked: () => ({ type: 'bikes' }),
    name: 'Saved searches',
    filters: 'Page: Bike auctions',
    by: () => client,
  },
  '/user/api-keys-export': { asked: () => ({}), name: 'API keys', filters: '', by: () => dealer },
  '/user/webhooks-export': { asked: () => ({}), name: 'Webhooks', filters: '', by: () => dealer },
  '/user/webhook-deliveries-export': {
    asked: () => ({ id: webhookId, which: 'failed', type: 'bid.won', days: 7 }),
    name: 'Deliveries',
    filters: 'Webhook: Website; State: Failed; Event: A bid won its lot; Days: 7',
    by: () => dealer,
  },
  '/site/bid-types-export': { asked: () => ({}), name: 'Bid types', filters: '' },
  '/site/rates-export': { asked: () => ({}), name: 'Exchange rates', filters: '', columns: 5 },
  '/bid/group-view-export': {
    asked: () => ({ which: 'closed', userId: client.id }),
    name: 'Bid groups',
    filters: 'Client: Baraka Otieno; Group: Closed',
  },
}

test('this table covers every list that can be exported', () => {
  const exports = Object.values(contracts).filter(
    ({ path, method }) => method === 'GET' && path.endsWith('export') && path !== '/user/export',
  )
  const paths = exports.map(({ path }) => path.replace(':pageType', 'car-auction'))
  expect(paths.sort()).toEqual(Object.keys(saved).sort())
})

const savedAt = (path: string): Saved => saved[path] ?? { asked: () => ({}), name: '', filters: '' }

async function fileOf(path: string, asked: Record<string, unknown>, by = manager) {
  const desk = await server.signInAs(by)
  const { url } = (await desk.get(path, asked)).json().result
  return (await desk.get(url.replace(/^\/v1/, ''))).rawPayload
}

test.each(Object.keys(saved))(
  '%s states its title, owner, time, filters, and length above the table',
  async (path) => {
    const { asked, name, filters, columns = 6, by } = savedAt(path)
    const { above, heads, rows } = await savedSheet(await fileOf(path, asked(), by?.()))

    expect(above[0]).toBe(name)
    expect(above[1]).toMatch(/^Seriba, 20\d\d\.\d\d\.\d\d \d?\d:\d\d Japan time, .*\d+ rows?$/)
    expect(above[1]).toContain(rows.length === 1 ? ' 1 ' : ` ${rows.length} `)
    expect(above[2]).toBe(filters === '' ? 'No filters' : `Filters: ${filters}`)
    expect(heads.length).toBeGreaterThanOrEqual(columns)
  },
)

test.each(Object.keys(saved))(
  '%s can also be downloaded as CSV, with the same headings and rows and nothing above them',
  async (path) => {
    const { asked, by } = savedAt(path)
    const sheet = await savedSheet(await fileOf(path, asked(), by?.()))
    const text = (await fileOf(path, { ...asked(), format: 'csv' }, by?.())).toString('utf8')
    const [heads = '', ...rows] = text.trimEnd().split('\r\n')
    expect(heads.replace(/^\uFEFF/, '').replaceAll('"', '')).toBe(sheet.heads.join(','))
    // Each download adds an entry to the log, so the second file has one more.
    if (path !== '/audit/export') expect(rows).toHaveLength(sheet.rows.length)
  },
)

test('the lines above the table are in the exporting person’s language', async () => {
  const other = await aManager(server.db)
  await server.db.updateTable('users').set({ language: 693 }).where('id', '=', other.id).execute()
  const { above } = await savedSheet(await fileOf('/payments/index-export', {}, other))
  expect(above).toEqual([
    'Платежи',
    expect.stringMatching(/ по времени Японии, \d+ (строка|строки|строк)$/),
    'Без фильтров',
  ])
})

test('amounts are numbers, times are Japanese dates, and everything down to the headings is frozen', async () => {
  const at = '2026-11-20T16:30:00Z'
  await server.db.updateTable('users').set({ last_login: at }).where('id', '=', client.id).execute()
  const parts = Object.entries(unzipSync(await fileOf('/client/export', { search: 'Otieno' })))
  const sheet = strFromU8(parts.find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? new Uint8Array())
  expect(sheet).toMatch(/<pane ySplit="4"[^>]*state="frozen"/)
  expect(sheet).toContain('<v>-250000</v>')
  // 2026-11-21 1:30 in Japan, as days since 1899-12-30.
  expect(sheet).toContain('<v>46347.0625</v>')
})
