import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { Purchase } from '@seriba/contracts/money'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PurchasesPage } from './PurchasesPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const bought: Purchase = {
  id: 1,
  sku: '26-11-0427',
  auction: 'USS Yokohama',
  lotNo: 20117,
  maker: 'Toyota',
  model: 'Alphard',
  year: 2021,
  chassis: 'AGH35W',
  purchaseDate: '2026-11-24T01:00:00.000Z',
  exportPort: 'Yokohama',
  voyage: null,
  etd: null,
  eta: '2026-12-28',
  totalPrice: null,
  status: null,
  images: [],
  client: null,
}

const page = (carsList: readonly Purchase[], total = carsList.length) => ({
  success: true,
  carsList,
  statusList: [
    { value: 0, label: 'Processing' },
    { value: 4, label: 'In transit' },
  ],
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: total, totalResults: total },
})

async function open(answer: unknown, path = '/purchases', answers: Record<string, unknown> = {}) {
  const world = createTestStore({ 'GET /purchased-cars/listing': answer, ...answers })
  const router = createMemoryRouter([{ path: '/purchases', element: <PurchasesPage /> }], {
    initialEntries: [path],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
  const asked = () => world.fetch.mock.calls.map(([request]) => new URL(request.url).searchParams)
  return { router, asked, user: userEvent.setup() }
}

test('a purchase shows where the car is, and no price before one is entered', async () => {
  await open(page([bought, { ...bought, id: 2, sku: '26-10-0260', status: 5, totalPrice: 2_194_300 }]))
  const fresh = within(await screen.findByRole('row', { name: /26-11-0427/ }))
  expect(fresh.getByText('Processing')).toBeVisible()
  expect(fresh.getByRole('img', { name: 'Step 0 of 5' })).toBeVisible()
  expect(fresh.getByText('2026.12.28')).toBeVisible()
  const old = within(screen.getByRole('row', { name: /26-10-0260/ }))
  expect(old.getByText('Delivered')).toBeVisible()
  expect(old.getByText('¥ 2 194 300')).toBeVisible()
})

test('a dealer sees whose car it is', async () => {
  await open(
    page([
      { ...bought, client: { id: 22, name: 'Levan Beridze' } },
      { ...bought, id: 2, sku: 'own' },
    ]),
  )
  expect(await screen.findByRole('row', { name: /26-11-0427.*Levan Beridze/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /own/ })).not.toHaveTextContent('Levan')
})

test('the address is requested as it is, and a search starts at page 1', async () => {
  const { user, asked, router } = await open(page([bought], 64), '/purchases?status=0&page=2')
  await screen.findByRole('row', { name: /26-11-0427/ })
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({ status: '0', page: '2', pageSize: '20' })
  await user.type(screen.getByRole('searchbox'), 'Alphard{Enter}')
  expect(router.state.location.search).toBe('?search=Alphard&status=0')
  await waitFor(() => expect(asked().at(-1)?.get('search')).toBe('Alphard'))
})

test('a nonexistent day is reported in words, and nothing is requested', async () => {
  const { user, asked } = await open(page([bought]))
  await screen.findByRole('row', { name: /26-11-0427/ })
  const before = asked().length
  await user.click(screen.getByRole('button', { name: 'Bought', expanded: false }))
  const from = await screen.findByRole('textbox', { name: 'From' })
  await user.type(from, '20261399')
  expect(await screen.findByText('Enter a date as 2026-11-24')).toBeVisible()
  expect(from).toBeInvalid()
  expect(asked()).toHaveLength(before)
})

test('the date filter and the sortable column header have different names', async () => {
  await open(page([bought]))
  await screen.findByRole('row', { name: /26-11-0427/ })
  expect(screen.getAllByRole('button', { name: 'Purchase date' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Bought' })).toBeVisible()
})

test('nothing bought and nothing found have different messages', async () => {
  const { user, router } = await open(page([]), '/purchases?search=Crown')
  expect(await screen.findByText('No purchases match these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Vehicles you win appear here.')).toBeVisible()
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await open(() => (++tries === 1 ? refused(500, 'internal') : page([bought])))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the purchases')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /26-11-0427/ })).toBeVisible()
})

test('a column header sorts descending, ascending, then by default, as the address shows', async () => {
  const { user, asked, router } = await open(page([bought]))
  expect(await screen.findByRole('columnheader', { name: /Purchase date/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.click(await screen.findByRole('button', { name: 'Total price' }))
  expect(router.state.location.search).toBe('?sort=total')
  await waitFor(() => expect(asked().at(-1)?.get('order')).toBe('desc'))
  await user.click(screen.getByRole('button', { name: 'Total price' }))
  expect(router.state.location.search).toBe('?sort=total&order=asc')
  expect(screen.getByRole('columnheader', { name: 'Total price' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('button', { name: 'Total price' }))
  expect(router.state.location.search).toBe('')
})

test('a total is also shown in the buyer’s currency, with the date of the rate once', async () => {
  const rate = { currency: 'NZD', yenPer: '89.25', day: '2026-11-24', source: 'ecb', stale: false }
  await open(page([{ ...bought, totalPrice: 2_194_300 }]), '/purchases', {
    'GET /user/rates': { own: 'NZD', rates: [rate] },
  })
  const row = within(await screen.findByRole('row', { name: /26-11-0427/ }))
  expect(await row.findByText(/≈\sNZD\s24\s586/)).toBeVisible()
  expect(screen.getByText(/NZD at the 2026.11.24 rate. You pay in yen./)).toBeVisible()
})

test('purchases are exported with the current filters, across all pages', async () => {
  const asked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open(page([bought], 40), '/purchases?status=4&search=Alphard&page=2', {
    'GET /purchased-cars/listing-export': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { url: '/v1/own-purchases-export?link=x' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Save the list' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save the list as XLSX' }))
  await waitFor(() => expect(asked).toEqual(['?search=Alphard&status=4&format=xlsx']))
  vi.restoreAllMocks()
})
