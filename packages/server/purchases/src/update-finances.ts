import type { Input } from '@seriba/contracts/contract'
import type { updateFinances as contract } from '@seriba/contracts/purchase-view'
import { costLines } from '@seriba/domain/purchases/cost-lines'
import { canChangeCosts, canEnterResale, sumOfLines } from '@seriba/domain/purchases/costs'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { bidsById } from '@seriba/server-bids/bid.repository'
import { enterSoldPrice } from '@seriba/server-bids/enter-sold-price'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { PurchaseRow } from '@seriba/server-money/purchases.repository'
import { recordCostChange } from '@seriba/server-money/record-cost-change'
import type { Recorder } from '@seriba/server-money/record-payment'
import { settlePurchase } from '@seriba/server-money/settle-purchase'
import { lockPurchase } from '@seriba/server-money/shipping.repository'

type Asked = Omit<Input<typeof contract>, 'id' | 'reason' | 'version'>

/** Changes what a purchase costs; the ledger follows with a single line, whatever was changed. */
export function updateFinances(
  { db, config: { publicUrl } }: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id, version, reason: said, ...asked }: Input<typeof contract>,
): Promise<void> {
  const reason = said.trim()
  if (reason === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  return withTransaction({ db }, async (tx) => {
    const { account, purchase, status } = await lockPurchase(tx, id)
    throwIfRejected(canChangeCosts(status))
    if (asked.resale) throwIfRejected(canEnterResale(status))
    if (purchase.finances_version !== version) throw new ApiError('stale')
    const before = costsOf(purchase)
    const after = changedCosts(before, asked)
    if (JSON.stringify(after) === JSON.stringify(before)) return

    const changed = await writeCosts(tx, purchase, {
      ...after,
      reasons: reasonsFor(purchase, after, reason),
    })
    // The ledger line for a new price also covers all the other changes.
    if (after.price !== before.price && after.price !== null && purchase.bid_id !== null) {
      const [bid] = await bidsById(tx, [purchase.bid_id])
      if (bid) await enterSoldPrice(tx, bid, { soldPrice: after.price, reason, by, publicUrl })
    } else await settlePurchase(tx, changed, { createdBy: by.actor.userId, publicUrl })
    await recordCostChange(tx, { purchaseId: id, before, after, reason, actor: by.actor, ip: by.caller.ip })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  })
}

const costsOf = (row: Pick<PurchaseRow, CostColumn>) => ({
  price: row.price,
  agentFee: row.agent_fee,
  delivery: row.delivery,
  freight: row.freight,
  other: row.other,
  lines: row.other_lines,
  resale:
    row.resale_amount === null && row.resale_penalty === null
      ? null
      : { amount: row.resale_amount ?? 0, penalty: row.resale_penalty ?? 0 },
})
type Costs = ReturnType<typeof costsOf>
type CostColumn =
  | 'price'
  | 'agent_fee'
  | 'delivery'
  | 'freight'
  | 'other'
  | 'other_lines'
  | 'resale_amount'
  | 'resale_penalty'

/** Changes the given values; the other costs are the sum of their lines, which are dropped if only a sum is given. */
function changedCosts(before: Costs, asked: Asked): Costs {
  const named = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const after: Costs = { ...before, ...named }
  if (asked.lines) return { ...after, other: sumOfLines(asked.lines) }
  return asked.other === undefined || asked.other === before.other ? after : { ...after, lines: [] }
}

/** Buyers see the reason next to each line that was changed, until it is changed again. */
function reasonsFor(purchase: PurchaseRow, after: Costs, reason: string): string {
  const before = costsOf(purchase)
  const changed = costLines.filter((line) => before[line] !== after[line])
  return JSON.stringify({
    ...purchase.cost_reasons,
    ...Object.fromEntries(changed.map((line) => [line, reason])),
  })
}

/** The price of a win is that of its bid, and is entered there. */
function writeCosts(
  tx: Tx,
  { id, bid_id }: Pick<PurchaseRow, 'id' | 'bid_id'>,
  { price, agentFee, lines, resale, reasons, ...rest }: Costs & { reasons: string },
) {
  return tx
    .updateTable('purchases')
    .set(({ eb }) => ({
      ...rest,
      ...(bid_id === null && { price }),
      agent_fee: agentFee,
      cost_reasons: reasons,
      other_lines: JSON.stringify(lines),
      resale_amount: resale?.amount ?? null,
      resale_penalty: resale?.penalty ?? null,
      finances_version: eb('finances_version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
