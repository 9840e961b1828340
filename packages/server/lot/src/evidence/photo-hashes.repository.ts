import { comparedPhotos } from '@seriba/domain/lots/evidence/photo-likeness'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { AuctionedLot, LotOfEvidence } from './evidence.repository.ts'

/** How far back photos are compared: sources show them for some months. */
const days = 180
/** For a viewed lot, pictures of at most this many lots are fetched. */
const mostCandidates = 12

export const photosOf = ({ images }: { images: readonly string[] }) => images.slice(0, comparedPhotos)

/**
 * Lots from earlier days that, according to their data, may be the same car, whatever their mileage; the nearest
 * mileage first.
 */
export async function lotsToCompare(db: Db, lot: LotOfEvidence, before: Date): Promise<Pictured[]> {
  if (lot.chassisCode === '' || lot.year === null || lot.color === '') return []
  const { rows } = await sql<Pictured>`
    select id, images from lots
    where kind = ${lot.kind === 'bike' ? 'bike' : 'car'} and maker = ${lot.maker} and model = ${lot.model}
      and chassis_code = ${lot.chassisCode} and year = ${lot.year} and color = ${lot.color}
      and auction_at < ${before} and auction_at > ${before}::timestamptz - ${days} * interval '1 day'
      and cardinality(images) > 1 and id <> ${lot.id}
    order by abs(coalesce(mileage, ${lot.mileage ?? 0}) - ${lot.mileage ?? 0}), auction_at desc
    limit ${mostCandidates}`.execute(db)
  return rows
}

type Pictured = Pick<AuctionedLot, 'id' | 'images'>

export async function picturedLots(db: Db, ids: readonly number[]): Promise<Pictured[]> {
  const { rows } = await sql<Pictured>`
    select id, images from lots where id = any(${[...ids]}::bigint[]) order by id desc`.execute(db)
  return rows
}

type Hashed = { lotId: number; photos: string[]; hashes: string[] }

export async function hashesOf(db: Db, lotIds: readonly number[]): Promise<ReadonlyMap<number, Hashed>> {
  const { rows } = await sql<Hashed>`
    select lot_id as "lotId", photos, hashes from photo_hashes where lot_id = any(${[...lotIds]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.lotId, row]))
}

/**
 * Also stores lots without any available photo: they are not fetched again for as long as their photos stay the same.
 */
export async function storePhotoHashes(db: Db, { lotId, photos, hashes }: Hashed): Promise<void> {
  await sql`
    insert into photo_hashes (lot_id, photos, hashes)
    select ${lotId}::bigint, ${photos}::text[], ${hashes}::text[] where exists (select from lots where id = ${lotId}::bigint)
    on conflict (lot_id) do update set photos = excluded.photos, hashes = excluded.hashes, hashed_at = now()`.execute(
    db,
  )
}
