import '@seriba/testing/setup'
import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { Language } from '@seriba/i18n'
import { renderInApp } from '@seriba/testing/render-in-app'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { BankFilePage } from '../bank/BankFilePage.tsx'
import { PaymentsPage } from '../page/PaymentsPage.tsx'
import {
  aBankFile,
  aDeposit,
  aLedger,
  aMonthEnd,
  anInvoice,
  anOwedClient,
  anOwedRow,
  depositsOf,
  invoicesOf,
  owedBy,
  someBankLines,
  somePayable,
} from './facts.ts'

const pages = [
  { path: '/payments', element: <PaymentsPage /> },
  { path: '/payments/bank-file/:id?', element: <BankFilePage /> },
]

type Options = { path?: string; language?: Language; permissions?: Partial<Permissions> }

/** The pages with a server that answers from a table; requests that change something are recorded. */
export async function openPage(
  answers: Record<string, unknown> = {},
  { path = '/payments', language = 'en', permissions = {} }: Options = {},
) {
  const {
    store,
    calls,
    changes: sent,
  } = createTestStore({
    'GET /user/view-profile': aProfile('manager', permissions),
    'GET /payments/index': aLedger(),
    'GET /payments/deposits': depositsOf([aDeposit()]),
    'GET /invoice/index': invoicesOf([anInvoice()]),
    'GET /payments/owed': owedBy([anOwedRow()]),
    'GET /payments/month-end': aMonthEnd(),
    'GET /payments/owed-client': anOwedClient(),
    'GET /payments/bank-file': aBankFile(someBankLines),
    'GET /payments/bank-files': { files: [] },
    'GET /payments/payable': somePayable,
    'GET /user/search': [
      {
        value: 104882,
        label: 'Dmitri Kovalenko · 104882',
        name: 'Dmitri Kovalenko',
        company: null,
      },
    ],
    ...answers,
  })
  // The shell loads it before any page is shown.
  await store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter(pages, { initialEntries: [path] })
  const { user } = await renderInApp(<RouterProvider router={router} />, { store, language })
  return { calls, sent, store, router, user }
}
