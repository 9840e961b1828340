import { type SpelledField, spellingOf } from '@seriba/domain/lots/spelling'

type Spelling = { folded: string; value: string }

/** Queries the database while no transaction of the import is under way. */
export type Ask = (statement: string, values: unknown[]) => Promise<Spelling[]>

/** Keys longer than any name would not fit into an index. */
const longest = 400

/**
 * The stored spelling of each text: the first one that was met. Two imports that meet one value at the same time
 * agree, since the second gets what the first has written.
 */
export async function resolveSpellings(
  ask: Ask,
  field: SpelledField,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const asked = new Map(texts.map((text) => [text, spellingOf(field, text)]))
  const first = new Map<string, Spelling>()
  for (const spelling of asked.values()) {
    if (spelling.folded.length <= longest && !first.has(spelling.folded)) first.set(spelling.folded, spelling)
  }
  const kept = new Map<string, string>()
  const keep = (rows: Spelling[]) => {
    for (const { folded, value } of rows) kept.set(folded, value)
  }
  if (first.size > 0) {
    keep(await known(ask, field, [...first.keys()]))
    const fresh = [...first.values()].filter(({ folded }) => !kept.has(folded))
    if (fresh.length > 0) keep(await add(ask, field, fresh))
  }
  return new Map([...asked].map(([text, { folded }]) => [text, kept.get(folded) ?? text]))
}

function known(ask: Ask, field: string, keys: readonly string[]) {
  return ask('select folded, value from lot_spellings where field = $1 and folded = any($2::text[])', [
    field,
    keys,
  ])
}

/** In a fixed order, so that two imports never deadlock. */
function add(ask: Ask, field: string, spellings: readonly Spelling[]) {
  return ask(
    `insert into lot_spellings (field, folded, value)
     select $1, folded, value from unnest($2::text[], $3::text[]) as given (folded, value) order by folded
     on conflict (field, folded) do update set value = lot_spellings.value returning folded, value`,
    [field, spellings.map(({ folded }) => folded), spellings.map(({ value }) => value)],
  )
}
