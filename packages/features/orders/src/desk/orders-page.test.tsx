import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { StaffOrder } from '@seriba/contracts/orders'
import { emptyWish } from '@seriba/domain/orders/order'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { OrdersPage } from './OrdersPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const order: StaffOrder = {
  ...emptyWish,
  id: 7,
  kind: 'car',
  maker: 'Suzuki',
  model: 'Jimny Sierra',
  yearFrom: 2020,
  yearTo: null,
  grades: ['4.5', '4'],
  budget: 2_000_000,
  port: 'Poti',
  note: 'No sunroof',
  status: 'new',
  stage: 'new',
  offered: 0,
  waiting: 0,
  bought: [],
  createdAt: '2026-11-12T03:00:00Z',
  client: { id: 1042, name: 'Oleg Sidorenko', company: 'Amur Trade' },
}
const listOf = (orders: StaffOrder[]) => ({
  orders,
  counts: { new: orders.length, searching: 0, offered: 0, bought: 0, closed: 0 },
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: orders.length, totalResults: orders.length },
})

async function open(
  answer: unknown,
  at = '/orders',
  update: unknown = { success: true },
  others: Record<string, unknown> = {},
) {
  const sent: unknown[] = []
  const world = createTestStore({
    'GET /order/index': answer,
    ...others,
    'PUT /order/update-status': async (request: Request) => {
      sent.push(await request.json())
      return update
    },
  })
  const router = createMemoryRouter([{ path: '/orders', element: <OrdersPage /> }], { initialEntries: [at] })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, sent, router, user: userEvent.setup() }
}

test('every status tab shows its number of orders, and the first tab shows the total', async () => {
  const counts = { new: 2, searching: 1, offered: 0, bought: 4, closed: 0 }
  await open({ ...listOf([order]), counts })
  await screen.findByRole('row', { name: /Jimny Sierra/ })
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(['All7', 'New2', 'Searching1', 'Lots offered0', 'Bought4', 'Closed0'])
})

test('staff see who wants what, and set the status', async () => {
  const { sent, user } = await open(listOf([order]))
  const row = await screen.findByRole('row', { name: /Jimny Sierra/ })
  expect(within(row).getByRole('link', { name: 'Oleg Sidorenko' })).toHaveAttribute('href', '/clients/1042')
  expect(row).toHaveTextContent('from 2020, 4.5, 4')
  await user.click(within(row).getByRole('radio', { name: 'Searching' }))
  await waitFor(() => expect(sent).toEqual([{ id: 7, status: 'searching' }]))
})

test('without room for a table each order is a card with the same content and actions', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { sent, user } = await open(listOf([{ ...order, mileageTo: 120_000 }]))
  const list = await screen.findByRole('list', { name: 'Client orders' })
  expect(screen.queryByRole('table')).toBeNull()
  const card = within(list).getByRole('listitem')
  expect(card).toHaveTextContent('Suzuki Jimny Sierra')
  expect(card).toHaveTextContent('from 2020, 4.5, 4, up to 120 000 km')
  expect(card).toHaveTextContent('No sunroof')
  expect(within(card).getByRole('link', { name: 'Oleg Sidorenko' })).toHaveAttribute('href', '/clients/1042')
  expect(within(card).getByRole('button', { name: 'Offer lots for order 7' })).toBeVisible()
  await user.click(within(card).getByRole('radio', { name: 'Searching' }))
  await waitFor(() => expect(sent).toEqual([{ id: 7, status: 'searching' }]))
})

test('the list is exported with the current filters, as a spreadsheet or as CSV', async () => {
  const asked: string[] = []
  const world = await open(listOf([order]), '/orders?status=new&search=Jimny', undefined, {
    'GET /order/export': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { url: '/v1/order-export?link=x' }
    },
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  await world.user.click(screen.getByRole('button', { name: 'Save the list as CSV' }))
  await waitFor(() => expect(saved).toEqual(['/v1/order-export?link=x']))
  expect(asked).toEqual(['?status=new&search=Jimny&format=csv'])
  vi.restoreAllMocks()
})

test('a refused change is reported', async () => {
  const { store, user } = await open(listOf([order]), '/orders', refused(404, 'not_found'))
  const row = await screen.findByRole('row', { name: /Jimny Sierra/ })
  await user.click(within(row).getByRole('radio', { name: 'Closed' }))
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([
      { tone: 'error', text: 'Couldn’t change the status of order 7' },
    ]),
  )
  expect(within(row).getByRole('radio', { name: 'New' })).toBeChecked()
})

test('the address holds the status and the search, and an empty result is reported', async () => {
  const asked: string[] = []
  const { user, router } = await open((request: Request) => {
    asked.push(new URL(request.url).search)
    return listOf([])
  }, '/orders?status=closed')
  expect(await screen.findByText('No orders match.')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'Jimny{Enter}')
  expect(router.state.location.search).toBe('?status=closed&search=Jimny')
  await waitFor(() => expect(asked.at(-1)).toBe('?status=closed&search=Jimny&page=1&pageSize=20'))
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText('Client requests appear here.')).toBeVisible()
})

test('the list is paged with a page size the user chooses', async () => {
  const asked: string[] = []
  const { user, router } = await open((request: Request) => {
    asked.push(new URL(request.url).search)
    const list = listOf([order])
    return { ...list, pageInfo: { ...list.pageInfo, totalSearchResults: 120 } }
  })
  await user.click(await screen.findByRole('button', { name: /^Rows per page/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Show 50' }))
  expect(router.state.location.search).toBe('?pageSize=50')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(router.state.location.search).toBe('?pageSize=50&page=2')
  await waitFor(() => expect(asked.at(-1)).toBe('?page=2&pageSize=50'))
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await open(() => (++tries === 1 ? refused(500, 'internal') : listOf([order])))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the orders')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Jimny Sierra/ })).toBeVisible()
})
