import type { MonthEnd } from '@seriba/contracts/month-end'
import { type MonthCheck, monthToClose, seesMonth } from '@seriba/domain/money/month-close'
import { daysOfMonth } from '@seriba/domain/money/period'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db, Tx } from '@seriba/server-kit/db'
import { monthFigures } from './month-end.repository.ts'

/** The month to be closed next, and what has to be checked before. */
export const viewMonthEnd = ({ db, company }: Pick<AppContext, 'db' | 'company'>, now = new Date()) =>
  monthEnd(db, { month: monthToClose(company.closedUntil, now), closedUntil: company.closedUntil }, now)

type Asked = { month: string; closedUntil: string }

export async function monthEnd(db: Db | Tx, { month, closedUntil }: Asked, now: Date): Promise<MonthEnd> {
  const lastDay = daysOfMonth(month).last
  const { received, charged, balance, bankLines, unpriced, ...figures } = await monthFigures(db, month)
  const ledger = { at: figures.checkedAt, differences: figures.differences }
  const statements = { wanted: figures.wanted, sent: figures.sent }
  const isOpen: Record<MonthCheck, boolean> = {
    ledger: ledger.differences > 0 || !seesMonth(ledger.at, month),
    bankLines: bankLines > 0,
    unpriced: unpriced > 0,
    unallocated: figures.payments > 0,
    statements: statements.sent < statements.wanted,
  }
  return {
    month,
    lastDay,
    isOver: lastDay < jstDay(now),
    closedUntil,
    received,
    charged,
    balance,
    ledger,
    bankLines,
    unpriced,
    unallocated: { payments: figures.payments, amount: figures.unallocated },
    statements,
    open: (Object.keys(isOpen) as MonthCheck[]).filter((check) => isOpen[check]),
  }
}
