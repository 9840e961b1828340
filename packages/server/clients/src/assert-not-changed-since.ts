import type * as contracts from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import { ApiError } from '@seriba/server-kit/api-error'
import { nullIfEmpty, personOf } from './corrected-person.ts'

type Read = NonNullable<Input<typeof contracts.updateClient>['was']>

/** As columns; an empty value is the same as none. */
const columnsOf = (read: Read) => ({
  ...personOf(read),
  role_id: read.roleId,
  dealer_id: read.dealerId,
  manager_id: read.managerId,
  credit_limit: read.creditLimit,
  daily_bid_limit: read.dailyBidLimit,
  daily_uss_limit: read.dailyUssLimit,
  language: read.language,
  short_code: nullIfEmpty(read.shortCode),
  notes: nullIfEmpty(read.notes),
})

type Columns = ReturnType<typeof columnsOf>

/** Without a warning, nobody overwrites what a colleague has changed since they read it. */
export function assertNotChangedSince(
  was: Read | undefined,
  account: { [Name in keyof Columns]: Columns[Name] | null },
): void {
  if (!was) return
  const isChanged = (Object.entries(columnsOf(was)) as [keyof Columns, string | number | null | undefined][])
    .filter(([, read]) => read !== undefined)
    .some(([name, read]) => (read || null) !== (account[name] || null))
  if (isChanged) throw new ApiError('stale')
}
