import type { Input, Output } from '@seriba/contracts/contract'
import type { indexPayments as contract, exportPayments } from '@seriba/contracts/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import { askedDay } from '../asked-day.ts'
import { countsOfDesk, type DeskFilter, pageOfDesk, totalsOfDesk } from './desk-payments.repository.ts'

/** The ledger of all clients, newest first. */
export async function indexPayments(
  { db }: Pick<AppContext, 'db'>,
  { page, pageSize, ...asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const filter = deskFilter(asked)
  const [records, totals, { balance, ...counts }] = await Promise.all([
    pageOfDesk(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    totalsOfDesk(db, filter),
    countsOfDesk(db),
  ])
  return {
    records,
    totals: { in: totals.in, out: totals.out, all: balance },
    counts,
    pageInfo: { page, pageSize, totalSearchResults: totals.found, totalResults: counts.all },
  }
}

type Asked = Omit<Input<typeof exportPayments>, 'format'>

export const deskFilter = ({ dateFrom, dateTo, ...asked }: Asked): DeskFilter => ({
  ...asked,
  from: askedDay('dateFrom', dateFrom),
  to: askedDay('dateTo', dateTo),
})
