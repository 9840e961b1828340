import type { BankFile, BankLine } from '@seriba/contracts/bank-files'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { matchesOf, readCandidates } from './bank-matches.ts'
import { partsOfLines } from './line-parts.ts'

type FileRow = Omit<BankFile, 'lines' | 'isRepeated'>
type LineRow = Omit<BankLine, 'matches' | 'parts' | 'left'>

export async function findFile(db: Db, id: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.name, f.at, u.full_name as by, f.account, f.outgoing,
      f.left_out as "leftOut", f.of_earlier_files as "ofEarlierFiles"
    from bank_files f left join users u on u.id = f.created_by where f.id = ${id}::bigint`.execute(db)
  return rows[0]
}

export async function fileOfBytes(db: Db | Tx, sha256: string): Promise<number | null> {
  const row = await db.selectFrom('bank_files').select('id').where('sha256', '=', sha256).executeTakeFirst()
  return row?.id ?? null
}

/**
 * A file’s lines with their possible matches. A line that was in an earlier file belongs to that one; one that staff
 * have already entered by hand is recognized by the ledger’s line with the same client, amount, and day.
 */
export async function linesOfFile(db: Db, fileId: number): Promise<BankLine[]> {
  const { rows } = await sql<LineRow>`
    select id, day, amount, sender, text, raw, ledger_id as "ledgerId", set_aside_at is not null as "isSetAside"
    from bank_lines where file_id = ${fileId} order by id`.execute(db)
  const [candidates, entered] = await Promise.all([
    readCandidates(db),
    partsOfLines(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const partsByLine = Map.groupBy(entered, ({ lineId }) => lineId)
  const lines = rows.map((line) => {
    const parts = (partsByLine.get(line.id) ?? []).map(({ lineId: _, ...part }) => part)
    const left = parts.reduce((rest, { amount }) => rest - amount, line.amount)
    const matches = line.ledgerId === null ? matchesOf({ ...line, amount: left }, candidates) : []
    return { ...line, parts, left, matches }
  })
  return Promise.all(lines.map((line) => withEntryByHand(db, line)))
}

async function withEntryByHand(db: Db, line: BankLine): Promise<BankLine> {
  const ledgerId = line.ledgerId ?? (line.parts.length === 0 ? await byHand(db, line) : null)
  return ledgerId === line.ledgerId ? line : { ...line, ledgerId, left: 0 }
}

/** The ledger line with which staff have already entered it, within two days, that belongs to no other bank line. */
async function byHand(db: Db, { amount, day, matches }: BankLine): Promise<number | null> {
  const sure = matches[0]?.match === 'sure' ? matches[0].client.id : null
  if (sure === null) return null
  const { rows } = await sql<{ id: number }>`
    select l.id from ledger l
    where l.user_id = ${sure} and l.type = 'Remittances' and l.amount = ${amount} and l.reverses is null
      and not exists (select from ledger r where r.reverses = l.id)
      and not exists (select from bank_lines b where b.ledger_id = l.id)
      and not exists (select from bank_line_parts b where b.ledger_id = l.id)
      and abs((l.at at time zone 'Asia/Tokyo')::date - ${day}::date) <= 2
    order by l.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function listFiles(db: Db) {
  const { rows } = await sql<{
    id: number
    name: string
    at: string
    by: string | null
    lines: number
    open: number
  }>`
    select f.id, f.name, f.at, u.full_name as by, count(l.id) as lines,
      count(l.id) filter (where l.ledger_id is null and l.set_aside_at is null) as open
    from bank_files f left join users u on u.id = f.created_by left join bank_lines l on l.file_id = f.id
    group by f.id, u.id order by f.id desc`.execute(db)
  return rows
}
