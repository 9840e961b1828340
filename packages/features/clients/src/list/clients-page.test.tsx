import { getBiddingClient } from '@seriba/api/bidding-client'
import { refused } from '@seriba/api/testing'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aClient, aClientRow, aListOf } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const second = aClientRow({ userId: 105561, fullName: 'Marek Zielinski', company: null, manager: null })

async function openList(clients = [aClientRow(), second], path = '/clients', total?: number) {
  const asked: string[] = []
  const exported: string[] = []
  const world = await openPages(
    {
      'GET /client/index': (request: Request) => {
        asked.push(new URL(request.url).search)
        return aListOf(clients, total)
      },
      'GET /client/view': aClient(),
      'GET /client/export': (request: Request) => {
        exported.push(new URL(request.url).search)
        return { url: '/v1/client-export?link=x' }
      },
      'PUT /client/update': { success: true },
    },
    { path },
  )
  return { ...world, asked, exported }
}
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('staff see what each client has and how much they may bid', async () => {
  await openList()
  const row = await screen.findByRole('row', { name: /Dmitri Kovalenko/ })
  await waitFor(() => expect(row).toHaveTextContent('Russia'))
  for (const fact of [
    '104882',
    'Vostok Auto',
    'Client',
    'Saki Mori',
    '¥ 1 240 500',
    '¥ 8 000 000',
    '¥ 4 350 000',
  ])
    expect(text(row)).toContain(fact)
  expect(within(row).getByRole('link', { name: 'Dmitri Kovalenko' })).toHaveAttribute(
    'href',
    '/clients/104882',
  )
  expect(within(row).getByRole('img', { name: '53% of the credit is reserved by bids' })).toBeVisible()
})

test('the address holds the state of the list', async () => {
  const { asked, router, user } = await openList(
    undefined,
    '/clients?role=vip&manager=991&debt=1&sort=balance&order=desc&search=auto&page=2&size=20',
    45,
  )
  await screen.findByRole('row', { name: /Dmitri/ })
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    roleId: '981',
    managerId: '991',
    debt: '1',
    sort: 'balance',
    order: 'desc',
    search: 'auto',
    page: '2',
    pageSize: '20',
  })
  expect(screen.getByRole('searchbox')).toHaveValue('auto')
  expect(screen.getByRole('checkbox', { name: 'Debt only' })).toBeChecked()
  expect(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending')

  await user.click(screen.getByRole('tab', { name: /^Client/ }))
  expect(router.state.location.search).toBe(
    '?role=client&search=auto&manager=991&debt=1&sort=balance&order=desc&size=20',
  )
})

test('an invalid address opens the default list', async () => {
  const { asked } = await openList(undefined, '/clients?role=king&manager=x&sort=luck&page=-1&size=7')
  await screen.findByRole('row', { name: /Dmitri/ })
  expect(asked[0]).toBe('?sort=name&order=asc&debt=0&page=1&pageSize=50')
})

test('a column can be reversed, and figures start with the highest', async () => {
  const { router, user } = await openList()
  const sort = async (name: string) => {
    await user.click(within(await screen.findByRole('columnheader', { name })).getByRole('button'))
    return router.state.location.search
  }
  expect(await sort('Balance')).toBe('?sort=balance&order=desc')
  expect(await sort('Balance')).toBe('?sort=balance')
  expect(await sort('ID')).toBe('?sort=id')
})

test('the list can be operated with keys', async () => {
  const { user, router } = await openList()
  await screen.findByRole('row', { name: /Dmitri/ })
  await user.keyboard('jj')
  expect(screen.getByRole('link', { name: 'Marek Zielinski' })).toHaveFocus()
  await user.keyboard('k')
  expect(screen.getByRole('link', { name: 'Dmitri Kovalenko' })).toHaveFocus()
  await user.keyboard('l')
  const limit = await screen.findByRole('textbox', { name: 'Credit limit' })
  expect(limit).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(limit).not.toBeInTheDocument()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.keyboard('jl{Enter}')
  expect(router.state.location.search).toBe('?search=jl')
})

test('every filter is in the address and sent to the server', async () => {
  const { asked, router, user } = await openList(
    undefined,
    '/clients?country=183&balance=zero&held=near&login=week&2fa=on',
  )
  await screen.findByRole('row', { name: /Dmitri/ })
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    countryId: '183',
    balance: 'zero',
    held: 'near',
    lastLogin: 'week',
    twoStep: '1',
  })
  await user.click(screen.getByRole('button', { name: /^2FA/ }))
  await user.click(await screen.findByRole('option', { name: 'off' }))
  expect(router.state.location.search).toBe('?country=183&balance=zero&held=near&login=week&2fa=off')
  await user.click(screen.getByRole('checkbox', { name: 'Debt only' }))
  expect(new URLSearchParams(router.state.location.search).get('balance')).toBeNull()
})

test('the list is exported as a spreadsheet or as CSV, across all pages', async () => {
  const { exported, user } = await openList(undefined, '/clients?role=vip&held=full&page=2&sort=held')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  await user.click(await screen.findByRole('button', { name: /XLSX/ }))
  await waitFor(() => expect(saved).toEqual(['/v1/client-export?link=x']))
  expect(Object.fromEntries(new URLSearchParams(exported[0]))).toEqual({
    roleId: '981',
    held: 'full',
    sort: 'held',
    order: 'asc',
    debt: '0',
    format: 'xlsx',
  })
  await user.click(screen.getByRole('button', { name: 'Save the list as CSV' }))
  await waitFor(() => expect(exported).toHaveLength(2))
  expect(exported[1]).toContain('format=csv')
  vi.restoreAllMocks()
})

