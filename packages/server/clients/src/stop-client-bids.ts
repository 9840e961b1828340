import type * as contracts from '@seriba/contracts/client-parts'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { isPastForwarding } from '@seriba/domain/bids/deadlines'
import { givenReason } from '@seriba/server-account/given-reason'
import { lockAccount } from '@seriba/server-account/lock-account'
import { bidsById } from '@seriba/server-bids/bid.repository'
import { switchStatus } from '@seriba/server-bids/switch-status'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'

/** Stops all of a client's bidding, and says which halls have to be informed by hand. */
export function stopClientBids(
  { db, company, config: { publicUrl } }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  input: Input<typeof contracts.stopClientBids>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<Output<typeof contracts.stopClientBids>> {
  const to = bidStatus.dontBid
  throwIfRejected(bidCan.switchStatus(actor, to))
  const reason = givenReason(input.reason, true) ?? ''
  return withTransaction({ db }, async (tx) => {
    const { id } = await lockAccount(tx, input.id)
    const now = new Date()
    const bids = await bidsById(tx, await liveBidsOf(tx, id, now))
    for (const bid of bids)
      await switchStatus(tx, bid, { actor, company, caller, publicUrl, to, now, reason })
    if (bids.length > 0) {
      const after = { stopped: bids.length, reason }
      const client = { entity: 'user', entityId: id } as const
      await recordAudit(tx, { actor, action: 'client.stopBids', ...client, after, ip: caller.ip })
    }
    const byHand = bids
      .filter((bid) => isPastForwarding(bid.auction_at, now))
      .map((bid) => ({
        bidId: bid.id,
        auction: bid.auction,
        lotNo: bid.lot_no,
        auctionDate: bid.auction_at,
      }))
    return { success: true, stopped: bids.length, byHand }
  })
}

async function liveBidsOf(tx: Tx, clientId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bids b join lots l on l.id = b.lot_id
    where b.client_id = ${clientId} and b.status in (1, 2) and not ${lotFinished(now)}`.execute(tx)
  return rows.map(({ id }) => id)
}
