import { getBiddingClient } from '@seriba/api/bidding-client'
import { refused } from '@seriba/api/testing'
import { roleIds } from '@seriba/domain/access/roles'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aClient, aClientRow, aListOf } from '../testing/client.ts'
import { someSessions } from '../testing/parts.ts'
import { openPages } from '../testing/render.tsx'

const open = (answer: unknown, options: { path?: string; language?: 'en' | 'ru' } = {}) =>
  openPages({ 'GET /client/view': answer }, { path: '/clients/104882', ...options })

const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('the page shows who the client is', async () => {
  await open(aClient())
  expect(await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })).toBeVisible()
  expect(screen.getByText('Bidding allowed')).toBeVisible()
  expect(await screen.findByText(/104882, Vostok Auto, Vladivostok, Russia/)).toBeVisible()
  const profile = screen.getByRole('complementary', { name: 'Profile' })
  for (const fact of ['Pays in three days.', 'Registered2023.06.02', 'Last login2026.11.24 9:41'])
    expect(text(profile)).toContain(fact)
  expect(within(profile).getByRole('link', { name: 'dk@vostok-auto.example' })).toHaveAttribute(
    'href',
    'mailto:dk@vostok-auto.example',
  )
  expect(text(profile)).toContain('LanguageRussian, emails on')
})

test('the page shows the maximum bid and how it is calculated', async () => {
  await open(aClient())
  const sum = await screen.findByRole('region', { name: /^Credit and limits/ })
  expect([...sum.querySelectorAll('dl > div')].map(text)).toEqual([
    'Balance¥ 1 240 500',
    'Credit limit+¥ 8 000 000',
    'Active bids−¥ 4 888 000',
    'Available limit¥ 4 352 500',
    'Maximum bid allowed¥ 4 350 000',
  ])
  expect(screen.getByText('16 bids')).toBeVisible()
  expect(screen.getByText('no limit')).toBeVisible()
})

test('the page shows everything staff need to know about a client', async () => {
  await open(aClient({ messengerNumber: '+7 914 555', port: 'Nakhodka' }))
  await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })
  const facts = new Map(
    [...document.querySelectorAll('dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      text(fact.querySelector('dd') ?? fact),
    ]),
  )
  await waitFor(() => expect(screen.getAllByText('Russia')[0]).toBeVisible())
  // 1§3.3, along with the account type and its access level, which are beside the name.
  expect([...facts.keys()]).toEqual(
    expect.arrayContaining(['Company', 'Country', 'Registered', 'Last login', 'Manager', 'Language']),
  )
  expect(facts.get('Registered')).toBe('2023.06.02')
  expect(facts.get('Last login')).toBe('2026.11.24 9:41')
  expect(facts.get('Manager')).toBe('Saki Mori')
  expect(facts.get('Balance')).toContain('1 240 500')
  expect(facts.get('Credit limit')).toContain('8 000 000')
  expect(facts.get('Daily bid limit')).toMatch(/^11 of 30/)
  expect([facts.get('Messenger'), facts.get('Port')]).toEqual(['+7 914 555', 'Nakhodka'])
  expect(screen.getByText('Client', { exact: true })).toBeVisible()
  expect(screen.getByText('Bidding allowed')).toBeVisible()
  expect(screen.getByText('Pays in three days.')).toBeVisible()
})

test('the page shows what makes up the active bids', async () => {
  await open(aClient())
  const table = await screen.findByRole('table', { name: '' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map(text).join(' | '))).toEqual([
    ' Group A, buy 1 | 5 bids, the highest | ¥ 14 180 000 | ¥ 3 150 000',
    ' Group B, buy 1 | 4 bids, the highest | ¥ 2 960 000 | ¥ 850 000',
    ' Group C, buy 1 | 5 bids, the highest | ¥ 870 000 | ¥ 200 000',
    ' No group | 2 bids, all counted | ¥ 150 000 | ¥ 150 000',
    ' Wins not charged yet | 1 win, sold price | ¥ 545 000 | ¥ 538 000',
    'Active bids |  | ¥ 18 705 000 | ¥ 4 888 000',
  ])
})

test('the page shows that the client is online and how much of their daily limits is used', async () => {
  await open(aClient())
  expect(await screen.findByText(/Online now, last bid 11\.24 10:02/)).toBeVisible()
  expect(text(document.body)).toContain('Daily bid limit11 of 30')
})

test.each([
  ['bids', 'All bids of 104882'],
  ['purchases', '26-11-0371'],
  ['ledger', 'Deposit for bidding'],
  ['sessions', '203.0.113.42'],
])('the address names the tab: %s', async (tab, shown) => {
  await open(aClient(), { path: `/clients/104882?tab=${tab}` })
  const [first] = await screen.findAllByText(shown)
  expect(first).toBeVisible()
  expect(screen.queryByText('17 bids of 104882')).not.toBeInTheDocument()
})

test('from the ledger, staff open a monthly statement and export all of the client’s lines', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const tab = { location: { href: '' } }
  vi.stubGlobal('open', () => tab)
  const { user } = await openPages(
    {
      'GET /client/view': aClient(),
      'GET /payments/statement': ({ url }: Request) => ({ success: true, url: new URL(url).search }),
      'GET /payments/index-export': ({ url }: Request) => ({ url: new URL(url).search }),
    },
    { path: '/clients/104882?tab=ledger' },
  )
  await user.click(await screen.findByRole('button', { name: /Statement/ }))
  await user.click((await screen.findAllByRole('option'))[1] as HTMLElement)
  await waitFor(() => expect(tab.location.href).toContain('userId=104882'))
  await user.click(screen.getByRole('button', { name: 'Save the list' }))
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [link] = saved.mock.contexts as HTMLAnchorElement[]
  expect(link?.href).toContain('clientId=104882')
})

