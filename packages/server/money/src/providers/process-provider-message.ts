import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { findDeposit } from '../deposits.repository.ts'
import type { Account } from '../locked-account.ts'
import { recordPayment } from '../record-payment.ts'
import type { ProviderMessage } from './payment-provider.ts'
import { recordProviderRefund } from './record-provider-refund.ts'

type Ctx = Pick<AppContext, 'db' | 'config' | 'company' | 'log'>
type Deposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>
type Outcome = 'received' | 'refunded' | 'failed' | 'known' | 'ignored' | 'unknown_deposit' | 'wrong_currency'

/** Processes a provider's message once: the message, the ledger line, and the deposit are one transaction. */
export function processProviderMessage(
  ctx: Ctx,
  provider: string,
  message: ProviderMessage,
): Promise<Outcome> {
  return withTransaction(ctx, async (tx) => {
    const isNew = await insertEvent(tx, provider, message)
    if (!isNew) return 'known'
    const outcome = await outcomeOf(tx, ctx, provider, message)
    await tx
      .updateTable('provider_events')
      .set({ outcome })
      .where('provider', '=', provider)
      .where('event_id', '=', message.eventId)
      .execute()
    if (outcome === 'wrong_currency' || outcome === 'unknown_deposit')
      ctx.log.error({ provider, event: message.eventId, outcome }, 'a payment was not entered')
    return outcome
  })
}

/** The first to write the message processes it; a repeat of it waits here until that is done. */
async function insertEvent(tx: Tx, provider: string, { eventId, kind }: ProviderMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('provider_events')
    .values({ provider, event_id: eventId, kind, deposit_id: null, outcome: 'new' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function outcomeOf(tx: Tx, ctx: Ctx, provider: string, message: ProviderMessage): Promise<Outcome> {
  const { depositId, news } = message
  if (!news) return 'ignored'
  const found = depositId === null ? undefined : await findDeposit(tx, depositId)
  if (!found) return 'unknown_deposit'
  const account = await lockAccount(tx, found.user_id)
  // Read again under the lock, since staff may be confirming it.
  const deposit = (await findDeposit(tx, found.id)) as Deposit
  if (news.state === 'failed') return fail(tx, deposit, account)
  if (news.currency.toLowerCase() !== 'jpy') return 'wrong_currency'
  const amount = await newAmount(tx, provider, deposit.id, news)
  if (amount <= 0) return 'known'
  if (news.state === 'received') return receive(tx, ctx, deposit, account, amount)
  await recordProviderRefund(tx, ctx, deposit, account, amount)
  return 'refunded'
}

/**
 * Yen that are not in the ledger yet. A refund message gives everything refunded so far, whichever message comes
 * first.
 */
async function newAmount(
  tx: Tx,
  provider: string,
  depositId: number,
  { state, payment, amount }: { state: 'received' | 'refunded'; payment: string; amount: number },
): Promise<number> {
  const known = await tx
    .selectFrom('provider_payments')
    .select('amount')
    .where('provider', '=', provider)
    .where('reference', '=', payment)
    .executeTakeFirst()
  if (known && state === 'received') return 0
  const more = amount - Math.abs(known?.amount ?? 0)
  if (more <= 0) return 0
  const total = state === 'received' ? amount : -amount
  await tx
    .insertInto('provider_payments')
    .values({ provider, reference: payment, deposit_id: depositId, amount: total })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet({ amount: total }))
    .execute()
  return more
}

/** A second payment for one deposit is the client’s money too, but not a second deposit. */
async function receive(
  tx: Tx,
  ctx: Ctx,
  deposit: Deposit,
  account: Account,
  amount: number,
): Promise<Outcome> {
  await recordPayment(
    tx,
    ctx,
    account,
    {
      type: 'Remittances',
      amount,
      method: deposit.method === 'bank' ? 'wallet' : deposit.method,
      depositId: deposit.ledger_id === null ? deposit.id : null,
      description: deposit.reference,
    },
    null,
  )
  return 'received'
}

/** Money that has arrived stays, whatever later messages say about it. */
async function fail(tx: Tx, deposit: Deposit, account: Account): Promise<Outcome> {
  if (deposit.ledger_id !== null || deposit.failed_at !== null) return 'known'
  await tx
    .updateTable('deposits')
    .set({ failed_at: new Date(), failed_reason: '' })
    .where('id', '=', deposit.id)
    .execute()
  await notifyAccountChanged(tx, account.id, [account.dealer_id], null)
  await notifyPaymentsChanged(tx, null)
  return 'failed'
}
