import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { type SpelledField, spelledFields, spellingOf } from '@seriba/domain/lots/spelling'
import { type Kysely, sql } from 'kysely'

type Db = Kysely<unknown>
type Change = { text: string; value: string }

const inDetails: readonly SpelledField[] = ['group', 'category', 'subcategory']

/** Values that differ in capitals, width, spaces or by a synonym become one; the triggers log the lots for the index. */
export async function up(db: Db) {
  await sql`
    -- The one spelling that is kept of each value, by the form that all its spellings share.
    create table lot_spellings (
      field text not null,
      folded text not null,
      value text not null,
      primary key (field, folded)
    )`.execute(db)
  for (const field of spelledFields) await unify(db, field)
  await sql`
    update lots set chassis = upper(normalize(chassis, NFKC)),
      details = ${withOriginal(sql`'chassis'`, sql`chassis`)}
    where chassis <> upper(normalize(chassis, NFKC))`.execute(db)
}

/** Of each value the spelling of the oldest lot is kept. */
async function unify(db: Db, field: SpelledField) {
  const column = inDetails.includes(field) ? sql`(details ->> ${sql.lit(field)})` : sql.ref(field)
  const { rows } = await sql<{ text: string }>`
    select ${column} as text from lots where ${column} <> '' group by 1 order by min(id)`.execute(db)
  const kept = new Map<string, string>()
  const changes: Change[] = []
  for (const { text } of rows) {
    const { folded, value } = spellingOf(field, text)
    if (!kept.has(folded)) kept.set(folded, value)
    const spelled = kept.get(folded) ?? text
    if (spelled !== text) changes.push({ text, value: spelled })
  }
  await sql`
    insert into lot_spellings (field, folded, value)
    select ${field}, * from unnest(${[...kept.keys()]}::text[], ${[...kept.values()]}::text[])`.execute(db)
  for (const change of changes) await respell(db, field, change)
}

async function respell(db: Db, field: SpelledField, { text, value }: Change) {
  const name = sql.lit(field)
  const details = withOriginal(name, sql`${text}::text`)
  if (inDetails.includes(field)) {
    await sql`update lots set details = ${details} || jsonb_build_object(${name}, ${value}::text)
      where details ->> ${name} = ${text}`.execute(db)
    return
  }
  const rank = field === 'condition' ? conditionRank(value) : null
  await sql`update lots set ${sql.ref(field)} = ${value}, details = ${details}
      ${rank === null || !Number.isFinite(rank) ? sql`` : sql`, condition_rank = ${rank}`}
    where ${sql.ref(field)} = ${text}`.execute(db)
}

const withOriginal = (name: ReturnType<typeof sql>, text: ReturnType<typeof sql>) =>
  sql`details || jsonb_build_object('original',
    coalesce(details -> 'original', '{}') || jsonb_build_object(${name}, ${text}))`
