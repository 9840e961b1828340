import type { ImportedPurchase } from '@seriba/domain/imports/read-purchase-line'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { purchaseSku } from '@seriba/domain/money/sku'
import { startOfJstDay } from '@seriba/domain/time/jst'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudits } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { notifyPaymentsChanged, notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { LotSnapshot } from '@seriba/server-money/lot-snapshot'
import { columnsOf as shippingColumnsOf } from '@seriba/server-money/shipping.repository'
import { sql } from 'kysely'
import type { CheckedLine } from '../check/check-lines.ts'
import { chunksOf } from '../imports.repository.ts'
import type { Importing, NewPurchase } from './importing.ts'
import { insertPurchaseMoney } from './insert-purchase-money.ts'

type Buying = Importing & { skuPrefix: string }

/** Creates the purchases of all lines with their costs, payments, and progress. */
export async function insertPurchases(
  tx: Tx,
  { skuPrefix, ...importing }: Buying,
  lines: readonly CheckedLine<ImportedPurchase>[],
) {
  const { draft, actor, ip } = importing
  for (const chunk of chunksOf(lines)) {
    const ids = await nextIds(tx, chunk.length)
    const purchases = chunk.map(({ line, value }, at): NewPurchase => {
      const id = ids[at] ?? 0
      const year = Number(value.purchaseDate.slice(0, 4))
      return { id, sku: value.sku || purchaseSku(skuPrefix, year, id), line, value }
    })
    await tx.insertInto('purchases').values(purchases.map(rowOf)).execute()
    await tx
      .insertInto('imported_purchases')
      .values(purchases.map(({ id, line }) => ({ purchase_id: id, import_id: draft.id, line })))
      .execute()
    await tx
      .insertInto('purchase_steps')
      .values(
        purchases.map(({ id, value }) => ({
          purchase_id: id,
          status: purchaseStatuses[value.status],
          by: actor.userId,
        })),
      )
      .execute()
    await insertPurchaseMoney(tx, importing, purchases)
    await recordAudits(
      tx,
      purchases.map(({ id, sku, line, value }) => ({
        actor,
        action: 'purchase.import' as const,
        entity: 'purchase' as const,
        entityId: id,
        after: { import: draft.id, line, sku, client: value.clientId, total: value.total, paid: value.paid },
        ip,
      })),
    )
  }
  for (const clientId of new Set(lines.map(({ value }) => value.clientId)))
    await notifyAccountChanged(tx, clientId, [], null)
  await notifyPurchasesChanged(tx, null, null)
  await notifyPaymentsChanged(tx, null)
}

async function nextIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('purchases', 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

const rowOf = ({ id, sku, value }: NewPurchase) => {
  const { costs, logistics, purchaseDate } = value
  const status = purchaseStatuses[value.status]
  const { exportPort, voyage, etd, eta } = logistics
  return {
    ...shippingColumnsOf(logistics),
    id,
    client_id: value.clientId,
    sku,
    lot: JSON.stringify(snapshotOf(value)),
    price: costs.price,
    agent_fee: costs.agentFee,
    delivery: costs.delivery,
    other: costs.other,
    freight: costs.freight,
    at_win: JSON.stringify(costs),
    // They know this already: the first email is about what follows.
    mailed: JSON.stringify({ status, exportPort, voyage, etd, eta }),
    status,
    purchased_at: startOfJstDay(purchaseDate),
    due_on: value.dueOn,
    note: value.note,
    staff_note: value.staffNote,
  }
}

const snapshotOf = ({ lot, purchaseDate }: ImportedPurchase): LotSnapshot => ({
  kind: 'car',
  gearbox: '',
  condition: '',
  images: [],
  ...lot,
  lotId: '',
  auctionDate: startOfJstDay(purchaseDate).toISOString(),
})