test('a charge in the ledger shows its car and lot, with its purchase in the title', async () => {
  await open(aClient(), { path: '/clients/104882?tab=ledger' })
  const told = 'Charge: Invoice 2611-0398, Toyota Land Cruiser Prado, lot 41207'
  expect(await screen.findByRole('cell', { name: told })).toHaveAttribute('title', `${told}, 26-11-0398`)
})

test('digits open the tabs, which show how much they contain', async () => {
  const { user, router } = await open(aClient())
  expect((await screen.findAllByRole('tab')).map(text)).toEqual([
    expect.stringMatching(/^Overview/),
    expect.stringMatching(/^Bids\s*17/),
    expect.stringMatching(/^Purchases\s*86/),
    expect.stringMatching(/^Ledger\s*174/),
    expect.stringMatching(/^Documents/),
    expect.stringMatching(/^Access\s*1/),
    expect.stringMatching(/^Sessions\s*2/),
    expect.stringMatching(/^Audit\s*1 208/),
  ])
  await user.keyboard('4')
  expect(router.state.location.search).toBe('?tab=ledger')
  expect(await screen.findByText('Deposit for bidding')).toBeVisible()
  await user.keyboard('1')
  expect(router.state.location.search).toBe('')
})

test('the latest purchases and payments link to the full lists', async () => {
  await open(aClient())
  expect(await screen.findByRole('link', { name: 'All 86' })).toHaveAttribute(
    'href',
    '/clients/104882?tab=purchases',
  )
  expect(screen.getByRole('link', { name: 'All 174' })).toHaveAttribute('href', '/clients/104882?tab=ledger')
})

test('keys move to the neighboring clients in the list the page was opened from', async () => {
  const { user, router } = await openPages({
    'GET /client/index': aListOf([aClientRow(), aClientRow({ userId: 105561, fullName: 'Marek Zielinski' })]),
    'GET /client/view': aClient(),
  })
  await user.click(await screen.findByRole('link', { name: 'Dmitri Kovalenko' }))
  expect(await screen.findByRole('button', { name: 'Previous client' })).toBeDisabled()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/clients/105561')
})

test('staff can start bidding for a client from the client’s page', async () => {
  const { user, router } = await open(aClient())
  await user.click(await screen.findByRole('button', { name: /Bid for client/ }))
  expect(router.state.location.pathname).toBe('/car-auctions')
  expect(getBiddingClient()).toEqual({ userId: 104882, name: 'Dmitri Kovalenko' })
})

test('a client can be logged out of one browser, or of all after confirmation', async () => {
  const { user, sent } = await openPages(
    { 'GET /client/view': aClient(), 'POST /client/close-sessions': { success: true } },
    { path: '/clients/104882?tab=sessions' },
  )
  const closed = () => sent('POST /client/close-sessions')
  await user.click(await screen.findByRole('button', { name: 'Log out: Safari, iPhone, 203.0.113.42' }))
  await waitFor(() => expect(closed()).toEqual([{ id: 104882, session: someSessions.sessions[1]?.id }]))
  await user.click(screen.getByRole('button', { name: 'Log out all' }))
  const question = await screen.findByRole('alertdialog', { name: 'Log Dmitri Kovalenko out everywhere?' })
  await user.click(within(question).getByRole('button', { name: 'Log out all' }))
  await waitFor(() => expect(closed().at(-1)).toEqual({ id: 104882 }))
})

test('the page has a section for the client’s bids', async () => {
  await open(aClient())
  expect(await screen.findByText('17 bids of 104882')).toBeVisible()
})

test('a client who may not bid is marked', async () => {
  await open(aClient({ biddingAllowed: false, notes: null }))
  expect(await screen.findByText('Bidding not allowed')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a note' })).toBeVisible()
  expect(screen.queryByText('Pays in three days.')).not.toBeInTheDocument()
})

test('a client who does not exist is reported, and an invalid ID is not requested', async () => {
  await open(() => refused(404, 'client_not_found'))
  expect(await screen.findByText('Client not found.')).toBeVisible()
  const { calls } = await open(aClient(), { path: '/clients/abc' })
  expect(await screen.findAllByText('Client not found.')).toHaveLength(2)
  expect(calls).not.toContain('GET /client/view')
})

test('a failed load can be retried', async () => {
  let tries = 0
  await open(() => (++tries === 1 ? refused(500, 'internal') : aClient()))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Dmitri Kovalenko' })).toBeVisible()
})

test('the page is available in Russian', async () => {
  await open(aClient(), { language: 'ru' })
  expect(await screen.findByText('Ставки разрешены')).toBeVisible()
})

test('a dealer has an API tab, and a client does not', async () => {
  const { user } = await open(aClient({ roleId: roleIds.dealer }))
  await user.click(await screen.findByRole('tab', { name: /^API/ }))
  expect(await screen.findByText('Programs of 104882')).toBeVisible()
  cleanup()
  await open(aClient({ roleId: roleIds.client }), { path: '/clients/104882?tab=api' })
  expect(await screen.findByRole('tab', { name: /^Overview/, selected: true })).toBeVisible()
  expect(screen.queryByRole('tab', { name: /^API/ })).toBeNull()
})
