import type { SourceTable } from '@seriba/domain/feeds/feed-source'
import { isFinal, lotStatus } from '@seriba/domain/lots/lot-status'
import { feedProblem } from '@seriba/i18n/feed-problem'
import { places } from '../lot-columns.ts'
import type { LotWriter } from '../lot-writer.ts'
import { arrayLiteral } from './literals.ts'
import type { SourcedRow } from './read-rows.ts'

type Known = {
  source_id: string
  lot_id: number
  key: string
  status: number
  vanished: boolean
}
type Taken = { key: string; lot_id: number; auction_at: string | null; source_id: string | null }

/** What a page means for existing lots. */
export type Moves = {
  rows: SourcedRow[]
  /** Lots whose day, hall, or number has changed: they keep their identity. */
  moved: { lotId: number; row: SourcedRow }[]
  /** Lots that were removed because they had disappeared, and are back. */
  back: number[]
  /** Lots that a row no longer refers to, since another lot has its place. */
  left: number[]
  refused: { line: number; reason: string }[]
}

type Place = { feedId: number; table: SourceTable; seenFrom: number }

const keyColumns = `l.kind || e'\\t' || l.auction_day::text || e'\\t' || l.lot_no || e'\\t' || l.auction`

/** Finds the lots that rows refer to by the source’s own IDs, and determines what has happened to them. */
export async function findMoves(
  writer: LotWriter,
  place: Place,
  rows: readonly SourcedRow[],
): Promise<Moves> {
  const [known, taken] = [await findKnown(writer, place, rows), await findTaken(writer, place, rows)]
  const moves: Moves = { rows: [], moved: [], back: [], left: [], refused: [] }
  const keys = new Map<string, string>()
  for (const row of rows) {
    const other = keys.get(row.key) ?? ownerOf(taken.get(row.key), row)
    if (other !== undefined && other !== row.sourceId) {
      moves.refused.push({
        line: row.line,
        reason: `${row.sourceId}: lotNo: ${feedProblem('otherLot', { listed: row.listedNo, other })}`,
      })
      continue
    }
    keys.set(row.key, row.sourceId)
    keepTime(row, taken.get(row.key))
    moves.rows.push(row)
    const lot = known.get(row.sourceId)
    if (lot === undefined) continue
    if (lot.vanished && lot.status === lotStatus.removed) moves.back.push(lot.lot_id)
    if (lot.key === row.key) continue
    const hasEnded = place.table !== 'stats' && isFinal(lot.status) && !lot.vanished
    // A lot that has ended and is listed again is a different lot.
    if (hasEnded) continue
    if (taken.has(row.key) && !isMoving(taken.get(row.key), rows, known)) moves.left.push(lot.lot_id)
    else moves.moved.push({ lotId: lot.lot_id, row })
  }
  return moves
}

async function findKnown(writer: LotWriter, { feedId, table }: Place, rows: readonly SourcedRow[]) {
  const found = (await writer.ask(
    `select f.source_id, f.lot_id, ${keyColumns} as key, l.status, f.vanished
     from feed_lots f join lots l on l.id = f.lot_id
     where f.feed_id = $1 and f.source_table = $2 and f.source_id = any($3::text[])`,
    [feedId, table, rows.map(({ sourceId }) => sourceId)],
  )) as unknown as Known[]
  return new Map(found.map((lot) => [lot.source_id, lot]))
}

async function findTaken(writer: LotWriter, { feedId, table, seenFrom }: Place, rows: readonly SourcedRow[]) {
  const column = (place: number, type: string) =>
    arrayLiteral(
      rows.map(({ values }) => String(values[place])),
      type,
    )
  const found = (await writer.ask(
    `select ${keyColumns} as key, l.id as lot_id, l.auction_at,
       (select f.source_id from feed_lots f
        where f.lot_id = l.id and f.feed_id = $1 and f.source_table = $2 and f.pass >= $3 limit 1) as source_id
     from unnest(${column(places.kind, 'text')}, ${column(places.auction, 'text')},
       ${column(places.auctionDay, 'date')}, ${column(places.lotNo, 'integer')})
       as asked (kind, auction, auction_day, lot_no)
     join lots l using (kind, auction, auction_day, lot_no)`,
    [feedId, table, seenFrom],
  )) as unknown as Taken[]
  return new Map(found.map((lot) => [lot.key, lot]))
}

/** A result often gives only the day, so the lot's known time stays. */
function keepTime({ values, isDayOnly }: SourcedRow, lot: Taken | undefined) {
  if (isDayOnly && lot?.auction_at) values[places.auctionAt] = lot.auction_at
}

/** The row that a lot was read from in this pass. */
const ownerOf = (lot: Taken | undefined, row: SourcedRow) =>
  lot?.source_id === row.sourceId ? undefined : (lot?.source_id ?? undefined)

/** Whether the lot that has the place leaves it on the same page. */
function isMoving(lot: Taken | undefined, rows: readonly SourcedRow[], known: Map<string, Known>): boolean {
  return rows.some(({ sourceId, key }) => {
    const other = known.get(sourceId)
    return other !== undefined && other.lot_id === lot?.lot_id && other.key !== key
  })
}
