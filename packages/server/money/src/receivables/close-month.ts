import type { Input, Output } from '@seriba/contracts/contract'
import type { closeMonth as contract } from '@seriba/contracts/month-end'
import { canCloseMonth } from '@seriba/domain/money/month-close'
import { closePeriod, lockedPeriod } from '@seriba/server-company/close-period'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Recorder } from '../record-payment.ts'
import { monthEnd } from './view-month-end.ts'

type Ctx = Pick<AppContext, 'db' | 'companyStore'>

/**
 * Closes the accounting period with a month. What is looked at is looked at under the lock that every dated entry
 * shares: nothing gets in between.
 */
export async function closeMonth(
  { db, companyStore }: Ctx,
  by: Recorder,
  { month, leftOpen }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const closed = await withTransaction({ db }, async (tx) => {
    const company = companyStore.current
    const closedUntil = await lockedPeriod(tx, company)
    const { lastDay, open, received, charged, balance } = await monthEnd(tx, { month, closedUntil }, now)
    throwIfRejected(canCloseMonth({ month, closedUntil, open }, leftOpen, now))
    const about = { month, received, charged, balance, leftOpen: open }
    await closePeriod(tx, { company, closedUntil: lastDay, by, about })
    return lastDay
  })
  await companyStore.reload()
  return { success: true, closedUntil: closed }
}
