import type { Input } from '@seriba/contracts/contract'
import type { allocatePayment as contract } from '@seriba/contracts/payments-desk'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { allocateMoney } from '../allocate-money.ts'
import { partsOf } from '../allocations.repository.ts'
import type { Recorder } from '../record-payment.ts'
import { type PayingLine, payingLine } from './view-allocation.ts'

type Parts = Input<typeof contract>['parts']

/** Staff says what a payment pays for; what others paid of it by themselves makes way. */
export function allocatePayment(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id, parts, automatic }: Input<typeof contract>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const found = (await payingLine(tx, id)) ?? notFound()
    const account = await lockAccount(tx, found.userId)
    // Read again under the lock: it may have been taken back meanwhile.
    const payment = (await payingLine(tx, id)) ?? notFound()
    const before = (await partsOf(tx, account.id)).filter(({ ledgerId }) => ledgerId === id)
    await tx.deleteFrom('allocations').where('ledger_id', '=', id).execute()
    await tx.deleteFrom('allocation_choices').where('ledger_id', '=', id).execute()
    if (!automatic) await choose(tx, payment, parts, by)
    await allocateMoney(tx, account.id)
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.allocated',
      entity: 'user',
      entityId: account.id,
      before: { payment: id, parts: before.map(({ purchaseId, amount }) => ({ purchaseId, amount })) },
      after: { payment: id, ...(automatic ? { automatic } : { parts }) },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  })
}

async function choose(tx: Tx, payment: PayingLine, parts: Parts, by: Recorder) {
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  const once = new Set(parts.map(({ purchaseId }) => purchaseId)).size === parts.length
  if (sum > payment.amount || !once) throw new ApiError('allocation_too_high')
  for (const { purchaseId, amount } of parts) {
    const room = (await roomOf(tx, payment, purchaseId)) ?? notFound()
    if (amount > room) throw new ApiError('allocation_too_high', { detail: { purchaseId, most: room } })
    await makeWay(tx, purchaseId, room - amount)
  }
  const { id: ledger_id } = payment
  await tx.insertInto('allocation_choices').values({ ledger_id, chosen_by: by.actor.userId }).execute()
  if (parts.length === 0) return
  await tx
    .insertInto('allocations')
    .values(parts.map(({ purchaseId, amount }) => ({ ledger_id, purchase_id: purchaseId, amount })))
    .execute()
}

/** What is charged for a purchase of the client, less what staff has chosen other payments to pay of it. */
async function roomOf(tx: Tx, { userId }: PayingLine, purchaseId: number): Promise<number | undefined> {
  const { rows } = await sql<{ room: number }>`
    select greatest(0, coalesce(
      (select -sum(amount) from ledger where purchase_id = p.id and type = 'CarPurchase'), 0
    ) - coalesce((
      select sum(a.amount) from allocations a join allocation_choices ch on ch.ledger_id = a.ledger_id
      where a.purchase_id = p.id
    ), 0))::bigint as room
    from purchases p where p.id = ${purchaseId}::bigint and p.client_id = ${userId}`.execute(tx)
  return rows[0]?.room
}

/** Takes parts that nobody has chosen from a purchase until no more than this is left to them. */
async function makeWay(tx: Tx, purchaseId: number, left: number) {
  const { rows } = await sql<{ ledgerId: number; amount: number }>`
    select a.ledger_id as "ledgerId", a.amount from allocations a
    where a.purchase_id = ${purchaseId}
      and not exists (select from allocation_choices ch where ch.ledger_id = a.ledger_id)
    order by a.ledger_id`.execute(tx)
  let room = left
  for (const { ledgerId, amount } of rows) {
    const kept = Math.min(room, amount)
    room -= kept
    if (kept === amount) continue
    const part = tx.deleteFrom('allocations').where('ledger_id', '=', ledgerId)
    await part.where('purchase_id', '=', purchaseId).execute()
    if (kept > 0)
      await tx
        .insertInto('allocations')
        .values({ ledger_id: ledgerId, purchase_id: purchaseId, amount: kept })
        .execute()
  }
}
