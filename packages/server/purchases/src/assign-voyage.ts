import type { Input } from '@seriba/contracts/contract'
import type { assignVoyage as contract } from '@seriba/contracts/purchases'
import type { Logistics } from '@seriba/domain/money/logistics'
import { canAssignVoyage } from '@seriba/domain/purchases/voyage'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { bookVoyage } from '@seriba/server-money/book-voyage'
import { announceShipment, markAnnounced } from '@seriba/server-money/mail-shipment'
import type { Recorder } from '@seriba/server-money/record-payment'
import { concernsClient, recordShipmentEvent } from '@seriba/server-money/shipment-event'
import { columnsOf, lockPurchase, logisticsOf } from '@seriba/server-money/shipping.repository'
import { sql } from 'kysely'
import type { Moved } from './move-many.ts'

/** Books purchases on a voyage: all that can be booked, or none if there is not enough room. */
export function assignVoyage(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { ids, voyageId, notify }: Input<typeof contract>,
): Promise<Moved> {
  return withTransaction({ db }, async (tx) => {
    const done: Moved = { moved: [], skipped: [] }
    const free = []
    for (const id of await inLockOrder(tx, ids)) {
      const place = await lockPurchase(tx, id)
      const verdict = canAssignVoyage(place.status)
      if (verdict.ok) free.push(place)
      else done.skipped.push({ id, code: verdict.reason })
    }
    const known = new Set([...free.map(({ purchase }) => purchase.id), ...done.skipped.map(({ id }) => id)])
    for (const id of new Set(ids)) if (!known.has(id)) done.skipped.push({ id, code: 'not_found' })
    const { logistics } = await bookVoyage(
      tx,
      voyageId,
      free.map(({ purchase }) => purchase),
    )
    const toNotify: Place['purchase'][] = []
    for (const { account, purchase } of free) {
      await tx
        .updateTable('purchases')
        .set({ ...columnsOf(logistics), voyage_id: voyageId })
        .where('id', '=', purchase.id)
        .execute()
      await recordAudit(tx, {
        actor: by.actor,
        action: 'purchase.logistics',
        entity: 'purchase',
        entityId: purchase.id,
        before: { ...before(purchase, logistics), voyageId: purchase.voyage_id },
        after: { ...logistics, voyageId },
        ip: by.caller.ip,
      })
      await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
      await notifyPurchasesChanged(tx, account.id, by)
      const changed = changedBy(purchase, logistics)
      if (!notify) await markAnnounced(tx, purchase, changed)
      else {
        await announceShipment(tx, purchase.id)
        if (concernsClient(changed)) toNotify.push(purchase)
      }
      done.moved.push(purchase.id)
    }
    for (const cars of Map.groupBy(toNotify, ({ client_id }) => client_id).values())
      await recordShipmentEvent(tx, cars, logistics, by)
    return done
  })
}

type Place = Awaited<ReturnType<typeof lockPurchase>>
const before = (purchase: Place['purchase'], named: object) => {
  const all = logisticsOf(purchase)
  return Object.fromEntries(Object.keys(named).map((name) => [name, all[name as keyof typeof all]]))
}

const changedBy = (purchase: Place['purchase'], named: Partial<Logistics>): Partial<Logistics> => {
  const was = logisticsOf(purchase)
  return Object.fromEntries(
    Object.entries(named).filter(([name, value]) => was[name as keyof Logistics] !== value),
  )
}

/** Clients are locked in a fixed order, so that two people booking at once do not wait for each other. */
async function inLockOrder(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from purchases where id = any(${[...ids]}::bigint[]) order by client_id, id`.execute(tx)
  return rows.map(({ id }) => id)
}
