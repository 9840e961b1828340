import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aLedger, anOwedRow, aPayment, owedBy } from '../testing/facts.ts'
import { openPage } from '../testing/open-page.tsx'

const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const added = { success: true, id: 88217, biddingOpened: false }

test('the ledger of all clients shows whose each line is, and the totals', async () => {
  await openPage()
  const table = await screen.findByRole('table', { name: 'Payments' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(text(first as Element)).toContain('Oleg Sidorenko')
  expect(text(first as Element)).toContain('+¥ 5 000 000')
  expect(text(second as Element)).toContain('Reversal of 88198')
  expect(text(document.body)).toContain('In ¥ 61 244 000 Out ¥ 58 900 150')
  expect(screen.getByRole('tab', { name: /Unpaid invoices\s*41/ })).toBeVisible()
})

test('a charge shows its car and lot, or its purchase once, and a line with another description shows it too', async () => {
  const charge = {
    ...aPayment({ id: 5, purpose: 'charge', sku: 'SB2026-000398' }),
    type: 'CarPurchase' as const,
  }
  const records = [
    { ...charge, description: 'SB2026-000398' },
    { ...charge, id: 7, description: 'SB2026-000398', car: 'Toyota Prado', lotNo: 41207 },
    { ...charge, id: 6, purpose: 'resale' as const, description: 'Sold at USS' },
  ]
  await openPage({ 'GET /payments/index': { ...aLedger(), records } })
  const table = await screen.findByRole('table', { name: 'Payments' })
  expect(within(table).getByRole('cell', { name: 'Charge, SB2026-000398' })).toBeVisible()
  const named = within(table).getByRole('cell', { name: 'Charge, Toyota Prado, lot 41207' })
  expect(named).toHaveAttribute('title', 'SB2026-000398')
  expect(within(table).getByRole('cell', { name: /, Sold at USS, SB2026-000398$/ })).toBeVisible()
})

test('an amount that is zero or too high is reported at its field in the language of the page', async () => {
  const wrong = [
    ['en', 'New entry', '0', 'Enter an amount above zero.'],
    ['en', 'New entry', '1000000000', 'Enter ¥\u00A0999\u00A0999\u00A0999 or less.'],
    ['ru', 'Новая запись', '0', 'Введите сумму больше нуля.'],
  ] as const
  for (const [language, title, typed, said] of wrong) {
    const { user, sent } = await openPage({ 'POST /payments/create': added }, { language })
    const form = await screen.findByRole('form', { name: title })
    const [amount] = within(form)
      .getAllByRole('textbox')
      .filter((field) => field.getAttribute('name') === 'amount')
    if (!amount) throw new Error('there is no amount')
    await user.type(amount, `${typed}{Enter}`)
    await waitFor(() => expect(amount).toHaveAccessibleDescription(said))
    expect(sent).toEqual([])
    cleanup()
  }
})

test('a line is reversed with a reason, but a car’s charge and a reversal cannot be', async () => {
  const { user, sent } = await openPage({ 'POST /payments/reverse': { success: true } })
  await user.click(await screen.findByRole('button', { name: 'Reverse entry 88210' }))
  expect(screen.queryByRole('button', { name: 'Reverse entry 88190' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reverse entry 88207' })).toBeNull()
  const dialog = await screen.findByRole('dialog', { name: 'Reverse entry 88210' })
  await user.click(within(dialog).getByRole('button', { name: 'Reverse' }))
  expect(await within(dialog).findByText('Required field')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Bounced')
  await user.click(within(dialog).getByRole('button', { name: 'Reverse' }))
  await waitFor(() =>
    expect(sent).toEqual([['POST /payments/reverse', { id: 88210, reason: 'Bounced', closeBidding: false }]]),
  )
})

test('a payment is allocated to purchases up to its amount and what is due', async () => {
  const purchase = { sku: 'SB2026-000398', car: 'Toyota Prado', dueOn: '2026-11-26' }
  const { user, sent } = await openPage({
    'GET /payments/allocation': {
      amount: 5_000_000,
      isChosen: false,
      purchases: [{ ...purchase, purchaseId: 398, charged: 3_604_800, amount: 2_000_000, most: 3_604_800 }],
    },
    'PUT /payments/allocate': { success: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Assign entry 88210' }))
  const dialog = await screen.findByRole('dialog', { name: 'What entry 88210 pays for' })
  const field = within(dialog).getByRole('textbox', { name: /SB2026-000398/ })
  await user.clear(field)
  await user.type(field, '4000000')
  expect(text(dialog)).toContain('More than ¥ 3 604 800')
  await user.clear(field)
  await user.type(field, '3604800')
  expect(text(dialog)).toContain('Not assigned ¥ 1 395 200')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      [
        'PUT /payments/allocate',
        { id: 88210, automatic: false, parts: [{ purchaseId: 398, amount: 3_604_800 }] },
      ],
    ]),
  )
})

test('debts are listed by age, clients can be reminded, and statements are sent to the selected ones', async () => {
  const { user, sent } = await openPage(
    {
      'POST /payments/remind-owed': { success: true },
      'POST /payments/send-statements': { success: true, sent: 1 },
    },
    { path: '/payments?tab=owed' },
  )
  expect(await screen.findByText('Owed by 1 client')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remind Peter Mwangi' }))
  await waitFor(() => expect(sent).toEqual([['POST /payments/remind-owed', { userId: 101377 }]]))
  expect(screen.getByRole('button', { name: 'Send 0 statements' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Peter Mwangi' }))
  await user.click(screen.getByRole('button', { name: 'Send 1 statement' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(['POST /payments/send-statements', { ids: [101377], month: '2026-11' }]),
  )
})

test('unpaid invoices show what is left to pay, also in Russian', async () => {
  await openPage({}, { path: '/payments?tab=unpaid', language: 'ru' })
  expect(await screen.findByRole('table', { name: 'Неоплаченные счета' })).toBeVisible()
  expect(text(document.body)).toContain('к оплате ¥ 204 800')
  expect(screen.getByRole('button', { name: 'Открыть счёт 2611-0398-2' })).toBeVisible()
})

test('a failed load can be retried, and an empty result leads back to all entries', async () => {
  const empty = { records: [], totals: { in: 0, out: 0, all: 0 } }
  let fails = true
  const { user, router } = await openPage(
    {
      'GET /payments/index': () =>
        fails
          ? refused(500, 'internal')
          : {
              ...empty,
              counts: {
                all: 0,
                Remittances: 0,
                CarPurchase: 0,
                Yahoo: 0,
                adjustment: 0,
                unpaid: 0,
                owed: 0,
                deposits: 0,
              },
              pageInfo: { page: 1, pageSize: 50, totalSearchResults: 0, totalResults: 0 },
            },
    },
    { path: '/payments?search=zzz' },
  )
  expect(await screen.findByText('Couldn’t load the payments')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const found = await screen.findByText('No payments match these filters')
  await user.click(
    within(found.closest('[role=tabpanel]') as HTMLElement).getAllByRole('button', {
      name: 'Reset filter',
    })[0] as Element,
  )
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a car’s charge leads to its invoice, which is issued if there is none yet', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  let stands = false
  const { user, sent } = await openPage({
    'POST /invoice/create': () =>
      stands
        ? refused(409, 'invoice_stands')
        : { success: true, id: 5, number: '2611-0398', url: '/v1/payments/invoice/new' },
    'GET /payments/invoice': { success: true, url: '/v1/payments/invoice/old' },
  })
  const button = await screen.findByRole('button', { name: 'Issue or open the invoice of SB2026-000398' })
  await user.click(button)
  await waitFor(() => expect(tab.location.href).toBe('/v1/payments/invoice/new'))
  stands = true
  await user.click(button)
  await waitFor(() => expect(tab.location.href).toBe('/v1/payments/invoice/old'))
  expect(sent).toEqual([
    ['POST /invoice/create', { purchaseId: 398 }],
    ['POST /invoice/create', { purchaseId: 398 }],
  ])
})

test('debts are filtered by age and country, in the address and in the request', async () => {
  const asked: string[] = []
  const { user, router } = await openPage(
    {
      'GET /payments/owed': (request: Request) => {
        asked.push(new URL(request.url).search)
        return owedBy([anOwedRow()])
      },
      'GET /site/get-country-list': {
        success: true,
        countryList: [{ value: 110, label: 'Kenya', code: 'KE' }],
      },
    },
    { path: '/payments?tab=owed' },
  )
  await user.click(await screen.findByRole('button', { name: /^Age/ }))
  await user.click(await screen.findByRole('option', { name: 'Over 60 days' }))
  await user.click(screen.getByRole('button', { name: /^Country/ }))
  await user.click(await screen.findByRole('option', { name: 'Kenya' }))
  await waitFor(() => expect(asked.at(-1)).toBe('?day=&age=older&countryId=110'))
  expect(router.state.location.search).toBe('?tab=owed&age=older&country=110')
})

test('on a phone an unpaid invoice has two lines, with what is still due', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await openPage({}, { path: '/payments?tab=unpaid' })
  const list = await screen.findByRole('list', { name: 'Unpaid invoices' })
  expect(screen.queryByRole('table', { name: 'Unpaid invoices' })).toBeNull()
  const [invoice] = within(list).getAllByRole('listitem')
  expect(within(invoice as HTMLElement).getByRole('button', { name: /^Open invoice/ })).toBeVisible()
  expect(invoice).toHaveTextContent(/¥/)
})

test('the ledger is filtered by client and by the person who recorded a line, in the address and in the request', async () => {
  const asked: URLSearchParams[] = []
  const { user, router } = await openPage({
    'GET /payments/index': (request: Request) => {
      asked.push(new URL(request.url).searchParams)
      return aLedger()
    },
    'GET /client/account-managers': { managers: [{ value: 12, label: 'S. Mori' }], dealers: [] },
  })
  const search = await screen.findByRole('searchbox', { name: 'ID, amount, SWIFT, lot or client' })
  const filters = search.closest('search') as HTMLElement
  await user.click(within(filters).getByRole('button', { name: /^Client/ }))
  await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
  await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
  await user.click(within(filters).getByRole('button', { name: /^Recorded by/ }))
  await user.click(await screen.findByRole('option', { name: 'S. Mori' }))
  await waitFor(() => expect(asked.at(-1)?.get('by')).toBe('12'))
  expect(asked.at(-1)?.get('clientId')).toBe('104882')
  expect(router.state.location.search).toBe('?client=104882&by=12')
  await user.click(within(filters).getByRole('button', { name: /^Recorded by/ }))
  await user.click(await screen.findByRole('option', { name: 'System' }))
  await waitFor(() => expect(asked.at(-1)?.get('by')).toBe('0'))
  await user.click(within(filters).getByRole('button', { name: 'Reset filter' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
