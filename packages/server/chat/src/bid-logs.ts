import type * as contracts from '@seriba/contracts/chat'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { findBid } from '@seriba/server-bids/bid.repository'
import { logTextFor } from '@seriba/server-bids/bid-log-for-reader'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'

/** What happened to a bid, oldest first. */
export async function bidLogs(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.bidLogs>,
  language: Language,
): Promise<Output<typeof contracts.bidLogs>> {
  const bid = await findBid(db, actor, bidId)
  const logs = await db
    .selectFrom('bid_logs')
    .leftJoin('users', 'users.id', 'bid_logs.actor_id')
    .select(['bid_logs.at', 'bid_logs.event', 'bid_logs.status', 'users.full_name', 'users.role_id'])
    .where('bid_id', '=', bid.id)
    .orderBy('bid_logs.id')
    .execute()
  const textOf = logTextFor(actor, language)
  return logs.flatMap((log) => {
    const event = textOf(log.event)
    if (event === null) return []
    return [
      {
        date: log.at,
        userName: log.full_name ?? system[language],
        event,
        status: log.status,
        userType: log.role_id,
      },
    ]
  })
}

const system: Record<Language, string> = { en: 'System', ru: 'Система' }
