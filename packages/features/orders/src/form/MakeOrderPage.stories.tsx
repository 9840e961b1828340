import { ordersApi } from '@seriba/api/orders'
import { makeStore } from '@seriba/api/store'
import { emptyWish } from '@seriba/domain/orders/order'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { screen, userEvent } from 'storybook/test'
import { OrdersPage } from '../desk/OrdersPage.tsx'
import { MakeOrderPage } from './MakeOrderPage.tsx'

const i18n = await createI18n('en', phrases)
const order = {
  ...emptyWish,
  id: 1,
  kind: 'car',
  maker: 'Toyota',
  model: 'Hiace Van 4WD',
  yearFrom: 2018,
  yearTo: 2021,
  grades: ['4.5', '4'],
  budget: 2_600_000,
  port: 'Vladivostok',
  note: 'No sunroof',
  status: 'searching',
  createdAt: '2026-11-20T03:00:00Z',
} as const
const orders = [{ ...order, grades: [...order.grades] }]
const client = { id: 1042, name: 'Oleg Sidorenko', company: 'Amur Trade' }

function World({ staff }: { staff?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(ordersApi.util.upsertQueryData('myOrders', undefined, { orders }))
    void made.dispatch(
      ordersApi.util.upsertQueryData(
        'listOrders',
        { page: 1, pageSize: 20 },
        {
          orders: orders.map((one) => ({ ...one, client })),
          counts: { new: 0, searching: 1, closed: 0 },
          pageInfo: { page: 1, pageSize: 20, totalSearchResults: 1, totalResults: 1 },
        },
      ),
    )
    return made
  })
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>{staff ? <OrdersPage /> : <MakeOrderPage />}</MemoryRouter>
      </I18nextProvider>
    </Provider>
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
export const Desk: Story = { args: { staff: true } }
