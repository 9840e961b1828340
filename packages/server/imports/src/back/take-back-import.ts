import type { Input } from '@seriba/contracts/contract'
import type { takeBackImport as contract, ImportView } from '@seriba/contracts/imports'
import type { Actor } from '@seriba/domain/access/actor'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { givenReason } from '@seriba/server-account/given-reason'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { anonymizeUsers } from '@seriba/server-clients/privacy/delete-client'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit, recordAudits } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged, notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { allocateMoney } from '@seriba/server-money/allocate-money'
import { assertPeriodOpen } from '@seriba/server-money/assert-period-open'
import { sql } from 'kysely'
import { chunksOf, lockImport } from '../imports.repository.ts'
import { viewImport } from '../view-import.ts'
import { standingOn } from './standing.repository.ts'

type By = { actor: Actor; ip: string }

/**
 * Takes back what an import created, as long as nothing depends on it: its entries are reversed, its purchases are
 * hidden, and its accounts are deleted, so that the same file can be imported again.
 */
export function takeBackImport(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  by: By,
  { id, reason: said }: Input<typeof contract>,
): Promise<ImportView> {
  const reason = givenReason(said, true) ?? ''
  assertPeriodOpen(company)
  return withTransaction({ db }, async (tx) => {
    const { done_at, taken_back_at } = await lockImport(tx, id)
    if (done_at === null || taken_back_at !== null) throw new ApiError('stale')
    const clients = await lockClientsOf(tx, id)
    const { count } = await standingOn(tx, id, 1)
    if (count > 0) throw new ApiError('import_bound')
    await reverseEntries(tx, id, { reason, ...by })
    await removePurchases(tx, id, { reason, ...by })
    for (const client of await buyersOfOthers(tx, clients.buyers)) await allocateMoney(tx, client)
    for (const client of clients.buyers) await notifyAccountChanged(tx, client, [], null)
    await notifyPurchasesChanged(tx, null, null)
    await notifyPaymentsChanged(tx, null)
    await removeClients(tx, clients.made, { reason, ...by })
    await tx
      .updateTable('imports')
      .set({ taken_back_at: new Date(), taken_back_by: by.actor.userId })
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'import.takeBack',
      entity: 'import',
      entityId: id,
      reason,
      ip: by.ip,
    })
    return viewImport(tx, id)
  })
}

/**
 * Nothing can be added to them until the transaction ends: a reference to a client has to wait for the client's row.
 */
async function lockClientsOf(tx: Tx, id: number) {
  const { rows } = await sql<{ id: number; made: boolean }>`
    select u.id, exists (select from imported_clients i where i.user_id = u.id and i.import_id = ${id}) as made
    from users u
    where u.id in (
      select user_id from imported_clients where import_id = ${id}
      union select p.client_id from imported_purchases i join purchases p on p.id = i.purchase_id
        where i.import_id = ${id}
    )
    order by u.id for update`.execute(tx)
  const ids = (made: boolean) => rows.filter((row) => row.made === made).map((row) => row.id)
  return { made: ids(true), buyers: ids(false) }
}

/** The buyers whose money is now free for other purchases. */
async function buyersOfOthers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct client_id as id from purchases
    where client_id = any(${[...ids]}::int[]) and taken_back_at is null order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Why = By & { reason: string }

async function reverseEntries(tx: Tx, id: number, { actor, reason }: Why) {
  await sql`
    delete from allocations where ledger_id in (select ledger_id from imported_entries where import_id = ${id})
      or purchase_id in (select purchase_id from imported_purchases where import_id = ${id})`.execute(tx)
  await sql`
    insert into ledger (user_id, type, purpose, amount, description, method, purchase_id, reverses, created_by)
    select l.user_id, l.type, l.purpose, -l.amount, ${reason}, l.method, l.purchase_id, l.id, ${actor.userId}::int
    from imported_entries e join ledger l on l.id = e.ledger_id
    where e.import_id = ${id} order by l.id`.execute(tx)
}

async function removePurchases(tx: Tx, id: number, { actor, ip, reason }: Why) {
  const { rows } = await sql<{ id: number }>`
    update purchases p set
      left_from = p.status, status = ${purchaseStatuses.purchaseCancelled}, taken_back_at = now(),
      sku = p.sku || '-' || p.id
    from imported_purchases i where i.purchase_id = p.id and i.import_id = ${id} returning p.id`.execute(tx)
  for (const chunk of chunksOf(rows))
    await recordAudits(
      tx,
      chunk.map((row) => ({
        actor,
        action: 'purchase.takeBack' as const,
        entity: 'purchase' as const,
        entityId: row.id,
        reason,
        ip,
      })),
    )
}

async function removeClients(tx: Tx, ids: readonly number[], { actor, ip, reason }: Why) {
  for (const chunk of chunksOf(ids)) {
    await anonymizeUsers(tx, chunk)
    await recordAudits(
      tx,
      chunk.map((id) => ({
        actor,
        action: 'client.delete' as const,
        entity: 'user' as const,
        entityId: id,
        reason,
        ip,
      })),
    )
  }
}
