import { upsertCached } from '@seriba/api/cached'
import { viewCredit } from '@seriba/api/client/credit'
import { listPayments, viewBalance } from '@seriba/api/client/money'
import { makeStore } from '@seriba/api/store'
import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { screen } from 'storybook/test'
import { BalancePage } from '../balance/BalancePage.tsx'
import { aCredit } from '../testing/credit.ts'
import { aBalance, aPayment, aRemittance, paymentsOf } from '../testing/payments.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

function World({ at }: { at: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const list = paymentsOf([aRemittance(88214), aPayment(88190)])
    void made.dispatch(upsertCached(listPayments, { page: 1, pageSize: 20 }, list))
    void made.dispatch(upsertCached(viewBalance, undefined, aBalance))
    void made.dispatch(upsertCached(viewCredit, undefined, aCredit))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/payments', element: <PaymentsPage /> },
        { path: '/balance', element: <BalancePage /> },
      ],
      { initialEntries: [at] },
    ),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
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
export const Balance: Story = { args: { at: '/balance' } }
