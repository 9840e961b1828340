import { formatDay } from '@seriba/domain/format/date'
import { isTerminal } from '@seriba/domain/money/purchase-moves'
import { type PurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { voyageName } from '@seriba/domain/purchases/voyage'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { markAnnounced } from '@seriba/server-money/mail-shipment'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import type { Recorder } from '@seriba/server-money/record-payment'
import { concernsClient, recordShipmentEvent } from '@seriba/server-money/shipment-event'
import { columnsOf, logisticsOf } from '@seriba/server-money/shipping.repository'
import { sql } from 'kysely'
import { mailPurchaseClient } from './mail-client.ts'
import type { VoyageValues } from './voyage-values.ts'

type Moving = { by: Recorder; notify: boolean; reason: string; publicUrl: Config['publicUrl'] }
type Car = ListedPurchase & { dealer_id: number | null }

/** Updates the purchases on a voyage to its current values, and emails each client once about all their cars. */
export async function moveVoyage(
  tx: Tx,
  voyage: VoyageValues & { id: number },
  after: VoyageValues,
  { by, notify, reason, publicUrl }: Moving,
): Promise<number> {
  const now = {
    shippingLine: after.line,
    voyage: voyageName(after),
    exportPort: after.from_port,
    dischargePort: after.to_port,
    etd: after.etd,
    eta: after.eta,
  }
  const moved: Car[] = []
  const toNotify = new Set<number>()
  for (const car of await carsOn(tx, voyage.id)) {
    const before = logisticsOf(car)
    const changed = Object.fromEntries(
      Object.entries(now).filter(([name, value]) => before[name as keyof typeof now] !== value),
    )
    if (Object.keys(changed).length === 0) continue
    if (concernsClient(changed)) toNotify.add(car.id)
    await tx.updateTable('purchases').set(columnsOf(changed)).where('id', '=', car.id).execute()
    await markAnnounced(tx, car, changed)
    await recordAudit(tx, {
      actor: by.actor,
      action: 'purchase.logistics',
      entity: 'purchase',
      entityId: car.id,
      before: Object.fromEntries(
        Object.keys(changed).map((name) => [name, before[name as keyof typeof now]]),
      ),
      after: { ...changed, ...(reason && { reason }) },
      ip: by.caller.ip,
    })
    moved.push(car)
  }
  for (const [clientId, cars] of byClient(moved)) {
    await notifyAccountChanged(tx, clientId, [cars[0]?.dealer_id], by)
    await notifyPurchasesChanged(tx, clientId, by)
    if (notify) {
      await recordShipmentEvent(
        tx,
        cars.filter(({ id }) => toNotify.has(id)),
        now,
        by,
      )
      await mailPurchaseClient(tx, clientId, {
        template: 'voyageMoved',
        values: {
          voyage: voyageName(after),
          etd: formatDay(after.etd),
          eta: formatDay(after.eta),
          was: voyage.eta === after.eta ? null : formatDay(voyage.eta),
          reason: reason || null,
          cars: cars.map(({ sku, lot }) => ({ sku, car: `${lot.maker} ${lot.model}` })),
          link: publicUrl === undefined ? null : `${publicUrl}/purchases`,
        },
      })
    }
  }
  return moved.length
}

/** Those that are still traveling on it. */
async function carsOn(tx: Tx, voyageId: number): Promise<Car[]> {
  const { rows } = await sql<Car>`
    select p.*, u.dealer_id, u.full_name as client_name
    from purchases p join users u on u.id = p.client_id
    where p.voyage_id = ${voyageId}
    order by p.client_id, p.id
    for update of p`.execute(tx)
  return rows.filter(
    ({ status }) => status !== purchaseStatuses.delivered && !isTerminal(status as PurchaseStatus),
  )
}

function byClient(cars: readonly Car[]) {
  const clients = new Map<number, Car[]>()
  for (const car of cars) clients.set(car.client_id, [...(clients.get(car.client_id) ?? []), car])
  return clients
}
