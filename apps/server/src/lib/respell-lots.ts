import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { type SpelledField, spelledFields, spellingOf } from '@seriba/domain/lots/spelling'
import type { Db } from '@seriba/server-kit/db'
import { type Kysely, sql } from 'kysely'

type Database = Kysely<unknown>
type Id = { id: string }
type Spellings = {
  /** The spelling to keep, by the form that all spellings of a value share. */
  kept: Map<string, string>
  /** The spelling to keep for each text that is spelled differently. */
  otherwise: Map<string, string>
  /** The lots that contain such a text. */
  lots: Id[]
}

const lotsAtOnce = 200
const inDetails: readonly SpelledField[] = ['group', 'category', 'subcategory']

const columnOf = (field: SpelledField) => {
  if (field === 'auction') return sql`lots.auction`
  return inDetails.includes(field) ? sql`(lots.details ->> ${sql.lit(field)})` : sql`lots.${sql.ref(field)}`
}

/** For each value, the spelling of the oldest lot is kept. */
export async function spellingsOfLots(db: Database, field: SpelledField): Promise<Spellings> {
  const { rows } = await sql<{ text: string }>`
    select ${columnOf(field)} as text from lots where ${columnOf(field)} <> '' group by 1 order by min(id)`.execute(
    db,
  )
  const kept = new Map<string, string>()
  const otherwise = new Map<string, string>()
  for (const { text } of rows) {
    const { folded, value } = spellingOf(field, text)
    if (!kept.has(folded)) kept.set(folded, value)
    const spelled = kept.get(folded) ?? text
    if (spelled !== text) otherwise.set(text, spelled)
  }
  const lots = otherwise.size === 0 ? [] : await lotsWith(db, field, [...otherwise.keys()])
  return { kept, otherwise, lots }
}

async function lotsWith(db: Database, field: SpelledField, texts: string[]): Promise<Id[]> {
  const { rows } = await sql<Id>`
    select id from lots where ${columnOf(field)} = any(${texts}::text[]) order by id`.execute(db)
  return rows
}

/** Merges values that differ in capitalization, width, or spaces, or are synonyms, a few hundred lots at a time. */
export async function respellLots(db: Database, field: SpelledField, { otherwise, lots }: Spellings) {
  const spelled = sql`jsonb_to_recordset(${JSON.stringify(changesOf(field, otherwise))}::jsonb)
    as change(text text, value text, rank real)`
  await inParts(lots, (ids) =>
    sql`update lots set ${assignmentOf(field)} from ${spelled}
      where id = any(${ids}::bigint[]) and ${columnOf(field)} = change.text ${unlessTwo(field)}`.execute(db),
  )
}

/** The lots whose chassis number is not in half-width capitals. */
export async function lotsOfOddChassis(db: Database): Promise<Id[]> {
  const { rows } = await sql<Id>`
    select id from lots where chassis <> upper(normalize(chassis, NFKC)) order by id`.execute(db)
  return rows
}

export const respellChassis = (db: Database, lots: Id[]) =>
  inParts(lots, (ids) =>
    sql`update lots set chassis = upper(normalize(chassis, NFKC)), details = ${withOriginal('chassis', sql`chassis`)}
      where id = any(${ids}::bigint[]) and chassis <> upper(normalize(chassis, NFKC))`.execute(db),
  )

/**
 * Does ahead of time what migrations respell: each statement is its own transaction, so that nobody waits long for a
 * lot, and little is left for the migrations. `executed` are those that have already run.
 */
export async function respellAheadOfMigrations(db: Db, executed: readonly string[]): Promise<void> {
  if (!executed.includes('0251-calendar') || executed.includes('0370-hall-spellings')) return
  const database = db as unknown as Database
  const fields = executed.includes('0360-lot-spellings') ? [] : spelledFields
  for (const field of [...fields, 'auction'] as const)
    await respellLots(database, field, await spellingsOfLots(database, field))
  if (fields.length > 0) await respellChassis(database, await lotsOfOddChassis(database))
}

const changesOf = (field: SpelledField, otherwise: Map<string, string>) =>
  [...otherwise].map(([text, value]) => {
    const rank = field === 'condition' ? conditionRank(value) : Number.NaN
    return { text, value, rank: Number.isFinite(rank) ? rank : null }
  })

function assignmentOf(field: SpelledField) {
  const details = withOriginal(field, sql`change.text`)
  if (inDetails.includes(field))
    return sql`details = ${details} || jsonb_build_object(${sql.lit(field)}, change.value)`
  const rank =
    field === 'condition' ? sql`, condition_rank = coalesce(change.rank, lots.condition_rank)` : sql``
  return sql`${sql.ref(field)} = change.value, details = ${details} ${rank}`
}

/** A lot that was imported under both names of a hall remains two lots: either may have bids. */
const unlessTwo = (field: SpelledField) =>
  field === 'auction'
    ? sql`and not exists (
        select from lots other where other.auction = change.value and other.kind = lots.kind
          and other.auction_day = lots.auction_day and other.lot_no = lots.lot_no)`
    : sql``

const withOriginal = (field: string, text: ReturnType<typeof sql>) =>
  sql`lots.details || jsonb_build_object('original',
    coalesce(lots.details -> 'original', '{}') || jsonb_build_object(${sql.lit(field)}, ${text}))`

async function inParts(lots: Id[], change: (ids: string[]) => Promise<unknown>) {
  for (let from = 0; from < lots.length; from += lotsAtOnce)
    await change(lots.slice(from, from + lotsAtOnce).map(({ id }) => id))
}
