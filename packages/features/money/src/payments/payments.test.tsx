import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { BalancePage } from '../balance/BalancePage.tsx'
import { aCredit } from '../testing/credit.ts'
import { aBalance, aPayment, aRemittance, paymentsOf } from '../testing/payments.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const waiting = {
  id: 88,
  method: 'bank',
  amount: 150_000,
  reference: 'SB 104882 0001',
  createdAt: '2026-11-24T01:00:00.000Z',
  expiresAt: '2026-12-24T01:00:00.000Z',
}
const deposit = { success: true, amount: 150_000, methods: ['bank'], bank: null, waiting }

test.each(['/payments', '/balance'])(
  'a pending deposit is mentioned on %s, with a link back to it',
  async (at) => {
    const { user } = await open(at, {
      'GET /payments/deposit': deposit,
      'GET /payments/listing': paymentsOf([]),
    })
    expect(
      await screen.findByText(/deposit of ¥ 150 000 is on its way, reference SB 104882 0001/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Transfer details' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  },
)

test('the payments page links to the balance', async () => {
  const { user, router } = await open('/payments', { 'GET /payments/listing': paymentsOf([]) })
  await user.click(await screen.findByRole('link', { name: 'Balance' }))
  expect(router.state.location.pathname).toBe('/balance')
})

async function open(at: string, answers: Record<string, unknown>, language: Language = 'en') {
  const world = createTestStore({ 'GET /user/balance': aBalance, 'GET /user/credit': aCredit, ...answers })
  const router = createMemoryRouter(
    [
      { path: '/payments', element: <PaymentsPage /> },
      { path: '/payments/:id', element: <p>Its purchase</p> },
      { path: '/balance', element: <BalancePage /> },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  const asked = (path: string) =>
    world.fetch.mock.calls
      .map(([request]) => new URL(request.url))
      .filter(({ pathname }) => pathname.endsWith(path))
      .map(({ search }) => search)
  return { ...world, router, asked, user: userEvent.setup() }
}
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const listing = 'GET /payments/listing'
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

test('a ledger line shows its sign and the resulting balance, and a charge links to its purchase', async () => {
  const { user, router } = await open('/payments', {
    [listing]: paymentsOf([aRemittance(88214), aPayment(88190)]),
  })
  await screen.findByRole('row', { name: /88214/ })
  const [, received, charged] = screen.getAllByRole('row')
  expect(received && text(received)).toContain('+¥ 150 000')
  expect(received && text(received)).toContain('−¥ 412 000')
  expect(received && within(received).queryByRole('link')).toBeNull()
  expect(charged && text(charged)).toContain('−¥ 3 604 800')
  expect(text(document.body)).toContain('Received ¥ 18 592 000')

  await user.click(screen.getByRole('link', { name: 'Charge: SB26000398' }))
  expect(router.state.location.pathname).toBe('/payments/88190')
  expect(await screen.findByText('Its purchase')).toBeVisible()
})

test('a charge shows its car and lot, with the purchase number in the link’s title', async () => {
  await open('/payments', {
    [listing]: paymentsOf([aPayment(88190, { car: 'Toyota Prado', lotNo: 41207 })]),
  })
  const link = await screen.findByRole('link', { name: 'Charge: Toyota Prado, lot 41207' })
  expect(link).toHaveAttribute('title', 'SB26000398')
})

test('missing values stay blank, and truncated text can be read in full', async () => {
  await open('/payments', {
    [listing]: paymentsOf([{ ...aPayment(88190), method: '', etd: null, eta: null }]),
  })
  const row = await screen.findByRole('row', { name: /88190/ })
  const blank = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(blank.slice(3, 6)).toEqual(['', '', ''])
  expect(within(row).getByTitle('Charge: SB26000398')).toBeVisible()
})

test('the sums received and spent are in the same line as the filters', async () => {
  await open('/payments', { 'GET /payments/listing': paymentsOf([]) })
  const line = (await screen.findByText(/^Received/)).closest('div')?.parentElement
  expect(line).toContainElement(screen.getByRole('radiogroup'))
})

test('payments are filtered by type and day, as the address shows', async () => {
  const { user, router, asked } = await open('/payments?dateFrom=2026-11-01&page=2', {
    [listing]: paymentsOf([aPayment(1)], 64),
  })
  await user.click(await screen.findByRole('radio', { name: 'Remittances' }))
  expect(router.state.location.search).toBe('?dateFrom=2026-11-01&type=Remittances')
  await waitFor(() =>
    expect(asked('/payments/listing').at(-1)).toBe(
      '?page=1&pageSize=20&dateFrom=2026-11-01&type=Remittances',
    ),
  )
})

test('on a phone the sums received and spent come first among the figures, and files are beside the chips', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await open('/payments', { 'GET /payments/listing': paymentsOf([aPayment(1)]) })
  const line = within(await screen.findByRole('region', { name: 'Received, spent and limits' }))
  expect(line.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Received',
    'Spent',
    'Credit limit',
    'Maximum bid allowed',
    'Daily bid limit',
    'Daily USS limit',
    'Active bids',
  ])
  const chips = within(screen.getByRole('button', { name: 'Show: All' }).parentElement as HTMLElement)
  expect(chips.getByRole('button', { name: /Statement/ })).toBeVisible()
  expect(await chips.findByRole('button', { name: 'Save the list' })).toBeVisible()
})

test('on a phone one chip opens the filters, and each active filter has a chip to remove it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, router } = await open('/payments?search=SWIFT&dateFrom=2026-11-01', {
    [listing]: paymentsOf([aPayment(1)], 64),
  })
  expect(await screen.findByText('−¥ 3 604 800', { normalizer: plain })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove SWIFT' }))
  expect(router.state.location.search).toBe('?dateFrom=2026-11-01')
  expect(screen.getByRole('button', { name: 'Remove 2026.11.01–' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show: All' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Show' }))
  await user.click(sheet.getByRole('radio', { name: 'Remittances' }))
  await user.click(sheet.getByRole('button', { name: 'Show 64' }))
  expect(router.state.location.search).toBe('?dateFrom=2026-11-01&type=Remittances')
  expect(await screen.findByRole('button', { name: 'Show: Remittances' })).toBeVisible()
})

test('a ledger column header sorts the ledger and shows the default order', async () => {
  const { user, router, asked } = await open('/payments', {
    'GET /payments/listing': paymentsOf([aPayment(1)]),
  })
  expect(await screen.findByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(router.state.location.search).toBe('?sort=amount')
  await waitFor(() =>
    expect(asked('/payments/listing').at(-1)).toBe('?page=1&pageSize=20&sort=amount&order=desc'),
  )
  await user.click(screen.getByRole('button', { name: 'Date' }))
  await user.click(screen.getByRole('button', { name: 'Date' }))
  expect(router.state.location.search).toBe('?sort=date&order=asc')
})

test('a reversal says which line it reverses, and payment methods are named', async () => {
  const reversal = { ...aPayment(88215), type: 'Remittances' as const, method: 'adjustment', sku: null }
  await open(
    '/payments',
    { [listing]: paymentsOf([{ ...reversal, description: 'Wrong client', reverses: 88214 }]) },
    'ru',
  )
  expect(await screen.findByText('Сторно записи 88214, Wrong client')).toBeVisible()
  expect(screen.getByText('Корректировка')).toBeVisible()
})

test('nothing paid, nothing found and a failed load have different messages', async () => {
  const { user } = await open('/payments?search=Crown', { [listing]: paymentsOf([]) })
  expect(await screen.findByText('No payments match these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(await screen.findByText('Your payments appear here.')).toBeVisible()
  cleanup()
  await open('/payments', { [listing]: () => refused(500, 'internal') }, 'ru')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить платежи')
})

test('the balance shows how the maximum bid is calculated', async () => {
  await open('/balance', {})
  const sum = await screen.findByRole('region', { name: 'How it is calculated' })
  expect([...sum.querySelectorAll('dl > div')].map(text)).toEqual([
    'Balance¥ 1 240 500',
    'Credit limit+¥ 8 000 000',
    'Active bids−¥ 4 888 000',
    'Available limit¥ 4 352 500',
    'Maximum bid allowed¥ 4 350 000',
  ])
  expect(screen.getByText('no limit')).toBeVisible()
})

test('a payment links to the receipts stored with it', async () => {
  const { user } = await open('/payments', {
    'GET /payments/listing': paymentsOf([{ ...aRemittance(7), files: 2 }, aRemittance(8)]),
    'GET /payments/own-files': {
      files: [
        { id: 1, name: 'slip.pdf', size: 9, at: '2026-11-24T01:00:00.000Z', by: null, path: '/v1/slip' },
      ],
    },
  })
  await user.click(await screen.findByRole('button', { name: '2 receipts' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receipts of entry 7' })
  expect(await within(dialog).findByRole('link', { name: 'slip.pdf' })).toHaveAttribute('href', '/v1/slip')
})

test('a client adds a receipt to one of their payments', async () => {
  const sent: unknown[] = []
  const { user } = await open('/payments', {
    'GET /payments/listing': paymentsOf([aRemittance(8)]),
    'GET /payments/own-files': { files: [] },
    'POST /payments/add-own-file': async (request: Request) => {
      sent.push(await request.json())
      return { success: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a receipt to entry 8' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receipts of entry 8' })
  expect(await within(dialog).findByText(/There are no receipts yet/)).toBeVisible()
  const input = within(dialog).getByLabelText('Add a receipt', { selector: 'input' })
  await user.upload(input, new File(['x'], 'slip.pdf'))
  await waitFor(() => expect(sent).toEqual([{ id: 8, name: 'slip.pdf', data: btoa('x') }]))
})

test('payments are exported with the current filters, across all pages', async () => {
  const asked: string[] = []
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  const { user } = await open('/payments?type=Remittances&dateFrom=2026-11-01&page=2', {
    'GET /payments/listing': paymentsOf([aRemittance(9)]),
    'GET /payments/listing-export': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { url: '/v1/own-payments-export?link=x' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save the list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save the list as CSV' }))
  await waitFor(() => expect(saved).toEqual(['/v1/own-payments-export?link=x']))
  expect(asked).toEqual(['?dateFrom=2026-11-01&type=Remittances&format=csv'])
  vi.restoreAllMocks()
})

test('an entry says if it was moved from or to another account, or which entry reverses it', async () => {
  const none = { sku: null, purpose: null }
  await open('/payments', {
    'GET /payments/listing': paymentsOf([
      aPayment(7, { ...none, description: 'SWIFT 7', moved: 'in' }),
      aPayment(8, { ...none, description: 'SWIFT 8', moved: 'out', reversedBy: 10 }),
      aPayment(9, { ...none, description: 'SWIFT 9', reversedBy: 11 }),
    ]),
  })
  expect(await screen.findByText('SWIFT 7, moved here from another account')).toBeVisible()
  expect(screen.getByText('SWIFT 8, moved to another account')).toBeVisible()
  expect(screen.getByText('SWIFT 9, reversed by 11')).toBeVisible()
})
