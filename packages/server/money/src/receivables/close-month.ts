import type { Input, Output } from '@seriba/contracts/contract'
import type { closeMonth as contract } from '@seriba/contracts/month-end'
import { canCloseMonth } from '@seriba/domain/money/month-close'
import { closePeriod, lockedPeriod } from '@seriba/server-company/close-period'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { checkLedger } from '../check-ledger.ts'
import type { Recorder } from '../record-payment.ts'
import { monthEnd } from './view-month-end.ts'

type Ctx = Pick<AppContext, 'db' | 'companyStore' | 'log'>

/**
 * Closes the accounting period with a month. The ledger is checked first, as every night: the result is stored, and
 * if rows differ the month stays open. Everything else is checked under the lock that every dated entry shares, so
 * that nothing gets in between.
 */
export async function closeMonth(
  { db, companyStore, log }: Ctx,
  by: Recorder,
  { month, leftOpen }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const closedUntil = companyStore.current.closedUntil
  const { open } = await monthEnd(db, { month, closedUntil }, now)
  throwIfRejected(canCloseMonth({ month, closedUntil, open }, leftOpen, now))
  const differences = await checkLedger({ db, log })
  if (differences.length > 0) throw new ApiError('ledger_differs', { detail: { rows: differences.length } })
  const closed = await withTransaction({ db }, async (tx) => {
    const company = companyStore.current
    const closedUntil = await lockedPeriod(tx, company)
    const { lastDay, open, received, charged, balance } = await monthEnd(tx, { month, closedUntil }, now)
    throwIfRejected(canCloseMonth({ month, closedUntil, open }, leftOpen, now))
    const about = { month, received, charged, balance, leftOpen: open }
    await closePeriod(tx, { company, closedUntil: lastDay, by, about })
    await notifyPaymentsChanged(tx, by)
    return lastDay
  })
  await companyStore.reload()
  return { success: true, closedUntil: closed }
}
