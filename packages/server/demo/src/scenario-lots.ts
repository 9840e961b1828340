import type { PlannedBid } from '@seriba/demo/story'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** IDs of the lots that have planned bids. */
export async function findScenarioLots(
  tx: Tx,
  plans: readonly PlannedBid[],
): Promise<Map<PlannedBid, number>> {
  const keys = plans.map(({ lotKey }) => lotKey)
  const { rows } = await sql<{ at: number; id: number }>`
    select k.at, l.id
    from unnest(
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ auction }) => auction)}::text[],
      ${keys.map(({ day }) => day)}::date[], ${keys.map(({ lotNo }) => lotNo)}::int[]
    ) with ordinality as k (kind, auction, day, lot_no, at)
    join lots l on l.kind = k.kind and l.auction = k.auction and l.auction_day = k.day and l.lot_no = k.lot_no`.execute(
    tx,
  )
  const found = new Map(rows.map(({ at, id }) => [at - 1, id]))
  return new Map(
    plans.flatMap((plan, at) => {
      const id = found.get(at)
      return id === undefined ? [] : [[plan, id] as const]
    }),
  )
}
