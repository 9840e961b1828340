import type { Input } from '@seriba/contracts/contract'
import type { enterDestinationCost as contract } from '@seriba/contracts/purchase-view'
import type { Actor } from '@seriba/domain/access/actor'
import { costReasons } from '@seriba/domain/purchases/cost-reasons'
import { bidComparison } from '@seriba/server-costs/frozen-costs'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { Caller } from '@seriba/server-kit/serve'
import type { ListedPurchase } from '@seriba/server-money/purchase-list.repository'
import { sql } from 'kysely'
import { reachablePurchase } from './reachable-purchase.ts'

type Compared = Pick<
  ListedPurchase,
  | 'id'
  | 'bid_id'
  | 'lot'
  | 'at_win'
  | 'cost_reasons'
  | 'price'
  | 'agent_fee'
  | 'delivery'
  | 'freight'
  | 'other'
>

/** What a bid came to, why the charges differ, and what its buyer has since paid at the destination. */
export async function comparisonOf(db: Db, purchase: Compared) {
  const found = await comparedBid(db, purchase)
  if (!found) return null
  const { invoice, ...comparison } = found
  const { price, agent_fee: agentFee, delivery, freight, other, at_win: atWin } = purchase
  const now = { price, agentFee, delivery, freight, other }
  const paid = await paidAtDestination(db, purchase.id)
  return {
    ...comparison,
    reasons: atWin ? costReasons({ ...invoice, atWin, now, told: purchase.cost_reasons }) : [],
    destination: found.destination.map((line) => ({ ...line, paid: paid.get(line.id) ?? null })),
  }
}

const comparedBid = async (db: Db, { bid_id, lot, at_win }: Pick<Compared, 'bid_id' | 'lot' | 'at_win'>) =>
  bid_id === null ? null : bidComparison(db, bid_id, { hall: lot.auction, price: at_win?.price ?? null })

async function paidAtDestination(db: Db | Tx, purchaseId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line: string; yen: number }>`
    select line, yen from destination_costs where purchase_id = ${purchaseId}`.execute(db)
  return new Map(rows.map(({ line, yen }) => [line, yen]))
}

/** Only lines of the estimate can be entered. */
export async function enterDestinationCost(
  { db }: { db: Db },
  actor: Actor,
  { id, line, paid }: Input<typeof contract>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const purchase = await reachablePurchase(db, actor, id)
  const lines = (await comparedBid(db, purchase))?.destination ?? []
  if (!lines.some((one) => one.id === line)) notFound()
  await withTransaction({ db }, async (tx) => {
    await sql`select from purchases where id = ${purchase.id} for update`.execute(tx)
    const before = (await paidAtDestination(tx, purchase.id)).get(line) ?? null
    if (before === paid) return
    await (paid === null
      ? sql`delete from destination_costs where purchase_id = ${purchase.id} and line = ${line}`
      : sql`
          insert into destination_costs (purchase_id, line, yen, entered_by)
          values (${purchase.id}, ${line}, ${paid}, ${actor.userId})
          on conflict (purchase_id, line)
          do update set yen = excluded.yen, entered_by = excluded.entered_by, entered_at = now()`
    ).execute(tx)
    await recordAudit(tx, {
      actor,
      action: 'purchase.destinationCost',
      entity: 'purchase',
      entityId: purchase.id,
      before: { line, paid: before },
      after: { line, paid },
      ip: caller.ip,
    })
    await notifyPurchasesChanged(tx, purchase.client_id, { actor, caller })
  })
}
