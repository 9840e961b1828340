import type { LotKind } from '@seriba/domain/lots/page-types'
import type { specificationOf } from '@seriba/domain/notifications/specification'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type ReauctionedCar = Parameters<typeof specificationOf>[0] & {
  userId: number
  id: number
  kind: LotKind
  auction: string
  lotNo: number
}

/**
 * Lots that came in since somebody started watching their car, and that they have not been told about; they now count
 * as told.
 */
export async function takeReauctionedCars(tx: Tx, since: Date): Promise<ReauctionedCar[]> {
  const { rows } = await sql<ReauctionedCar>`
    with again as (
      select w.user_id, w.kind, w.chassis, l.id
      from lots l join car_watches w on w.chassis = upper(l.chassis) and w.kind = l.kind
      where l.first_seen_at > ${since} and l.first_seen_at > w.asked_at
        and l.id <> w.lot_id and l.id <> all(w.told) and l.auction_at > now()
      order by w.user_id, l.id
      for update of w skip locked
    ), told as (
      update car_watches w set told = w.told || (
        select array_agg(a.id) from again a
        where a.user_id = w.user_id and a.kind = w.kind and a.chassis = w.chassis)
      where exists (select from again a
        where a.user_id = w.user_id and a.kind = w.kind and a.chassis = w.chassis)
    )
    select a.user_id as "userId", l.id, l.kind, l.auction, l.lot_no as "lotNo", l.maker, l.model, l.grade, l.year
    from again a join lots l on l.id = a.id order by a.user_id, l.id`.execute(tx)
  return rows
}
