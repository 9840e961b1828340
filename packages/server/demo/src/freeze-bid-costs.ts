import { people } from '@seriba/demo/people'
import type { PlannedBid } from '@seriba/demo/story'
import { costChanges } from '@seriba/demo/story/cost-changes'
import { demoClient } from '@seriba/demo/story/demo-client'
import { portTo } from '@seriba/demo/story/export-bans'
import { estimateBid, freezeCosts } from '@seriba/server-costs/freeze-costs'
import { chargesByFrozenTables } from '@seriba/server-costs/frozen-costs'
import { findCostsOfBid } from '@seriba/server-costs/lot-costs.repository'
import type { Tx } from '@seriba/server-kit/db'
import type { StoredBid } from './stored-bid.ts'

type Priced = ReadonlyMap<PlannedBid, PlannedBid>

/**
 * Freezes what wins came to at the bid, delivered to the first port of their buyer's country, and charges them
 * accordingly. Returns the plans with these costs, except for wins without tables in force and those that may not be
 * imported there.
 */
export async function freezeBidCosts(tx: Tx, bids: readonly StoredBid[]): Promise<Priced> {
  const priced = new Map<PlannedBid, PlannedBid>()
  const wins = bids.filter(({ plan }) => plan.purchase)
  wins.sort((a, b) => b.plan.placedAt.getTime() - a.plan.placedAt.getTime())
  const changes = [...costChanges]
  for (const bid of wins) {
    const { id, plan } = bid
    const { purchase, soldPrice, placedAt } = plan
    const port = portOf(plan.clientEmail)
    if (!purchase || soldPrice === null || port === undefined) continue
    const { costs } = await findCostsOfBid(tx, bid, placedAt)
    const estimate = await estimateBid(tx, plan.amount, costs && { ...costs, port }, placedAt)
    if (!estimate || estimate.blocked) continue
    await freezeCosts(tx, { id, amount: plan.amount }, estimate, placedAt)
    const charged = await chargesByFrozenTables(tx, { id, hall: plan.lotKey.auction, price: soldPrice })
    if (!charged) continue
    const { agentFee, delivery, other, freight } = charged
    const isOwn = plan.clientEmail === demoClient
    priced.set(plan, {
      ...plan,
      purchase: {
        ...purchase,
        agentFee: agentFee ?? purchase.agentFee,
        delivery: delivery ?? purchase.delivery,
        other: other ?? purchase.other,
        freight: freight ?? purchase.freight,
        changes: (isOwn && changes.shift()) || [],
      },
    })
  }
  return priced
}

function portOf(email: string): string | undefined {
  const country = people.find((person) => person.email === email)?.countryCode
  return country === undefined ? undefined : portTo(country)
}
