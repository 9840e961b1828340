import type { Input } from '@seriba/contracts/contract'
import type { AskedDeposit, createPayment } from '@seriba/contracts/payments'
import { mayBeDeposit } from '@seriba/domain/money/deposit'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { assertPeriodOpen } from './assert-period-open.ts'
import { findDeposit, waitingDeposit } from './deposits.repository.ts'
import { givenDescription } from './given-description.ts'
import type { Account } from './locked-account.ts'
import { type Ctx, type Recorder, recordPayment } from './record-payment.ts'
import { rejectDuplicate } from './reject-duplicate.ts'

export type Entry = Pick<
  Input<typeof createPayment>,
  'type' | 'amount' | 'method' | 'description' | 'depositId' | 'force'
> & {
  /** A Japanese day on which lines can be entered. */
  day: string
}

/** A line's Japanese day, today by default; refuses one that is in the future, too old, or closed. */
export function recordedDay(given: string, now: Date, company: Pick<Company, 'closedUntil'>): string {
  const day = given || jstDay(now)
  const verdict = paymentCan.record(day, now)
  if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { date: verdict.reason } })
  assertPeriodOpen(company, day)
  return day
}

/**
 * Enters a line for a locked account, along with the deposit it represents; asks if it might be one, or is a
 * duplicate.
 */
export async function enterPayment(
  tx: Tx,
  ctx: Ctx,
  account: Account,
  entry: Entry,
  by: Recorder,
  now: Date,
) {
  const deposit = await depositOf(tx, account.id, entry, now)
  const { type, amount, method, day } = entry
  if (!entry.force) await rejectDuplicate(tx, { ...entry, userId: account.id })
  const line = {
    type,
    amount,
    method,
    description: described(entry) || (deposit?.reference ?? ''),
    depositId: deposit?.id ?? null,
    ...(day !== jstDay(now) && { at: startOfJstDay(day) }),
  }
  return recordPayment(tx, ctx, account, line, by)
}

/** A charge must say what it is for. */
const described = ({ type, description }: Entry) =>
  type === 'Remittances' ? description.trim() : givenDescription(description)

/** The deposit that the money represents. If one is pending and nothing is said about it, staff are asked. */
export async function depositOf(
  tx: Tx,
  userId: number,
  { type, amount, depositId }: Pick<Entry, 'type' | 'amount' | 'depositId'>,
  now: Date,
) {
  if (type !== 'Remittances' || depositId === null) return null
  if (depositId !== undefined) {
    const deposit = await findDeposit(tx, depositId)
    if (deposit?.user_id !== userId) return notFound()
    if (deposit.ledger_id !== null) throw new ApiError('stale')
    return deposit
  }
  const waiting = await waitingDeposit(tx, userId, now)
  if (!waiting || !mayBeDeposit(waiting, amount)) return null
  const { id, reference, amount: announced } = waiting
  throw new ApiError('deposit_waiting', {
    detail: { id, reference, amount: announced } satisfies AskedDeposit,
  })
}
