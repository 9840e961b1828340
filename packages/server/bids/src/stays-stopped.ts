import type { StaysReason } from '@seriba/domain/bids/group'
import type { Db } from '@seriba/server-kit/db'
import { parseBidLog } from './bid-log.ts'

/** Why stopped bids stayed stopped when their group wanted more, as their histories say. */
export async function staysOf(db: Db, bidIds: readonly number[]): Promise<Map<number, StaysReason>> {
  if (bidIds.length === 0) return new Map()
  const lines = await db
    .selectFrom('bid_logs')
    .select(['bid_id', 'event'])
    .distinctOn('bid_id')
    .where('bid_id', 'in', [...bidIds])
    .orderBy('bid_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(
    lines.flatMap(({ bid_id, event }) => {
      const last = parseBidLog(event)
      if (last?.what !== 'staysStopped') return []
      return [[bid_id, last.late ? 'late' : last.budget ? 'budget' : 'credit'] as const]
    }),
  )
}
