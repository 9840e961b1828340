import { upsertCached } from '@seriba/api/cached'
import { myOffers } from '@seriba/api/client/order-offers'
import { myOrders } from '@seriba/api/client/orders'
import { listOffers, lotsToOffer, ordersForLot } from '@seriba/api/manager/order-offers'
import { listOrders } from '@seriba/api/manager/orders'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { screen, userEvent } from 'storybook/test'
import { OfferForOrder } from '../desk/OfferForOrder.tsx'
import { OrdersPage } from '../desk/OrdersPage.tsx'
import { aLot, anOffer, anOrder, aStaffOrder } from '../testing/offers.ts'
import { MakeOrderPage } from './MakeOrderPage.tsx'

const offered = { stage: 'offered', offered: 6, waiting: 2 } as const
const orders = [
  anOrder(1, { maker: 'Toyota', model: 'Hiace Van 4WD', note: 'No sunroof', status: 'new', stage: 'new' }),
  anOrder(5, offered),
  anOrder(3, {
    maker: 'Mazda',
    model: 'RX-7',
    stage: 'bought',
    bought: [6003],
    status: 'closed',
    offered: 1,
  }),
]
const offers = [
  anOffer(1, 8156),
  anOffer(2, 20_461),
  anOffer(3, 512, { state: 'bid', bidAmount: 1_700_000 }),
  anOffer(4, 6003, { state: 'bought', bidAmount: 1_700_000 }),
  anOffer(5, 77, { state: 'declined' }),
  anOffer(6, 1020, { state: 'sold', lot: aLot(1020, { soldPrice: 1_900_000 }) }),
]
const staffOrders = [aStaffOrder(5, offered), aStaffOrder(6, { status: 'new', stage: 'new' })]

type WorldProps = { page?: 'client' | 'desk' | 'lot' }

const pages = {
  client: <MakeOrderPage />,
  desk: <OrdersPage />,
  lot: <OfferForOrder lotId="9" pageType="car-auction" place="head" />,
}

function World({ page = 'client' }: WorldProps) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(myOrders, undefined, { orders }))
    void made.dispatch(upsertCached(myOffers, { id: 5 }, { offers }))
    void made.dispatch(upsertCached(listOffers, { id: 5 }, { offers }))
    void made.dispatch(upsertCached(lotsToOffer, { id: 5 }, { lots: [aLot(3001), aLot(3002)] }))
    const forLot = staffOrders.map((order, at) => ({ ...order, offer: at === 0 ? anOffer(1, 8156) : null }))
    void made.dispatch(upsertCached(ordersForLot, { lotId: '9' }, { orders: forLot }))
    void made.dispatch(
      upsertCached(
        listOrders,
        { page: 1, pageSize: 20 },
        {
          orders: staffOrders,
          counts: { new: 1, searching: 0, offered: 1, bought: 0, closed: 0 },
          pageInfo: { page: 1, pageSize: 20, totalSearchResults: 2, totalResults: 2 },
        },
      ),
    )
    return made
  })
  return (
    <InStory store={store}>
      <MemoryRouter>{pages[page]}</MemoryRouter>
    </InStory>
  )
}

const meta = { title: 'Orders/Orders', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const WithProblems: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send order' }))
    await screen.findAllByText('Required field')
  },
}
export const Desk: Story = { args: { page: 'desk' } }
export const OffersOfAnOrder: Story = {
  args: { page: 'desk' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '6 lots offered for order 5' }))
    await screen.findByRole('button', { name: 'Offer lot 3001' })
  },
}
export const OrdersOfALot: Story = {
  args: { page: 'lot' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Offer for an order' }))
    await screen.findByRole('button', { name: 'Offer to Oleg Sidorenko, order 6' })
  },
}
