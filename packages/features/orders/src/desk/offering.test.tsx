import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { Offer, OfferedLot } from '@seriba/contracts/order-offers'
import { offerLimits } from '@seriba/domain/orders/offer'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { aLot, anOffer, aStaffOrder } from '../testing/offers.ts'
import { OfferForOrder } from './OfferForOrder.tsx'
import { OrdersForLot } from './OrdersForLot.tsx'
import { OrderTable } from './OrderTable.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type World = {
  offers?: Offer[]
  found?: OfferedLot[]
  fitting?: OfferedLot[]
  orders?: number
  error?: Response
  offer?: Offer | null
}

/** A desk with orders and lots to offer; offered lots then appear among the offers. */
async function open(
  what: ReactNode,
  {
    offers: made = [],
    found = [],
    fitting = [aLot(3001), aLot(3002)],
    orders = 2,
    error,
    offer = null,
  }: World = {},
) {
  let offers = made
  const asked: (string | null)[] = []
  const world = createTestStore({
    'GET /car-auction/makers': [],
    'GET /order/offers': () => ({ offers }),
    'GET /order/lots-to-offer': (request: Request) => {
      const search = new URL(request.url).searchParams.get('search')
      asked.push(search)
      return { lots: search === null ? fitting : found }
    },
    'GET /order/for-lot': () => ({
      orders: [
        { ...aStaffOrder(7, { note: 'Manual gearbox' }), offer },
        { ...aStaffOrder(8), offer: anOffer(4, 8156, { state: 'declined' }) },
        ...Array.from({ length: orders - 2 }, (_, at) => ({ ...aStaffOrder(100 + at), offer: null })),
      ],
    }),
    'POST /order/offer-lot': async (request: Request) => {
      const { lotId } = await request.json()
      if (error) return error
      offers = [...offers, anOffer(9, Number(lotId) - 100_000)]
      return { success: true }
    },
    'PUT /order/withdraw-offer': () => {
      if (error) return error
      offers = []
      return { success: true }
    },
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <MemoryRouter>{what}</MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, asked, user: userEvent.setup() }
}

const newOrder = aStaffOrder(7, { status: 'new', stage: 'new' })
const offeredOrder = aStaffOrder(7, { stage: 'offered', offered: 1, waiting: 1 })

test('from an order, staff offer a matching lot using only the keyboard', async () => {
  const { user, sent } = await open(<OrderTable orders={[newOrder]} />)
  screen.getByRole('button', { name: 'Offer lots for order 7' }).focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Lots for Suzuki Jimny Sierra' }))
  ;(await dialog.findByRole('button', { name: 'Offer lot 3001' })).focus()
  await user.keyboard('{Enter}')
  const offered = within(await dialog.findByRole('region', { name: 'Offered' }))
  expect(await offered.findByRole('link', { name: 'Lot 3001' })).toBeVisible()
  expect(offered.getByText('Not answered')).toBeVisible()
  expect(sent('POST /order/offer-lot')).toEqual([{ id: 7, lotId: '103001' }])
  expect(dialog.queryByRole('button', { name: 'Offer lot 3001' })).toBeNull()
})

test('a lot number is searched on Enter, an address when it is pasted, and no result is reported', async () => {
  const { user, asked } = await open(<OrderTable orders={[newOrder]} />, { found: [aLot(8156)] })
  await user.click(screen.getByRole('button', { name: 'Offer lots for order 7' }))
  const field = await screen.findByRole('searchbox', { name: 'Lot number or link' })
  await user.type(field, '8156{Enter}')
  expect(await screen.findByRole('button', { name: 'Offer lot 8156' })).toBeVisible()
  await user.clear(field)
  await user.click(field)
  await user.paste('https://cars.example/car-auctions/108156')
  await waitFor(() => expect(asked.at(-1)).toBe('https://cars.example/car-auctions/108156'))
  cleanup()
  const second = await open(<OrderTable orders={[newOrder]} />)
  await second.user.click(screen.getByRole('button', { name: 'Offer lots for order 7' }))
  await second.user.type(await screen.findByRole('searchbox'), '1{Enter}')
  expect(await screen.findByText(/^No upcoming lot has this number/)).toBeVisible()
})

test('an offer can be withdrawn unless the client has bid on it', async () => {
  const taken = anOffer(2, 512, { state: 'bid', bidAmount: 1_700_000 })
  const { user, sent } = await open(<OrderTable orders={[offeredOrder]} />, {
    offers: [anOffer(1, 8156), taken],
  })
  await user.click(screen.getByRole('button', { name: '1 lot offered for order 7' }))
  const withdraw = await screen.findByRole('button', { name: 'Withdraw lot 8156' })
  expect(screen.queryByRole('button', { name: 'Withdraw lot 512' })).toBeNull()
  await user.click(withdraw)
  await waitFor(() => expect(sent('PUT /order/withdraw-offer')).toEqual([{ id: 1 }]))
})

test('a refusal by the server is shown with its reason', async () => {
  const { user, store } = await open(<OrderTable orders={[newOrder]} />, {
    error: refused(422, 'too_many_offers'),
  })
  await user.click(screen.getByRole('button', { name: 'Offer lots for order 7' }))
  await user.click(await screen.findByRole('button', { name: 'Offer lot 3001' }))
  await waitFor(() =>
    expect(store.getState().notifications.toasts).toMatchObject([
      {
        text: 'Couldn’t offer the lot',
        detail: 'An order can have 20 lots. Withdraw some first.',
      },
    ]),
  )
})

test('a closed order is read-only', async () => {
  const closed = aStaffOrder(7, { status: 'closed', stage: 'closed', offered: 1 })
  const { user } = await open(
    <OrderTable orders={[closed, aStaffOrder(8, { status: 'closed', stage: 'closed' })]} />,
    {
      offers: [anOffer(1, 8156, { state: 'over' })],
    },
  )
  expect(screen.queryByRole('button', { name: /order 8$/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: '1 lot offered for order 7' }))
  expect(await screen.findByText('Over')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('from a lot, staff offer it for an open order and see how other clients answered', async () => {
  const { user, sent } = await open(<OfferForOrder lotId="9" pageType="car-auction" place="head" />)
  await user.click(screen.getByRole('button', { name: 'Offer for an order' }))
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Manual gearbox')
  expect(second).toHaveTextContent('Declined')
  await user.click(screen.getByRole('button', { name: 'Offer to Oleg Sidorenko, order 7' }))
  await waitFor(() => expect(sent('POST /order/offer-lot')).toEqual([{ id: 7, lotId: '9' }]))
  await user.click(screen.getByRole('button', { name: 'Withdraw from Oleg Sidorenko, order 8' }))
  await waitFor(() => expect(sent('PUT /order/withdraw-offer')).toEqual([{ id: 4 }]))
})

test('results of past days cannot be offered', async () => {
  await open(<OfferForOrder lotId="9" pageType="stats" place="head" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list of lots that is full says how to find any other', async () => {
  const fitting = Array.from({ length: offerLimits.shown }, (_, at) => aLot(3001 + at))
  const { user } = await open(<OrderTable orders={[newOrder]} />, { fitting })
  await user.click(screen.getByRole('button', { name: 'Offer lots for order 7' }))
  expect(await screen.findByText(/^The first 20 are listed\. A lot number or a link finds/)).toBeVisible()
})

test('a list of orders that is full leads to all orders', async () => {
  await open(<OrdersForLot lotId="103001" />, { orders: offerLimits.shown })
  expect(await screen.findByText(/^The first 20 are listed/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/orders')
})
