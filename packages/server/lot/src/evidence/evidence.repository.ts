import { movedBetweenAuctions } from '@seriba/domain/lots/evidence/earlier-auctions'
import type { LotToCompare } from '@seriba/domain/lots/evidence/likeness'
import type { Db } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'

export type LotOfEvidence = LotToCompare & {
  id: number
  auction_at: string | null
  chassis: string
  color: string
  images: string[]
}

export async function findLotOfEvidence(db: Db, id: string): Promise<LotOfEvidence | undefined> {
  const { rows } = await sql<LotOfEvidence>`${preparedQuery}
    select id, kind, auction_at, maker, model, chassis, chassis_code as "chassisCode", year, condition, mileage,
      grade, color, images
    from lots where id = ${id}::bigint`.execute(db)
  return rows[0]
}

export type SoldLot = Pick<
  AuctionedLot,
  | 'id'
  | 'kind'
  | 'auction'
  | 'auction_at'
  | 'lot_no'
  | 'year'
  | 'condition'
  | 'mileage'
  | 'grade'
  | 'sold_price'
>

/** Lots by their IDs. */
export async function soldLots(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, SoldLot>> {
  const { rows } = await sql<SoldLot>`${preparedQuery}
    select id, kind, auction, auction_at, lot_no, year, condition, mileage, grade, sold_price
    from lots where id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((lot) => [lot.id, lot]))
}

export type AuctionedLot = {
  id: number
  kind: LotToCompare['kind']
  auction: string
  auction_at: string
  auction_day: string
  lot_no: number
  year: number | null
  condition: string
  mileage: number | null
  grade: string
  chassis: string
  status: number
  start_price: number
  sold_price: number
  images: string[]
  auction_sheet: string | null
}

const auctioned = sql`id, kind, auction, auction_at, auction_day, lot_no, year, condition, mileage, grade, chassis,
  status, start_price, sold_price, images, auction_sheet`

/** The latest first. */
export async function lotsByIds(db: Db, ids: readonly number[]): Promise<AuctionedLot[]> {
  const { rows } = await sql<AuctionedLot>`
    select ${auctioned} from lots where id = any(${[...ids]}::bigint[]) and auction_at is not null
    order by auction_at desc, id desc`.execute(db)
  return rows
}

/** Lots from earlier days with the same data as this one; the latest first. */
export async function lotsWithSameFacts(db: Db, lot: LotOfEvidence, before: Date): Promise<AuctionedLot[]> {
  if (lot.mileage === null || lot.year === null || lot.chassisCode === '') return []
  const { rows } = await sql<AuctionedLot>`
    select ${auctioned} from lots
    where kind = ${lot.kind === 'bike' ? 'bike' : 'car'} and maker = ${lot.maker} and model = ${lot.model}
      and chassis_code = ${lot.chassisCode} and year = ${lot.year}
      and mileage between ${lot.mileage - movedBetweenAuctions} and ${lot.mileage}
      and grade = ${lot.grade} and color = ${lot.color}
      and auction_at < ${before} and id <> ${lot.id}
    order by auction_at desc, id desc limit 20`.execute(db)
  return rows
}