test('a second step and a visit today are shown', async () => {
  const now = new Date().toISOString()
  await openList([aClientRow({ twoStep: true, lastLogin: now }), second])
  const row = await screen.findByRole('row', { name: /Dmitri/ })
  expect(within(row).getByRole('img', { name: 'Logs in with a second step' })).toBeVisible()
  expect(row).toHaveTextContent(/today \d+:\d\d/)
  expect(
    within(screen.getByRole('row', { name: /Marek/ })).queryByRole('img', { name: /second step/ }),
  ).not.toBeInTheDocument()
})

test('keys open a client’s account type, manager, bidding and the list of keys', async () => {
  const { user, router } = await openList()
  await screen.findByRole('row', { name: /Dmitri/ })
  await user.keyboard('jm')
  const dialog = await screen.findByRole('dialog', { name: 'Dmitri Kovalenko’s profile' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.click(within(keys).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(keys).not.toBeInTheDocument())
  await user.keyboard('b')
  await waitFor(() => expect(router.state.location.pathname).toBe('/car-auctions'))
  expect(getBiddingClient()).toEqual({ userId: 104882, name: 'Dmitri Kovalenko' })
  await router.navigate('/clients')
  await screen.findByRole('row', { name: /Dmitri/ })
  await user.keyboard('jr')
  expect(router.state.location).toMatchObject({ pathname: '/clients/104882', search: '?tab=access' })
})

test('limits are edited below their row, with a preview of the highest bid', async () => {
  const { user, sent } = await openList()
  const row = await screen.findByRole('row', { name: /Dmitri/ })
  await user.click(within(row).getByRole('button', { name: /^Dmitri Kovalenko’s limits/ }))
  const form = await screen.findByRole('form', { name: 'Dmitri Kovalenko’s limits' })
  const limit = within(form).getByRole('textbox', { name: 'Credit limit' })
  expect(text(form)).toContain('Maximum bid ¥ 4 350 000')
  await user.clear(limit)
  await user.type(limit, '9000000')
  expect(text(form)).toContain('Maximum bid ¥ 4 350 000 → ¥ 5 350 000')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Deposit agreed{Enter}')
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, creditLimit: 9_000_000, reason: 'Deposit agreed', was: { creditLimit: 8_000_000 } },
    ]),
  )
  await waitFor(() => expect(form).not.toBeInTheDocument())
})

test.each([
  ['that were not changed', '', []],
  ['whose changes are discarded', '0', ['Discard changes']],
])('the focus returns from limits %s to the button that opened them', async (_, typed, answers) => {
  const { user } = await openList()
  const limits = await screen.findByRole('button', { name: /^Dmitri Kovalenko’s limits/ })
  await user.click(limits)
  await user.type(await screen.findByRole('textbox', { name: 'Credit limit' }), `${typed}{Escape}`)
  for (const name of answers) await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  await waitFor(() => expect(limits).toHaveFocus())
})

test('a refused limit stays in its field, with the reason', async () => {
  const { user } = await openPages({
    'GET /client/index': aListOf([aClientRow()]),
    'PUT /client/update': () =>
      refused(422, 'invalid_input', {
        fields: { creditLimit: 'invalid_input' },
        message: { creditLimit: 'Too much' },
      }),
  })
  await user.click(await screen.findByRole('button', { name: /^Dmitri Kovalenko’s limits/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Credit limit' }), '1')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Agreed{Enter}')
  expect(await screen.findByText('Too much')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Credit limit' })).toHaveValue('80\u00A0000\u00A0001')
})

test('unsaved input asks for confirmation before it is lost', async () => {
  const { user, router, sent } = await openList()
  await user.click(await screen.findByRole('button', { name: /^Dmitri Kovalenko’s limits/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Credit limit' }), '0')
  await user.click(screen.getByRole('link', { name: 'Marek Zielinski' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/clients')
  await user.click(screen.getByRole('button', { name: /^Cancel/ }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  expect(sent('PUT /client/update')).toEqual([])
})

test('an empty result is reported, and all filters can be reset at once', async () => {
  const { user, router } = await openList([], '/clients?search=nobody&role=vip')
  expect(await screen.findByText('No clients match.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('No clients yet')).toBeVisible()
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await openPages({
    'GET /client/index': () => (++tries === 1 ? refused(500, 'internal') : aListOf([second])),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the clients')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Marek/ })).toBeVisible()
})

test('the list is available in Russian', async () => {
  await openPages({ 'GET /client/index': aListOf([aClientRow()], 21) }, { language: 'ru' })
  expect(await screen.findByRole('columnheader', { name: 'Лимит' })).toBeVisible()
})

test('leaving while limits are being saved waits until the save is complete', async () => {
  const { answer, release } = delayedAnswer()
  const { user, router, sent } = await openPages({
    'GET /client/index': aListOf([aClientRow()]),
    'PUT /client/update': answer,
  })
  await user.click(await screen.findByRole('button', { name: /^Dmitri Kovalenko’s limits/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Credit limit' }), '1')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Agreed{Enter}')
  await waitFor(() => expect(sent('PUT /client/update')).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/elsewhere', release)
})
