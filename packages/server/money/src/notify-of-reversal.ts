import { formatBalance } from '@seriba/domain/format/number'
import type { AppContext } from '@seriba/server-kit/context'
import type { Tx } from '@seriba/server-kit/db'
import { mailClient } from './mail-client.ts'
import { recordMoneyEvent } from './money-event.ts'
import { type Line, ledgerSums } from './payments.repository.ts'
import { linkToPayments, type Recorder } from './record-payment.ts'

type Reversal = {
  /** The reversed line, and the one that reverses it. */
  line: Line
  reversalId: number
  reason: string
  biddingClosed: boolean
}

/**
 * A client who was notified that money arrived, or was refunded to them, is notified that the entry was reversed,
 * since a push cannot be called back. Charges are recorded without a notification, and so are their reversals.
 */
export async function notifyOfReversal(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  { line, reversalId, reason, biddingClosed }: Reversal,
  by: Recorder,
) {
  const what = whatWasNotified(line)
  if (what === null) return
  const { userId } = line
  const amount = Math.abs(line.amount)
  const { balance } = await ledgerSums(tx, userId)
  if (what !== 'refund')
    await recordMoneyEvent(tx, { userId, paymentId: reversalId, amount, what: 'reversed' }, by)
  await mailClient(tx, userId, 'payment.email', {
    template: 'entryReversed',
    values: {
      what,
      amount: formatBalance(amount),
      reason,
      balance: formatBalance(balance),
      biddingClosed,
      link: linkToPayments(config),
    },
  })
}

function whatWasNotified({ type, purpose, amount }: Line): 'payment' | 'deposit' | 'refund' | null {
  if (type !== 'Remittances' || purpose === 'opening') return null
  if (amount < 0) return 'refund'
  return purpose === 'deposit' ? 'deposit' : 'payment'
}
