import { jstDay } from '@seriba/domain/time/jst'
import { importRecords } from '@seriba/server-feed/import-feed'
import type { FeedRecord } from '@seriba/server-feed/read-line'
import type { Db } from '@seriba/server-kit/db'
import { createPool } from '@seriba/server-kit/db'

let number = 1000

/** A car as a feed would send it, tomorrow at USS Tokyo by default. */
export function aCarLine(facts: FeedRecord = {}): FeedRecord {
  number += 1
  return {
    kind: 'car',
    auction: 'USS Tokyo',
    auctionDate: new Date(Date.now() + 86_400_000).toISOString(),
    lotNo: number,
    maker: 'Toyota',
    model: 'Alphard',
    year: 2019,
    condition: '4.5',
    mileage: 52_000,
    chassis: 'AGH30W-0012345',
    startPrice: 1_500_000,
    status: 'upcoming',
    ...facts,
  }
}

/** Imports lots through the feed and returns their IDs in the order of the lines. */
export async function importLots(url: string, db: Db, lines: readonly FeedRecord[]): Promise<number[]> {
  const pool = createPool({ url, max: 2 })
  const summary = await importRecords({ pool }, [lines.map((record, at) => ({ line: at + 1, record }))])
  await pool.end()
  if (summary.skippedCount > 0) throw new Error(`a line of the test is wrong: ${summary.skipped[0]?.reason}`)
  const lots = await db
    .selectFrom('lots')
    .select(['id', 'kind', 'auction', 'auction_day', 'lot_no'])
    .execute()
  const idOf = new Map(
    lots.map((lot) => [`${lot.kind} ${lot.auction} ${lot.auction_day} ${lot.lot_no}`, lot.id]),
  )
  return lines.map(({ kind, auction, auctionDate, lotNo }) => {
    const day = typeof auctionDate === 'string' ? jstDay(auctionDate) : '1970-01-01'
    return idOf.get(`${kind} ${auction} ${day} ${lotNo}`) ?? 0
  })
}
