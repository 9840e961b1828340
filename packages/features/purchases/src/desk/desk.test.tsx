import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListOf, aRow, aVoyage } from '../testing/desk.ts'
import { openPage, text } from '../testing/render.tsx'
import { PurchasesDeskPage } from './PurchasesDeskPage.tsx'

const index = 'GET /purchase/index'
const many = 'PUT /purchased-cars/update-status-many'
const rows = [
  aRow({ id: 1, sku: 'SB-1', status: null }),
  aRow({ id: 2, sku: 'SB-2', status: 2, missing: ['ship'], late: true, daysInStatus: 8 }),
]
const open = (answers: Record<string, unknown> = {}, path = '/purchases') =>
  openPage(<PurchasesDeskPage />, {
    route: '/purchases',
    path,
    role: 'manager',
    answers: { [index]: aListOf(rows), ...answers },
  })

test('purchases are listed by status, with counts, sums and delays', async () => {
  await open()
  expect(text(await screen.findByRole('table', { name: 'Purchases' }))).toContain(
    'Processing 92 late ¥ 21 460 500',
  )
  expect(text(screen.getByRole('row', { name: /SB-1/ }))).toContain('DueConsignee, Payment')
  expect(text(screen.getByRole('row', { name: /SB-2/ }))).toContain('Ship, 8 d, late')
  expect(screen.getByRole('tab', { name: /^All/ })).toHaveTextContent('40')
})

test('documents waiting to be checked are announced, shown on request, and marked in their rows', async () => {
  const waiting = aRow({ id: 1, sku: 'SB-1', status: null, missing: ['check', 'payment'] })
  const { user, router } = await open(
    { [index]: { ...aListOf([waiting]), toCheck: 2 } },
    '/purchases?search=x',
  )
  expect(await screen.findByText(/documents that need checking, on 2 purchases/)).toBeVisible()
  expect(text(screen.getByRole('row', { name: /SB-1/ }))).toContain('To check, Payment')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(router.state.location.search).toBe('?missing=check')
  expect(screen.queryByText(/need checking/)).toBeNull()
})

test('a card shows what is waiting along with what is missing', async () => {
  const waiting = aRow({ id: 1, sku: 'SB-1', status: null, missing: ['check', 'payment'] })
  await open({ [index]: aListOf([waiting]) }, '/purchases?view=board')
  expect((await screen.findAllByText('Document to check, missing: Payment'))[0]).toBeVisible()
})

test('D opens the documents of the purchase selected by keyboard, and does nothing before one is selected', async () => {
  const { user, router } = await open()
  await screen.findByRole('row', { name: /SB-1/ })
  await user.keyboard('d')
  expect(router.state.location.pathname).toBe('/purchases')
  await user.keyboard('jjd')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/purchases/2', hash: '#documents' }),
  )
})

test('cards on the board, which have no column headers, label missing items as missing', async () => {
  await open({}, '/purchases?view=board')
  expect((await screen.findAllByText('missing: Consignee, Payment'))[0]).toBeVisible()
  expect(screen.getAllByText('8 d, late, missing: Ship')[0]).toBeVisible()
})

test('the address is requested as it is', async () => {
  const { asked } = await open({}, '/purchases?status=over&missing=ship&sort=etd&order=asc&page=2')
  await screen.findByRole('row', { name: /SB-1/ })
  const [query] = asked('/purchase/index')
  expect(query?.getAll('status')).toEqual(['6', '7', '8'])
  expect(Object.fromEntries(query ?? [])).toMatchObject({
    missing: 'ship',
    sort: 'etd',
    order: 'asc',
    page: '2',
  })
})

test('the keyboard moves, selects, and advances the selected purchases', async () => {
  const { user, sent } = await open({ [many]: { moved: [1], skipped: [] } })
  await screen.findByRole('row', { name: /SB-1/ })
  await user.keyboard('j')
  expect(screen.getByRole('link', { name: 'SB-1' })).toHaveFocus()
  await user.keyboard('xjx')
  expect(screen.getByRole('status')).toHaveTextContent('2 selected')
  await user.keyboard('s')
  await waitFor(() =>
    expect(sent(many)).toEqual([
      { ids: [1], status: 1 },
      { ids: [2], status: 3 },
    ]),
  )
})

