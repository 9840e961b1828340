import { company } from '@seriba/demo/company'
import type { PlannedPayment, PlannedPurchase } from '@seriba/demo/story'
import type { PlannedCostChange } from '@seriba/demo/story/cost-changes'
import type { PurchaseCosts } from '@seriba/domain/money/fees'
import { purchaseSku } from '@seriba/domain/money/sku'
import { dayMs, jstParts } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { snapshotOf } from '@seriba/server-money/lot-snapshot'
import { recordCostChange } from '@seriba/server-money/record-cost-change'
import { sql } from 'kysely'
import { insertRows } from './insert-rows.ts'
import { seedPapers } from './seed-papers.ts'
import type { Accounts } from './seed-users.ts'
import type { StoredBid } from './stored-bid.ts'

type Win = StoredBid & { purchaseId: number; purchase: PlannedPurchase }

/** Wins and payments: every purchase is charged once, and every balance is the sum of its rows. */
export async function seedPurchases(
  tx: Tx,
  accounts: Accounts,
  bids: readonly StoredBid[],
  payments: readonly PlannedPayment[],
) {
  const wins = await withPurchaseIds(tx, bids)
  await storePurchases(tx, wins)
  await storeSteps(tx, wins)
  await recordChanges(tx, wins)
  await seedPapers(
    tx,
    wins.map(({ purchaseId, clientId, purchase }) => ({ purchaseId, clientId, ...purchase })),
  )
  const winOf = new Map(wins.map((win) => [chargeKey(win.plan.clientEmail, win.plan.lotKey), win]))
  await insertRows(
    tx,
    'ledger',
    payments.flatMap(({ email, lotKey, purpose, description, ...payment }) => {
      const userId = accounts.get(email)
      if (userId === undefined) return []
      const win = lotKey === null ? undefined : winOf.get(chargeKey(email, lotKey))
      return [
        {
          ...payment,
          user_id: userId,
          purpose: win ? (purpose ?? 'charge') : purpose,
          // The same as for a won bid.
          description: win ? skuOf(win) : description,
          purchase_id: win?.purchaseId ?? null,
        },
      ]
    }),
  )
}

const skuOf = ({ purchaseId, purchase }: Win) =>
  purchaseSku(company.skuPrefix, jstParts(purchase.purchasedAt).year, purchaseId)

const chargeKey = (email: string, lotKey: NonNullable<PlannedPayment['lotKey']>) =>
  `${email} ${lotKey.kind} ${lotKey.day} ${lotKey.lotNo} ${lotKey.auction}`

async function withPurchaseIds(tx: Tx, bids: readonly StoredBid[]): Promise<Win[]> {
  const won = bids.flatMap((bid) => (bid.plan.purchase ? [{ ...bid, purchase: bid.plan.purchase }] : []))
  won.sort((a, b) => a.purchase.purchasedAt.getTime() - b.purchase.purchasedAt.getTime())
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('purchases', 'id')) as id
    from generate_series(1, ${won.length})`.execute(tx)
  return won.flatMap((bid, at) => {
    const purchaseId = rows[at]?.id
    return purchaseId === undefined ? [] : [{ ...bid, purchaseId }]
  })
}

async function storePurchases(tx: Tx, wins: readonly Win[]) {
  const lotIds = wins.map(({ lotId }) => lotId)
  const lots = await tx
    .selectFrom('lots')
    .selectAll()
    .where('id', '=', sql<number>`any(${lotIds}::bigint[])`)
    .execute()
  const lotOf = new Map(lots.map((lot) => [lot.id, lot]))
  await insertRows(
    tx,
    'purchases',
    wins.flatMap((win) => {
      const { id, lotId, clientId, purchaseId, purchase, plan } = win
      const lot = lotOf.get(lotId)
      if (lot === undefined) return []
      return [
        {
          id: purchaseId,
          bid_id: id,
          client_id: clientId,
          sku: skuOf(win),
          lot: JSON.stringify(snapshotOf(lot)),
          ...chargedColumns(plan.soldPrice, purchase),
          status: purchase.status,
          export_port: purchase.exportPort,
          voyage: purchase.voyage,
          etd: purchase.etd,
          eta: purchase.eta,
          purchased_at: purchase.purchasedAt,
          status_at: stepsOf(purchase).at(-1)?.at ?? purchase.purchasedAt,
          at_win: JSON.stringify({
            price: plan.soldPrice,
            agentFee: purchase.agentFee,
            delivery: purchase.delivery,
            other: purchase.other,
            freight: purchase.freight,
          }),
        },
      ]
    }),
  )
}

/** The current charges: those at the win, plus later changes and their reasons. */
function chargedColumns(soldPrice: number | null, { changes, ...purchase }: PlannedPurchase) {
  const changeOf = (line: PlannedCostChange['line']) =>
    changes.filter((change) => change.line === line).reduce((sum, { yen }) => sum + yen, 0)
  return {
    price: soldPrice,
    agent_fee: purchase.agentFee + changeOf('agentFee'),
    delivery: purchase.delivery + changeOf('delivery'),
    other: purchase.other + changeOf('other'),
    freight: purchase.freight + changeOf('freight'),
    cost_reasons: JSON.stringify(Object.fromEntries(changes.map(({ line, reason }) => [line, reason]))),
  }
}

/** The way the desk enters a change: by the bid's manager, at the time of its ledger line. */
async function recordChanges(tx: Tx, wins: readonly Win[]) {
  for (const { purchaseId, managerId, purchase, plan } of wins) {
    const { agentFee, delivery, other, freight, purchasedAt, changes } = purchase
    let before: PurchaseCosts = { price: plan.soldPrice ?? 0, agentFee, delivery, other, freight }
    for (const { line, yen, reason, daysAfter } of changes) {
      const after = { ...before, [line]: (before[line] ?? 0) + yen }
      const at = new Date(purchasedAt.getTime() + daysAfter * dayMs)
      await recordCostChange(tx, { purchaseId, before, after, reason, at, actor: { userId: managerId } })
      before = after
    }
  }
}

/**
 * It reached each step a few days after the previous one; on the ship on the day it sailed, and there on the day it
 * arrived.
 */
function stepsOf({ purchasedAt, status, etd, eta }: PlannedPurchase): { status: number | null; at: Date }[] {
  const on = (day: string | null) => day && new Date(`${day}T01:00:00Z`)
  const reached = status === null ? 0 : Math.min(status, 5)
  const steps = Array.from({ length: reached }, (_, at) => at + 1).map((step) => {
    const planned = new Date(purchasedAt.getTime() + step * 2 * dayMs)
    const known = step === 4 ? on(etd) : step === 5 ? on(eta) : null
    return { status: step, at: known || planned }
  })
  const now = Date.now()
  return [{ status: null, at: purchasedAt }, ...steps].map(({ status: step, at }) => ({
    status: step,
    at: at.getTime() > now ? new Date(now) : at,
  }))
}

const storeSteps = (tx: Tx, wins: readonly Win[]) =>
  insertRows(
    tx,
    'purchase_steps',
    wins.flatMap(({ purchaseId, purchase }) =>
      stepsOf(purchase).map(({ status, at }) => ({ purchase_id: purchaseId, status, at })),
    ),
  )
