import { purchaseStatuses as at } from '@seriba/domain/money/purchase-status'
import type { LateAfter } from '@seriba/domain/purchases/desk'
import { sql } from 'kysely'
import { paidOf } from './paid.ts'

const { lit } = sql

/** It is on its way, and not on a ship yet. */
const ashore = sql`(status is null or status in (${lit(at.domesticTransport)}, ${lit(at.waitingShip)}, ${lit(at.waitingLoading)}))`
const unpaid = sql`(due is not null and paid < due)`
const noCertificate = sql`(status in (${lit(at.waitingLoading)}, ${lit(at.inTransit)}, ${lit(at.delivered)}) and not certificate)`
const noBillOfLading = sql`(status in (${lit(at.inTransit)}, ${lit(at.delivered)}) and not bill_of_lading)`

/** What each purchase lacks. */
const missing = {
  price: sql`(due is null)`,
  consignee: sql`(consignee_id is null and ${ashore})`,
  document: sql`(${noCertificate} or ${noBillOfLading})`,
  payment: unpaid,
  ship: sql`(status = ${lit(at.waitingShip)} and voyage is null)`,
}

/**
 * What the desk asks of every purchase of every client: what is due and paid, what is missing, and whether it is late.
 * `today` is a Japanese day.
 */
export const deskFacts = (late: LateAfter, today: string) => sql`
  money as (${paidOf(sql`true`)}),
  papers as (
    select purchase_id, bool_or(type = 'exportCertificate') as certificate, bool_or(type = 'billOfLading') as bill_of_lading
    from purchase_documents where deleted_at is null and not by_client group by purchase_id
  ),
  known as (
    select p.id, p.client_id, p.status, p.sku, p.purchased_at, p.export_port, p.voyage, p.voyage_id, p.etd, p.eta,
      p.consignee_id, u.full_name as client_name, u.manager_id, m.due, m.paid,
      coalesce(d.certificate, false) as certificate, coalesce(d.bill_of_lading, false) as bill_of_lading,
      ${today}::date - (p.status_at at time zone 'Asia/Tokyo')::date as days
    from purchases p
    join money m on m.id = p.id
    join users u on u.id = p.client_id
    left join papers d on d.purchase_id = p.id
    where p.taken_back_at is null
  ),
  facts as materialized (
    select *,
      array_remove(array[
        case when ${missing.price} then 'price' end,
        case when ${missing.consignee} then 'consignee' end,
        case when ${missing.document} then 'document' end,
        case when ${missing.payment} then 'payment' end,
        case when ${missing.ship} then 'ship' end
      ], null) as missing,
      coalesce(
        (status is null and days > ${late.processing})
        or (status = ${lit(at.waitingShip)} and days > ${late.waitingShip})
        or (${ashore} and ${unpaid} and etd is not null and etd - ${today}::date <= ${late.unpaidBeforeSailing}),
        false
      ) as late
    from known
  )`