test('a purchase that was left unchanged is reported with the reason', async () => {
  const { user, store } = await open({
    [many]: { moved: [], skipped: [{ id: 1, code: 'purchase_move' }] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select SB-1' }))
  await user.click(screen.getByRole('button', { name: /^Next status/ }))
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([
      { text: expect.stringMatching(/^1 was left as it is: Can’t move to this status/) },
    ]),
  )
})

test('all selected purchases are booked on a ship', async () => {
  const assign = 'PUT /purchase/assign-voyage'
  const { user, sent } = await open({
    'GET /site/voyages': { voyages: [aVoyage()], today: '2026-11-24' },
    [assign]: { moved: [1, 2], skipped: [] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.keyboard('v')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a voyage, 2 purchases' }))
  await user.click(await dialog.findByRole('radio', { name: /Sun Rio 121/ }))
  await user.click(dialog.getByRole('button', { name: 'Assign voyage' }))
  await waitFor(() => expect(sent(assign)).toEqual([{ ids: [1, 2], voyageId: 7 }]))
})

test('arrows and letters move from card to card on the board, skipping empty columns', async () => {
  const cards: Record<string, typeof rows> = {
    '0': [aRow({ id: 1, sku: 'SB-1', status: null }), aRow({ id: 3, sku: 'SB-3', status: null })],
    '2': [aRow({ id: 2, sku: 'SB-2', status: 2 })],
  }
  const { user } = await open(
    {
      [index]: (request: Request) => {
        const asked = new URL(request.url).searchParams.getAll('status')
        return aListOf(asked.length === 1 ? (cards[asked[0] ?? ''] ?? []) : rows)
      },
    },
    '/purchases?view=board',
  )
  const card = (name: string) => screen.findByRole('link', { name })
  await card('SB-3')
  await card('SB-2')
  await user.keyboard('j')
  expect(await card('SB-1')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(await card('SB-3')).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(await card('SB-2')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}')
  expect(await card('SB-1')).toHaveFocus()
  await user.keyboard('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }))
  expect(keys.getByText('From card to card')).toBeVisible()
  expect(keys.getByText('Go to Payments')).toBeVisible()
  expect(keys.queryByText('Next status')).toBeNull()
})

test('the board has a column for every step', async () => {
  await open({}, '/purchases?view=board')
  const column = await screen.findByRole('region', { name: /^Waiting ship assignment/ })
  await waitFor(() => expect(text(column)).toContain('29 more'))
  expect(screen.getAllByRole('region').map((one) => text(one.querySelector('h2')))).toEqual([
    'Processing 9',
    'Domestic transport 0',
    'Waiting ship assignment 31',
    'Waiting for loading 0',
    'In transit 0',
    'Delivered 0',
  ])
})

test('a full column says that the rest are in the table', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => aRow({ id: at + 1, sku: `SB-${at + 1}`, status: 2 }))
  const { user } = await open(
    {
      [index]: (request: Request) => {
        const pageSize = Number(new URL(request.url).searchParams.get('pageSize'))
        const counts = [{ status: 2, count: 130, late: 0, sum: 0 }]
        return { ...aListOf(rows.slice(0, pageSize)), counts }
      },
    },
    '/purchases?view=board',
  )
  const column = await screen.findByRole('region', { name: /^Waiting ship assignment/ })
  for (const count of [118, 82, 46])
    await user.click(await within(column).findByRole('button', { name: `${count} more` }))
  expect(await within(column).findByText('30 more in the table')).toBeVisible()
  expect(within(column).queryByRole('button', { name: /more/ })).toBeNull()
})

test('nothing bought and nothing found have different messages', async () => {
  const { user, router } = await open({ [index]: aListOf([]) }, '/purchases?missing=ship')
  expect(await screen.findByText('No purchases match these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText(/appears here as soon as a win is confirmed/)).toBeVisible()
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await open({
    [index]: () => (++tries === 1 ? refused(500, 'internal') : aListOf(rows)),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /SB-1/ })).toBeVisible()
})

test('the desk can be limited to one client, found by name', async () => {
  const { user, asked } = await open({
    'GET /user/search': [
      { value: 1042, label: 'Oleg Sidorenko · 1042', name: 'Oleg Sidorenko', company: null },
    ],
  })
  await screen.findByRole('row', { name: /SB-1/ })
  await user.click(screen.getByRole('button', { name: /^Clients/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Name or ID' }), 'oleg')
  await user.click(await screen.findByRole('option', { name: /Oleg Sidorenko/ }))
  await waitFor(() => expect(asked('/purchase/index').at(-1)?.get('clientId')).toBe('1042'))
})
