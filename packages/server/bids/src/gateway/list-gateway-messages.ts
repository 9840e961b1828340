import type * as contracts from '@seriba/contracts/auction-day'
import type { Input, Output } from '@seriba/contracts/contract'
import type { AppContext } from '@seriba/server-kit/context'
import { sql } from 'kysely'

type Answer = Output<typeof contracts.gatewayLog>

/** Messages to and from halls, latest first. */
export async function listGatewayMessages(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { bidId, which, page, pageSize }: Input<typeof contracts.gatewayLog>,
): Promise<Answer> {
  const where = sql`(${bidId ?? null}::bigint is null or m.bid_id = ${bidId ?? null}::bigint)
    and (${which === 'all'}::boolean or m.state in ('refused', 'failed') or (m.state = 'waiting' and m.attempts > 0))`
  const [messages, counted] = await Promise.all([
    sql<Answer['messages'][number]>`
      select m.id::text as id, m.updated_at as at, m.direction, m.action, m.state, m.amount, m.detail, m.attempts,
        case when b.id is not null then json_build_object(
          'bidId', b.id, 'lotId', l.id::text, 'lotType', b.lot_type, 'lotNo', l.lot_no, 'auctionName', l.auction,
          'client', c.full_name
        ) end as bid
      from gateway_messages m
      left join bids b on b.id = m.bid_id
      left join lots l on l.id = b.lot_id
      left join users c on c.id = b.client_id
      where ${where} order by m.seq desc limit ${pageSize} offset ${(page - 1) * pageSize}::bigint`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from gateway_messages m where ${where}`.execute(db),
  ])
  const total = counted.rows[0]?.total ?? 0
  return {
    messages: messages.rows,
    pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total },
    connected: config.auctionGateway !== undefined,
  }
}
