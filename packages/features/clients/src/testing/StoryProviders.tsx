import { upsertCached } from '@seriba/api/cached'
import { clientCredit, clientLedger, clientPurchases, clientSessions } from '@seriba/api/manager/client-parts'
import { clientHistory, listAccountManagers, listClients, viewClient } from '@seriba/api/manager/clients'
import { countryList } from '@seriba/api/public/site'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { InStory } from '@seriba/testing/InStory'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ClientPage } from '../client/ClientPage.tsx'
import { ClientsPage } from '../list/ClientsPage.tsx'
import { askedOf, readClientsQuery } from '../list/use-clients-query.ts'
import { aClient, aClientRow, accountManagers, aListOf, countries } from './client.ts'
import { creditParts, onePage, somePayments, somePurchases, someSessions } from './parts.ts'

const names = [
  ['Tomas Novak', 'Praha JDM', 1064, -85_500, 3_000_000],
  ['Samuel Otieno', 'Rift Motors', 1064, 0, 3_500_000],
  ['Peter Mwangi', 'Nairobi Imports', 1092, 860_000, 15_000_000],
  ['Khalid Al Amri', 'Muscat Motors', 981, -412_000, 12_000_000],
  ['Faith Wanjiru', null, 979, 0, 0],
  ['Brian Kiptoo', null, 980, 0, 0],
  ['Farid Haidari', 'Kabul Star', 982, 0, 0],
] as const

const rows = names.map(([fullName, company, roleId, balance, creditLimit], at) => {
  const activeBids = Math.round((balance + creditLimit) * (1 - at / 6))
  const left = Math.max(0, balance + creditLimit - activeBids)
  const bids = { activeBids, activeBidsCount: activeBids > 0 ? 12 - at : 0 }
  const figures = {
    ...aClient().balanceInfo,
    ...bids,
    balance,
    creditLimit,
    availableLimit: left,
    bidAllow: left,
  }
  return aClientRow({ userId: 100_462 + at * 997, fullName, company, roleId, balanceInfo: figures })
})

type World = { path: string; inDebt?: boolean | undefined; leaving?: boolean | undefined }

/** The pages with answers from the server. */
export function StoryProviders({ path, inDebt = false, leaving = false }: World) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    const client = aClient({ biddingAllowed: !inDebt })
    if (inDebt) client.balanceInfo.balance = client.deletion.balance = -412_000
    if (leaving) client.deletion.asked = '2026-11-20T03:00:00.000Z'
    const asked = askedOf(readClientsQuery(new URLSearchParams()))
    void dispatch(upsertCached(viewClient, { id: 104882 }, client))
    const id = 104882
    const bought = { purchases: somePurchases, pageInfo: onePage(2) }
    const paid = { records: somePayments, pageInfo: onePage(2) }
    const nothing = { entries: [], pageInfo: onePage(0) }
    void dispatch(upsertCached(clientCredit, { id }, { parts: creditParts }))
    void dispatch(upsertCached(clientPurchases, { id, pageSize: 4 }, bought))
    void dispatch(upsertCached(clientPurchases, { id, page: 1 }, bought))
    void dispatch(upsertCached(clientLedger, { id, pageSize: 4 }, paid))
    void dispatch(upsertCached(clientLedger, { id, page: 1 }, paid))
    void dispatch(upsertCached(clientSessions, { id }, someSessions))
    void dispatch(upsertCached(clientHistory, { id, pageSize: 8 }, nothing))
    void dispatch(upsertCached(listClients, asked, aListOf(rows)))
    void dispatch(upsertCached(listAccountManagers, undefined, accountManagers))
    void dispatch(upsertCached(countryList, undefined, countries as never))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/clients', element: <ClientsPage /> },
        { path: '/clients/:id', element: <ClientPage bids={() => null} allBids={() => null} /> },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}
