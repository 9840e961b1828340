import '@seriba/testing/setup'
import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ClientPage } from '../client/ClientPage.tsx'
import { ClientsPage } from '../list/ClientsPage.tsx'
import { accountManagers, countries } from './client.ts'
import { creditParts, onePage, somePayments, somePurchases, someSessions } from './parts.ts'

const pages = [
  { path: '/clients', element: <ClientsPage /> },
  {
    path: '/clients/:id',
    element: (
      <ClientPage
        bids={({ userId, live }) => <p>{`${live} bids of ${userId}`}</p>}
        allBids={({ userId }) => <p>{`All bids of ${userId}`}</p>}
        api={({ userId }) => <p>{`Programs of ${userId}`}</p>}
      />
    ),
  },
  { path: '/car-auctions', element: <p>Lots</p> },
  { path: '/elsewhere', element: <p>Elsewhere</p> },
]

type Options = { path?: string; language?: Language; permissions?: Partial<Permissions> }

/** The pages with a server that answers from a table; requests that change something are recorded. */
export async function openPages(
  answers: Record<string, unknown>,
  { path = '/clients', language = 'en', permissions = {} }: Options = {},
) {
  const { store, calls, changes, sent } = createTestStore({
    'GET /user/view-profile': aProfile('manager', permissions),
    'GET /client/account-managers': accountManagers,
    'GET /site/get-country-list': countries,
    'GET /client/credit': { parts: creditParts },
    'GET /client/purchases': { purchases: somePurchases, pageInfo: onePage(86) },
    'GET /client/ledger': { records: somePayments, pageInfo: onePage(174) },
    'GET /client/sessions': someSessions,
    'GET /client/history': { entries: [], pageInfo: onePage(0) },
    ...answers,
  })
  // The shell loads it before any page is shown.
  await store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(pages, { initialEntries: [path] })
  const { user } = await renderInApp(<RouterProvider router={router} />, { store, language })
  return { calls, changes, sent, store, router, user }
}
