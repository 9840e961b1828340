import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { Offer } from '@seriba/contracts/order-offers'
import type { Order } from '@seriba/contracts/orders'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { MakeOrderPage } from '../form/MakeOrderPage.tsx'
import { aLot, anOffer, anOrder } from '../testing/offers.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const offered = anOrder(5, { stage: 'offered', offered: 2, waiting: 2 })
const bought = anOrder(3, { maker: 'Mazda', model: 'RX-7', stage: 'bought', bought: [6003], offered: 1 })

type World = {
  orders?: Order[]
  of?: Record<number, Offer[]>
  answer?: unknown
  at?: string
  language?: Language
}

async function open({
  orders = [bought, offered],
  of = { 5: [anOffer(1, 8156), anOffer(2, 20_461)], 3: [anOffer(3, 6003, { state: 'bought' })] },
  answer = { success: true },
  at = '/make-an-order',
  language = 'en',
}: World = {}) {
  const offers = { ...of }
  const world = createTestStore({
    'GET /stats/makers': [],
    'GET /car-auction/makers': [],
    'GET /bid/type': [],
    'GET /order/my-orders': { orders },
    'GET /order/my-offers': (request: Request) => ({
      offers: offers[Number(new URL(request.url).searchParams.get('id'))],
    }),
    'PUT /order/answer-offer': async (request: Request) => {
      const { id, declined } = await request.json()
      if (answer instanceof Response) return answer
      offers[5] = (offers[5] ?? []).map((one) =>
        one.id === id ? { ...one, state: declined ? 'declined' : 'waiting' } : one,
      )
      return answer
    },
  })
  const router = createMemoryRouter([{ path: '*', element: <MakeOrderPage /> }], { initialEntries: [at] })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, router, user: userEvent.setup() }
}

const section = (name = 'Offered for Jimny Sierra') => screen.findByRole('region', { name })
const lotsIn = (place: HTMLElement) => within(place).getAllByRole('listitem')

test('an order shows how many lots are waiting or which one was bought, and the waiting ones are listed below', async () => {
  await open()
  expect(await screen.findByText('2 lots offered')).toBeVisible()
  expect(screen.getByText('Bought 6003')).toBeVisible()
  const [lot] = await waitFor(async () => lotsIn(await section()))
  expect(lot).toHaveTextContent('2021, 22 000 km, 5')
  expect(lot).toHaveTextContent('¥ 1 690 000')
  expect(within(lot as HTMLElement).getByRole('link', { name: 'Lot 8156' })).toHaveAttribute(
    'href',
    '/car-auctions/108156',
  )
})

test('accepting an offer leads to bidding on the lot’s page', async () => {
  const { user, router } = await open()
  await user.click(await screen.findByRole('link', { name: 'Bid on lot 20461' }))
  expect(router.state.location.pathname).toBe('/car-auctions/120461')
})

test('a lot can be declined and restored by keyboard, while the other lot keeps waiting', async () => {
  const { user, sent } = await open()
  ;(await screen.findByRole('button', { name: 'Decline lot 8156' })).focus()
  await user.keyboard('{Enter}')
  const undo = await screen.findByRole('button', { name: 'Undo declining lot 8156' })
  expect(within(lotsIn(await section())[0] as HTMLElement).getByText('Declined')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bid on lot 20461' })).toBeVisible()
  expect(undo).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Decline lot 8156' })).toBeVisible()
  expect(sent('PUT /order/answer-offer')).toEqual([
    { id: 1, declined: true },
    { id: 1, declined: false },
  ])
})

test('a refused answer is reported, and the lot keeps waiting', async () => {
  const { user, store } = await open({ answer: refused(404, 'not_found') })
  await user.click(await screen.findByRole('button', { name: 'Decline lot 8156' }))
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([
      { tone: 'error', text: 'Couldn’t send the answer' },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Decline lot 8156' })).toBeVisible()
})

test('a lot with an outcome shows it instead of a question', async () => {
  await open({
    of: {
      5: [
        anOffer(1, 8156, { state: 'bid', bidAmount: 1_700_000 }),
        anOffer(2, 20_461, { state: 'sold', lot: aLot(20_461, { soldPrice: 1_900_000 }) }),
        anOffer(4, 300, { state: 'over' }),
      ],
    },
  })
  await screen.findByText(/^Bid ¥/)
  const said = lotsIn(await section()).map((row) => row.textContent?.replaceAll('\u00A0', ' '))
  expect(said[0]).toContain('Bid ¥ 1 700 000')
  expect(said[1]).toContain('¥ 1 900 000')
  expect(said[1]).toContain('Sold')
  expect(said[2]).toContain('Over')
  expect(screen.queryByRole('button', { name: /^Decline lot/ })).toBeNull()
})

test('the order named in the address is shown, and a link switches to another', async () => {
  const { user, router } = await open({ at: '/make-an-order?order=3' })
  expect(within(await section('Offered for RX-7')).getByRole('heading')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Suzuki Jimny Sierra' }))
  expect(router.state.location.search).toBe('?order=5')
  const shown = await section()
  await waitFor(() => expect(shown).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Suzuki Jimny Sierra' })).toHaveAttribute('aria-current', 'true')
})

test('on a small screen the offered lots are announced above the form', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user } = await open()
  expect(await screen.findByText(/^2 lots need/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Review' }))
  const shown = await section()
  await waitFor(() => expect(shown).toHaveFocus())
})

test('orders without offers have no such list, and offers that failed to load can be retried', async () => {
  await open({ orders: [anOrder(1)] })
  expect(await screen.findByText('Suzuki Jimny Sierra')).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Offered/ })).toBeNull()
  cleanup()
  const { user } = await open({ of: {} })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Couldn’t load the offers')).toBeVisible()
})

test('offers are available in Russian', async () => {
  await open({ language: 'ru' })
  expect(await screen.findByText('Предложено 2 лота')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Нет, лот 8156' })).toBeVisible()
})
