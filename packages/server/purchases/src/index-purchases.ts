import type { Output } from '@seriba/contracts/contract'
import type { indexPurchases as contract, PurchaseRow } from '@seriba/contracts/purchases'
import { isStillWon } from '@seriba/domain/money/purchase-of-win'
import type { DeskRules } from '@seriba/domain/purchases/desk'
import { jstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { documentRules } from '@seriba/server-company/document-rules'
import type { AppContext } from '@seriba/server-kit/context'
import { mapPurchase } from '@seriba/server-money/list-purchases'
import { logisticsOf } from '@seriba/server-money/shipping.repository'
import { type DeskQuery, type DeskRow, pageOfDesk } from './desk.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>

/** A page of everybody's purchases. */
export async function indexPurchases(
  { db, company }: Ctx,
  query: DeskQuery,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const { rows, counts, matching, total, toCheck, ports } = await pageOfDesk(
    db,
    query,
    deskRules(company),
    jstDay(now),
  )
  const { page, pageSize } = query
  return {
    purchases: rows.map(mapRow),
    counts,
    toCheck,
    ports,
    pageInfo: { page, pageSize, totalSearchResults: matching, totalResults: total },
  }
}

export const deskRules = (company: Company): DeskRules => ({
  processing: company.lateProcessingDays,
  waitingShip: company.lateShipDays,
  unpaidBeforeSailing: company.lateUnpaidDays,
  documents: documentRules(company),
})

const mapRow = ({ due, paid, missing, late, days, bid_status, ...row }: DeskRow): PurchaseRow => ({
  ...mapPurchase(row, 0),
  ...logisticsOf(row),
  client: { id: row.client_id, name: row.client_name },
  leftFrom: row.left_from,
  won: isStillWon(bid_status),
  voyageId: row.voyage_id,
  paid,
  due,
  missing,
  daysInStatus: Math.max(0, days),
  late,
})
