import type { Input, Output } from '@seriba/contracts/contract'
import type { listReadings as contract } from '@seriba/contracts/sheets'
import { type LotKind, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { doubtsIn } from '@seriba/domain/lots/sheet/sheet-reading'
import { type TranslationType, translationLimits } from '@seriba/domain/translations/translation'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { callsOfMonth } from './reader-calls.ts'
import type { StoredReading } from './readings.repository.ts'
import { openChecks, openMistakes } from './sheet-requests.repository.ts'
import { shownReading } from './shown-reading.ts'

/** Readings for staff to check: by promised time or time of sale, next one first. */
export async function listReadings(
  { db }: Pick<AppContext, 'db'>,
  { status }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  const [rows, counts, month] = await Promise.all([
    readingsOf(db, status === 'checked', now),
    countReadings(db, now),
    callsOfMonth(db, now),
  ])
  const ids = rows.map(({ id }) => id)
  const [checks, mistakes] = await Promise.all([openChecks(db, ids), openMistakes(db, ids)])
  const readings = rows.flatMap(
    ({ kind, carId, lotNo, auctionName, auctionDate, maker, model, auctionSheet, ...stored }) => {
      const read = shownReading(stored, auctionName)
      const { id, machine, version } = stored
      if (!read || !machine) return []
      const lot = {
        carId,
        type: lotTypeOfKind[kind] as TranslationType,
        lotNo,
        auctionName,
        auctionDate,
        maker,
        model,
      }
      const open = {
        asked: checks.filter(({ reading_id }) => reading_id === id).map(({ reading_id: _, ...ask }) => ask),
        mistakes: mistakes
          .filter(({ reading_id }) => reading_id === id)
          .map(({ reading_id: _, ...said }) => said),
      }
      return [{ ...lot, auctionSheet, read, machine, version, doubtful: doubtsIn(read.reading), ...open }]
    },
  )
  return { readings, counts, month }
}

type Row = StoredReading & {
  kind: LotKind
  carId: string
  lotNo: number
  auctionName: string
  auctionDate: string | null
  maker: string
  model: string
  auctionSheet: string | null
}

/** If several lots have the sheet, the lot that is sold next. */
const readable = sql`s.reading is not null and s.dropped_at is null`
const asked = sql`exists (select from sheet_checks c where c.reading_id = s.id and c.done_at is null)`
const reported = sql`exists (select from sheet_mistakes m where m.reading_id = s.id and m.settled_at is null)`
const waited = sql`(${asked} or ${reported})`
/** Readings that nobody has checked, and those reported as wrong even so. */
const isChecked = sql`(s.checked_at is not null and not ${reported})`
const toCome = (now: Date) =>
  sql`(${isChecked} or ${waited} or l.auction_at is null or l.auction_at > ${now})`

async function readingsOf(db: Db, checked: boolean, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (s.id) s.id, s.sheet, s.reader, s.reading as machine, s.read_at, s.checked,
        u.full_name as checked_by, s.checked_at, false as dropped, s.version, l.kind, l.id::text as "carId", l.lot_no as "lotNo",
        l.auction as "auctionName", l.auction_at as "auctionDate", l.maker, l.model, l.auction_sheet as "auctionSheet",
        least(l.auction_at, (select min(promised_at) from sheet_checks c where c.reading_id = s.id and c.done_at is null)) as due
      from sheet_readings s
      join sheet_reading_lots r on r.reading_id = s.id
      join lots l on l.id = r.lot_id
      left join users u on u.id = s.checked_by
      where ${readable} and ${toCome(now)} and ${isChecked} = ${checked}::boolean
      order by s.id, l.auction_at desc nulls last, l.id
    ) readings
    order by ${checked ? sql`checked_at desc` : sql`due nulls last`}, id
    limit ${translationLimits.listed}`.execute(db)
  return rows
}

async function countReadings(db: Db, now: Date) {
  const { rows } = await sql<{ unchecked: number; checked: number; asked: number }>`
    select count(distinct s.id) filter (where not ${isChecked}) as unchecked,
      count(distinct s.id) filter (where ${isChecked}) as checked,
      count(distinct s.id) filter (where ${waited}) as asked
    from sheet_readings s
    join sheet_reading_lots r on r.reading_id = s.id join lots l on l.id = r.lot_id
    where ${readable} and ${toCome(now)}`.execute(db)
  return rows[0] ?? { unchecked: 0, checked: 0, asked: 0 }
}
