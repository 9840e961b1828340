import { upsertCached } from '@seriba/api/cached'
import { listBankFiles, viewBankFile } from '@seriba/api/manager/bank-files'
import { listAccountManagers } from '@seriba/api/manager/clients'
import { listDeposits } from '@seriba/api/manager/deposits'
import { listInvoices } from '@seriba/api/manager/invoices'
import { viewMonthEnd, viewOwedClient } from '@seriba/api/manager/month-end'
import { indexPayments, listPayable } from '@seriba/api/manager/payments-desk'
import { listOwed } from '@seriba/api/manager/receivables'
import { viewProfile } from '@seriba/api/shared/user'
import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import { InStory } from '@seriba/testing/InStory'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { BankFilePage } from '../bank/BankFilePage.tsx'
import { PaymentsPage } from '../page/PaymentsPage.tsx'
import { askedOf, readPaymentsQuery } from '../page/use-payments-query.ts'
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

/** The pages with answers from the server. */
export function StoryPage({ path }: { path: string }) {
  const [store] = useState(() => {
    const made = makeStore()
    const { dispatch } = made
    void dispatch(upsertCached(viewProfile, undefined, aProfile('manager')))
    const query = readPaymentsQuery(new URL(path, 'http://here').searchParams)
    void dispatch(upsertCached(indexPayments, askedOf(query), aLedger()))
    const deposits = { state: 'pending', page: 1, pageSize: 20 } as const
    void dispatch(upsertCached(listDeposits, deposits, depositsOf([aDeposit()])))
    void dispatch(upsertCached(listAccountManagers, undefined, { managers: [], dealers: [] }))
    void dispatch(upsertCached(listInvoices, { page: 1, pageSize: 50 }, invoicesOf([anInvoice()])))
    void dispatch(upsertCached(listOwed, { day: '' }, owedBy([anOwedRow()])))
    void dispatch(upsertCached(viewMonthEnd, undefined, aMonthEnd()))
    const shown = { userId: 101377, day: '2026-11-24' }
    void dispatch(upsertCached(viewOwedClient, shown, anOwedClient()))
    void dispatch(upsertCached(viewBankFile, { id: 3 }, aBankFile(someBankLines)))
    void dispatch(upsertCached(listPayable, { userId: 112244 }, somePayable))
    void dispatch(upsertCached(listBankFiles, undefined, { files: [] }))
    return made
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/payments', element: <PaymentsPage /> },
        { path: '/payments/bank-file/:id?', element: <BankFilePage /> },
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
