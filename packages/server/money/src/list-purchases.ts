import type { Input, Output } from '@seriba/contracts/contract'
import type { listPurchases as contract, Purchase } from '@seriba/contracts/money'
import type { Actor } from '@seriba/domain/access/actor'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { totalWhenPriced } from '@seriba/domain/money/fees'
import { purchaseStatuses, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Db } from '@seriba/server-kit/db'
import { nextCursorOf, readIdCursor } from '@seriba/server-kit/id-cursor'
import type { Language } from '@seriba/server-kit/language'
import { askedDay } from './asked-day.ts'
import { type ListedPurchase, pageOfPurchases } from './purchase-list.repository.ts'

/** The user's own purchases, newest first; dealers also see their clients'. */
export async function listPurchases(
  { db }: { db: Db },
  actor: Actor,
  input: Input<typeof contract>,
  language: Language,
): Promise<Output<typeof contract>> {
  const { page, pageSize, search, status } = input
  const cursor = readIdCursor(input.cursor)
  const { rows, found, total } = await pageOfPurchases(db, actor, {
    search: search?.trim() ?? '',
    from: askedDay('dateFrom', input.dateFrom),
    to: askedDay('dateTo', input.dateTo),
    status,
    sort: input.sort,
    order: input.order,
    page,
    pageSize,
    cursor,
  })
  return {
    success: true,
    carsList: rows.map((row) => mapPurchase(row, actor.userId)),
    statusList: statusList(language),
    pageInfo: { page, pageSize, totalSearchResults: found, totalResults: total },
    ...nextCursorOf(cursor, rows, pageSize),
  }
}

const phrases = { en, ru }

/** Every status by its name; 0 is Processing. */
export const statusList = (language: Language) =>
  Object.values(purchaseStatuses).map((value) => ({
    value: value ?? 0,
    label: phrases[language].money.purchaseStatus[purchaseStatusName(value)],
  }))

/** A purchase as listed for an account; dealers see which client's it is. */
export const mapPurchase = ({ lot, ...row }: ListedPurchase, accountId: number): Purchase => ({
  id: row.id,
  sku: row.sku,
  auction: lot.auction,
  lotNo: lot.lotNo,
  maker: lot.maker,
  model: lot.model,
  year: lot.year,
  chassis: lot.chassis,
  purchaseDate: row.purchased_at,
  exportPort: row.export_port,
  voyage: row.voyage,
  etd: row.etd,
  eta: row.eta,
  totalPrice: totalWhenPriced({
    price: row.price,
    agentFee: row.agent_fee,
    delivery: row.delivery,
    other: row.other,
    freight: row.freight,
  }),
  status: row.status,
  images: lot.images.map(thumbnailOf),
  client: row.client_id === accountId ? null : { id: row.client_id, name: row.client_name },
})
