import { upsertCached } from '@seriba/api/cached'
import { listPayments, viewBalance, viewPurchase } from '@seriba/api/client/money'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { screen } from 'storybook/test'
import { BalancePage } from '../balance/BalancePage.tsx'
import { PurchaseDetailsPage } from '../details/PurchaseDetailsPage.tsx'
import { aBalance, aPayment, aPurchase, aRemittance, paymentsOf } from '../testing/payments.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

const i18n = await createI18n('en', messages)

function World({ at }: { at: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const list = paymentsOf([aRemittance(88214), aPayment(88190)])
    void made.dispatch(upsertCached(listPayments, { page: 1, pageSize: 20 }, list))
    void made.dispatch(upsertCached(viewBalance, undefined, aBalance))
    const details = { success: true as const, data: aPurchase }
    void made.dispatch(upsertCached(viewPurchase, { id: 1, by: 'purchase' }, details))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/payments', element: <PaymentsPage /> },
        { path: '/purchases/:id', element: <PurchaseDetailsPage by="purchase" /> },
        { path: '/balance', element: <BalancePage /> },
      ],
      { initialEntries: [at] },
    ),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}

const meta = { title: 'Money/Payments', component: World } satisfies Meta<typeof World>
export default meta
type Story = StoryObj<typeof meta>

export const Payments: Story = {
  args: { at: '/payments' },
  play: async () => {
    await screen.findByText('Deposit: SWIFT 2611190412')
  },
}
export const Purchase: Story = { args: { at: '/purchases/1' } }
export const Balance: Story = { args: { at: '/balance' } }
