import { purchaseStatuses as at } from '@seriba/domain/money/purchase-status'
import { type DeskRules, type MissingPart, missingParts } from '@seriba/domain/purchases/desk'
import { type DocumentStep, statusesFrom } from '@seriba/domain/purchases/documents'
import { type RawBuilder, sql } from 'kysely'
import { paidOf } from './paid.ts'

const { lit } = sql

/** On its way, but not yet on a ship. */
const ashore = sql`(status is null or status in (${lit(at.domesticTransport)}, ${lit(at.waitingShip)}, ${lit(at.waitingLoading)}))`
const unpaid = sql`(due is not null and paid < due)`
/** Whether a document is missing that is needed by now; a purchase that has just been won has no status. */
const lacks = (step: DocumentStep, there: RawBuilder<unknown>) =>
  sql`(coalesce(status, ${lit(justWon)}) = any(${statusesFrom(step).map((status) => status ?? justWon)}::int[]) and not ${there})`
const justWon = -1

/** What each purchase lacks, or is waiting for. */
const missing = ({ documents }: DeskRules): Record<MissingPart, RawBuilder<unknown>> => ({
  check: sql`(to_check and status is distinct from ${lit(at.purchaseCancelled)})`,
  price: sql`(due is null)`,
  consignee: sql`(consignee_id is null and ${ashore})`,
  document: sql`(${lacks(documents.exportCertificate, sql`certificate`)} or ${lacks(documents.billOfLading, sql`bill_of_lading`)})`,
  payment: unpaid,
  ship: sql`(status = ${lit(at.waitingShip)} and voyage is null)`,
})

const columnOf = (part: MissingPart) => `lacks_${part}`

/** Whether a purchase in `facts` lacks something. */
export const lacksPart = (part: MissingPart) => sql.ref<boolean>(columnOf(part))

/**
 * Everything that a purchase in `facts` lacks. Only for the rows of a page: ten thousand lists take longer than all the
 * rest.
 */
export const missingList = sql<MissingPart[]>`array_remove(array[${sql.join(
  missingParts.map((part) => sql`case when ${lacksPart(part)} then ${lit(part)} end`),
)}], null)`

/**
 * What the desk needs to know about every purchase of every client: what is due and paid, what is missing, and whether
 * it is late. `today` is a Japanese day.
 */
export function deskFacts(rules: DeskRules, today: string) {
  const late = rules
  const lacking = missing(rules)
  return sql`
  money as (${paidOf(sql`true`)}),
  papers as (
    select purchase_id, bool_or(not by_client and type = 'exportCertificate') as certificate,
      bool_or(not by_client and type = 'billOfLading') as bill_of_lading,
      bool_or(by_client and state = 'new') as to_check
    from purchase_documents where deleted_at is null group by purchase_id
  ),
  known as (
    select p.id, p.client_id, p.status, p.sku, p.purchased_at, p.export_port, p.voyage, p.voyage_id, p.etd, p.eta,
      p.consignee_id, u.full_name as client_name, u.manager_id, m.total, m.due, m.paid,
      coalesce(d.certificate, false) as certificate, coalesce(d.bill_of_lading, false) as bill_of_lading,
      coalesce(d.to_check, false) as to_check,
      ${today}::date - (p.status_at at time zone 'Asia/Tokyo')::date as days
    from purchases p
    join money m on m.id = p.id
    join users u on u.id = p.client_id
    left join papers d on d.purchase_id = p.id
    where p.taken_back_at is null
  ),
  facts as materialized (
    select id, client_id, client_name, manager_id, status, sku, purchased_at, export_port, voyage_id, etd, eta, total, due,
      paid, days,
      ${sql.join(missingParts.map((part) => sql`${lacking[part]} as ${sql.id(columnOf(part))}`))},
      coalesce(
        (status is null and days > ${late.processing})
        or (status = ${lit(at.waitingShip)} and days > ${late.waitingShip})
        or (${ashore} and ${unpaid} and etd is not null and etd - ${today}::date <= ${late.unpaidBeforeSailing}),
        false
      ) as late
    from known
  )`
}
