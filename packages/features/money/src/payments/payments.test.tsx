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
import { PurchaseDetailsPage } from '../details/PurchaseDetailsPage.tsx'
import { aCredit } from '../testing/credit.ts'
import { aBalance, aPayment, aPurchase, aRemittance, paymentsOf } from '../testing/payments.ts'
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

test.each(['/payments', '/balance'])('a deposit on its way is told on %s, and led back to', async (at) => {
  const { user } = await open(at, {
    'GET /payments/deposit': deposit,
    'GET /payments/listing': paymentsOf([]),
  })
  expect(
    await screen.findByText(/deposit of ¥ 150 000 is on its way, reference SB 104882 0001/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Transfer details' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('the payments lead to the balance', async () => {
  const { user, router } = await open('/payments', { 'GET /payments/listing': paymentsOf([]) })
  await user.click(await screen.findByRole('link', { name: 'Balance' }))
  expect(router.state.location.pathname).toBe('/balance')
})

async function open(at: string, answers: Record<string, unknown>, language: Language = 'en') {
  const world = createTestStore({ 'GET /user/balance': aBalance, 'GET /user/credit': aCredit, ...answers })
  const router = createMemoryRouter(
    [
      { path: '/payments', element: <PaymentsPage /> },
      { path: '/payments/:id', element: <PurchaseDetailsPage by="payment" /> },
      { path: '/purchases/:id', element: <PurchaseDetailsPage by="purchase" /> },
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

test('a ledger line has its sign and the balance after it, and a charge leads to its purchase', async () => {
  const { user, router, asked } = await open('/payments', {
    [listing]: paymentsOf([aRemittance(88214), aPayment(88190)]),
    'GET /purchased-cars/view': { success: true, data: aPurchase },
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
  expect(await screen.findByRole('heading', { name: 'Finances' })).toBeVisible()
  expect(asked('/purchased-cars/view')).toEqual(['?id=88190&by=payment'])
})

test('payments are narrowed by type and day, and the address says so', async () => {
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

test('a line that takes another back says which, and methods are named', async () => {
  const reversal = { ...aPayment(88215), type: 'Remittances' as const, method: 'adjustment', sku: null }
  await open(
    '/payments',
    { [listing]: paymentsOf([{ ...reversal, description: 'Wrong client', reverses: 88214 }]) },
    'ru',
  )
  expect(await screen.findByText('Сторно записи 88214, Wrong client')).toBeVisible()
  expect(screen.getByText('Корректировка')).toBeVisible()
})

test('nothing paid, nothing found and nothing read are told apart', async () => {
  const { user } = await open('/payments?search=Crown', { [listing]: paymentsOf([]) })
  expect(await screen.findByText('No payments match these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(await screen.findByText('Your payments appear here.')).toBeVisible()
  cleanup()
  await open('/payments', { [listing]: () => refused(500, 'internal') }, 'ru')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить платежи')
})

test('a purchase says what it is, where it is and what it costs', async () => {
  const { asked } = await open('/purchases/1', {
    'GET /purchased-cars/view': { success: true, data: aPurchase },
  })
  const finances = await screen.findByRole('region', { name: 'Finances' })
  expect(text(finances)).toContain('Total¥ 5 462 300')
  expect(text(screen.getByRole('region', { name: 'Car Details' }))).toContain('Engine2 490 cc')
  expect(screen.getByRole('link', { name: '20117' })).toHaveAttribute('href', '/car-statistics/9')
  const logistics = text(screen.getByRole('region', { name: 'Logistics' }))
  for (const fact of ['Yard arrival ETA2026.11.26', 'Discharge portVladivostok', 'ETA2026.12.28'])
    expect(logistics).toContain(fact)
  expect(screen.getByText('In transit')).toBeVisible()
  expect(asked('/purchased-cars/view')).toEqual(['?id=1&by=purchase'])
})

test('a purchase is compared with what its bid came to, line by line', async () => {
  const atBid = {
    amount: 5_300_000,
    at: '2026-11-20T01:00:00.000Z',
    tablesFrom: '2026-11-01',
    port: { en: 'Auckland', ru: 'Окленд' },
    charges: { price: 5_300_000, agentFee: 40_000, delivery: 17_300, other: 500, freight: null },
    destination: [{ id: 'gst', label: { en: 'GST', ru: 'GST' }, yen: 800_000 }],
    landed: 6_300_000,
  }
  await open('/purchases/1', {
    'GET /purchased-cars/view': { success: true, data: { ...aPurchase, atBid } },
  })
  const costs = within(await screen.findByRole('region', { name: 'Compared with your bid' }))
  const row = (name: string) => text(costs.getByRole('row', { name: new RegExp(name) }))
  expect(row('sold price; your bid was')).toContain('¥ 5 300 000¥ 5 285 000−¥ 15 000')
  expect(row('Other fees')).toContain('¥ 500¥ 0−¥ 500')
  expect(row('Freight')).toContain('-¥ 120 000-')
  expect(costs.getByRole('heading', { name: /as estimated for Auckland/ })).toBeVisible()
  expect(costs.getByText('¥ 6 300 000')).toBeVisible()
})

test('a purchase that is not there, and an address that is none, say so', async () => {
  await open('/payments/7', { 'GET /purchased-cars/view': () => refused(404, 'not_found') })
  expect(await screen.findByText('Purchase not found')).toBeVisible()
  cleanup()
  const { asked } = await open('/purchases/none', {})
  expect(await screen.findByRole('link', { name: 'Purchased' })).toHaveAttribute('href', '/purchases')
  expect(asked('/purchased-cars/view')).toEqual([])
})

test('the balance says how the maximum bid comes about', async () => {
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
