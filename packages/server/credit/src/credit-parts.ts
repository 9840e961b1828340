import type { CreditPart } from '@seriba/contracts/credit'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'
import { counts, liveBids, unbilledWins, wonTotal } from './credit.ts'

type PartRow = Omit<CreditPart, 'lots'> & {
  lots: (Omit<CreditPart['lots'][number], 'lotType'> & { kind: LotKind })[]
}

/** The bids in a part, highest first. */
const lotsOf = (amount: RawBuilder<number>, held: RawBuilder<unknown>) => sql`
  json_agg(json_build_object(
    'lotId', l.id::text, 'lotNo', l.lot_no, 'kind', l.kind, 'title', concat_ws(' ', l.maker, l.model),
    'auction', l.auction, 'amount', ${amount}, 'held', ${held},
    'auctionDate', to_char(l.auction_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by ${amount} desc)`

/** What makes up a client's active bids, largest part first; wins come last. The parts add up to the total. */
export async function creditParts(db: Db, clientId: number, now: Date): Promise<CreditPart[]> {
  const won = sql<number>`coalesce(w.sold_price, w.amount)`
  const { rows } = await sql<PartRow>`
    with ${liveBids(clientId, null, now)}
    select case when live.group_id is null then 'single' else 'group' end as kind, g.number as "group", g.label,
      live.wanted, count(*) as bids, sum(live.amount) as face,
      coalesce(sum(live.amount) filter (where ${counts}), 0) as held, ${lotsOf(sql`live.amount`, counts)} as lots
    from live join lots l on l.id = live.lot_id left join bid_groups g on g.id = live.group_id
    group by live.group_id, g.number, g.label, live.wanted
    union all
    select 'wins', null, null, null, count(*), sum(w.amount), ${wonTotal}, ${lotsOf(won, sql`true`)}
    from bids w join lots l on l.id = w.lot_id
    where w.client_id = ${clientId}::bigint and ${unbilledWins} having count(*) > 0`.execute(db)
  const place = ({ kind, held }: PartRow) => (kind === 'wins' ? 0 : held)
  return rows
    .toSorted((a, b) => place(b) - place(a))
    .map(({ lots, ...part }) => ({
      ...part,
      lots: lots.map(({ kind, ...lot }) => ({ ...lot, lotType: lotTypeOfKind[kind] })),
    }))
}
