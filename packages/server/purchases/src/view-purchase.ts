import type { Input, Output } from '@seriba/contracts/contract'
import type { viewPurchase as contract } from '@seriba/contracts/purchase-view'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { isStillWon } from '@seriba/domain/money/purchase-of-win'
import type { PurchaseStatus } from '@seriba/domain/money/purchase-status'
import { isConsigneeLocked } from '@seriba/domain/purchases/consignee'
import { documentsToSend, isFromClient } from '@seriba/domain/purchases/documents'
import { jstDay } from '@seriba/domain/time/jst'
import { documentRules } from '@seriba/server-company/document-rules'
import type { AppContext } from '@seriba/server-kit/context'
import { type Language, languageOf } from '@seriba/server-kit/language'
import { invoiceLink } from '@seriba/server-money/invoice-link'
import { mapInvoice, standingInvoice } from '@seriba/server-money/invoices/invoices.repository'
import { mapPurchase, statusList } from '@seriba/server-money/list-purchases'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { logisticsOf } from '@seriba/server-money/shipping.repository'
import { findConsignee } from './consignees.repository.ts'
import { comparisonOf } from './destination-costs.ts'
import { listDocuments } from './documents.repository.ts'
import { reachablePurchase } from './reachable-purchase.ts'
import {
  bidStatusOf,
  entriesOf,
  noteAuthor,
  paidFor,
  productionMonthOf,
  stepsOf,
  wantsOf,
} from './view.repository.ts'

/** One purchase with its progress, its costs, and its documents; internal values are shown only to staff. */
export async function viewPurchase(
  { db, config, company }: Pick<AppContext, 'db' | 'config' | 'company'>,
  actor: Actor,
  { id, by }: Input<typeof contract>,
  language: Language,
): Promise<Output<typeof contract>> {
  const purchase = await reachablePurchase(db, actor, id, by)
  const staff = isManager(actor)
  const { lot } = purchase
  const [
    atBid,
    bidStatus,
    steps,
    ledger,
    money,
    consignee,
    notifyParty,
    documents,
    wanted,
    month,
    noted,
    invoice,
  ] = await Promise.all([
    comparisonOf(db, purchase),
    bidStatusOf(db, purchase.bid_id),
    stepsOf(db, purchase.id),
    entriesOf(db, purchase.id),
    paidFor(db, purchase),
    findConsignee(db, purchase.consignee_id),
    findConsignee(db, purchase.notify_party_id),
    listDocuments(db, purchase.id, { reader: actor, secret: config.cookieSecret }),
    wantsOf(db, purchase.id),
    productionMonthOf(db, lot),
    noteAuthor(db, purchase.note_by),
    standingInvoice(db, purchase.id).then((found) => found ?? null),
  ])
  const status = purchase.status as PurchaseStatus
  const rules = documentRules(company)
  const asked = wanted.map(({ what }) => what)
  const sent = documents.filter(isFromClient).map(({ type }) => type)
  const wantedByRule = documentsToSend(status, sent, rules)
    .filter((what) => !asked.includes(what))
    .map((what) => ({ what, askedAt: purchase.status_at }))
  return {
    success: true,
    data: {
      ...mapPurchase(purchase, actor.userId),
      ...logisticsOf(purchase),
      ...costsOf(purchase),
      ...money,
      clientId: purchase.client_id,
      language: languageOf(purchase.client_language),
      month,
      atBid,
      carId: lot.lotId,
      lotType: lotTypeOfKind[lot.kind],
      mileage: lot.mileage,
      engine: lot.engine,
      color: lot.color,
      lotImages: { images: lot.images, thumbnails: lot.images.map(thumbnailOf) },
      bidId: purchase.bid_id,
      statusDates: staff ? steps : steps.map((step) => ({ ...step, by: null })),
      statusList: statusList(language),
      leftFrom: purchase.left_from,
      won: isStillWon(bidStatus),
      ledger,
      dueOn: invoice?.dueOn ?? purchase.due_on,
      invoice: invoice && {
        ...mapInvoice(invoice, jstDay(new Date())),
        charges: invoice.charges,
        url: invoiceLink({ kind: 'purchase', id: invoice.id }, config.cookieSecret, new Date()),
      },
      consignee,
      notifyParty,
      consigneeLocked: isConsigneeLocked(status),
      documents,
      wanted: [...wanted, ...wantedByRule],
      documentRules: rules,
      note: purchase.note,
      noted: purchase.note_at && purchase.note !== '' ? { by: noted, at: purchase.note_at } : null,
      noteVersion: purchase.note_version,
      staffNote: staff ? purchase.staff_note : null,
    },
  }
}

function costsOf(purchase: ListedPurchase) {
  const { price, agent_fee: agentFee, delivery, other, freight, at_win: atWin } = purchase
  const now = { price, agentFee, delivery, freight, other }
  const { resale_amount: amount, resale_penalty: penalty } = purchase
  return {
    finances: { ...now, lines: purchase.other_lines, version: purchase.finances_version },
    resale: amount === null && penalty === null ? null : { amount: amount ?? 0, penalty: penalty ?? 0 },
    charged: (['price', 'agentFee', 'delivery', 'freight', 'other'] as const).map((line) => ({
      line,
      atWin: atWin?.[line] ?? null,
      charged: now[line],
    })),
  }
}
