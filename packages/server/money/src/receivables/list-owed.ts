import type { Input, Output } from '@seriba/contracts/contract'
import type { listOwed as contract } from '@seriba/contracts/receivables'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type OwedQuery, owedRows, totalsOf } from './owed.repository.ts'

type Asked = Input<typeof contract>
type Ctx = Pick<AppContext, 'db' | 'company'>

/** The clients with debts as of a day, and their debts. */
export async function listOwed({ db, company }: Ctx, asked: Asked): Promise<Output<typeof contract>> {
  const query = owedQuery(asked, company.invoiceDueDays)
  const rows = await owedRows(db, query)
  return {
    day: query.day,
    rows,
    totals: totalsOf(rows),
    closedUntil: company.closedUntil,
  }
}

export function owedQuery(asked: Asked, dueDays: number): OwedQuery {
  const { day, managerId, age, countryId, search = '' } = asked
  const today = jstDay(new Date())
  if (day > today) throw new ApiError('date_ahead', { fields: { day: 'date_ahead' } })
  return { day: day || today, managerId, age, countryId, search: search.trim(), dueDays }
}
