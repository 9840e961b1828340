import { clientsApi } from '@seriba/api/clients'
import { siteApi } from '@seriba/api/site'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { aClient } from '../testing/client.ts'
import { ClientPage } from './ClientPage.tsx'

const i18n = await createI18n('en', phrases)
const countryList = [{ value: 183, label: 'Russia', code: 'RU' }]

function World({ inDebt }: { inDebt?: boolean }) {
  const [store] = useState(() => {
    const made = makeStore()
    const client = aClient({ biddingAllowed: !inDebt })
    if (inDebt) client.balanceInfo.balance = -412_000
    void made.dispatch(clientsApi.util.upsertQueryData('viewClient', { id: 104882 }, client))
    void made.dispatch(siteApi.util.upsertQueryData('countryList', undefined, { success: true, countryList }))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/clients/:id', element: <ClientPage bids={() => null} /> }], {
      initialEntries: ['/clients/104882'],
    }),
  )
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}

const meta = { title: 'Clients/Client', component: World } satisfies Meta<typeof World>
export default meta

export const Default: StoryObj<typeof meta> = {}
export const InDebt: StoryObj<typeof meta> = { args: { inDebt: true } }
