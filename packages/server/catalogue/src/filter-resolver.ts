import { subcategoryName, subcategoryParent, subcategoryPath } from '@seriba/domain/lots/category-choice'
import { type SpelledField, spellingOf } from '@seriba/domain/lots/spelling'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { LotFilters } from './lot-search.ts'

type Value = { field: SpelledField; text: string }

/** Lots have few values, but anybody can ask for any. */
const remembered = 10_000

/**
 * Turns filters into the values that lots have: another spelling into the stored one, a subcategory given alone into
 * those of every category. Addresses and saved searches from before either still work.
 */
export function filterResolver(db: Db | Tx): (filters: LotFilters) => Promise<LotFilters> {
  const known = new Map<string, string>()
  const spelled = (field: SpelledField) => (text: string) => known.get(keyOf({ field, text })) ?? text
  const all = (field: SpelledField, texts: readonly string[] = []) => [...new Set(texts.map(spelled(field)))]

  return async (filters) => {
    if (known.size > remembered) known.clear()
    const unknown = valuesOf(filters).filter((value) => !known.has(keyOf(value)))
    if (unknown.length > 0) for (const [key, value] of await keptSpellings(db, unknown)) known.set(key, value)
    return {
      ...filters,
      maker: filters.maker && spelled('maker')(filters.maker),
      models: all('model', filters.models),
      colors: all('color', filters.colors),
      gearboxes: all('gearbox', filters.gearboxes),
      steering: all('steering', filters.steering),
      halls: all('auction', filters.halls),
      sales: (filters.sales ?? []).map((sale) => ({ ...sale, auction: spelled('auction')(sale.auction) })),
      conditions: all('condition', filters.conditions),
      categories: all('category', filters.categories),
      subcategories: await pathsOf(db, (filters.subcategories ?? []).map(spelledPath)),
    }
  }

  function spelledPath(path: string): string {
    const name = spelled('subcategory')(subcategoryName(path))
    return isPath(path) ? subcategoryPath(spelled('category')(subcategoryParent(path)), name) : name
  }
}

const keyOf = ({ field, text }: Value) => `${field} ${text}`
const isPath = (subcategory: string) => subcategory.includes('>')

function valuesOf(filters: LotFilters): Value[] {
  const { maker, subcategories = [] } = filters
  const all = (field: SpelledField, texts: readonly string[] = []) => texts.map((text) => ({ field, text }))
  return [
    ...all('maker', maker ? [maker] : []),
    ...all('model', filters.models),
    ...all('color', filters.colors),
    ...all('gearbox', filters.gearboxes),
    ...all('steering', filters.steering),
    ...all('auction', filters.halls),
    ...all(
      'auction',
      (filters.sales ?? []).map(({ auction }) => auction),
    ),
    ...all('condition', filters.conditions),
    ...all('category', [
      ...(filters.categories ?? []),
      ...subcategories.filter(isPath).map(subcategoryParent),
    ]),
    ...all('subcategory', subcategories.map(subcategoryName)),
  ]
}

/** The stored spellings of values, as far as lots have them. */
async function keptSpellings(db: Db | Tx, values: readonly Value[]): Promise<[string, string][]> {
  const asked = values.map((value) => ({ ...value, folded: spellingOf(value.field, value.text).folded }))
  const { rows } = await sql<{ field: string; folded: string; value: string }>`
    select field, folded, value from lot_spellings
    join unnest(${asked.map(({ field }) => field)}::text[], ${asked.map(({ folded }) => folded)}::text[])
      as asked (field, folded) using (field, folded)`.execute(db)
  return asked.flatMap((value) => {
    const kept = rows.find(({ field, folded }) => field === value.field && folded === value.folded)
    return kept ? [[keyOf(value), kept.value] as [string, string]] : []
  })
}

/** A name that no category has stays, and finds nothing. */
async function pathsOf(db: Db | Tx, subcategories: readonly string[]): Promise<string[]> {
  const bare = subcategories.filter((name) => !isPath(name))
  if (bare.length === 0) return [...new Set(subcategories)]
  const { rows } = await sql<{ category: string; name: string }>`
    select distinct coalesce(details ->> 'category', '') as category, details ->> 'subcategory' as name
    from lots where kind = 'machinery' and details ->> 'subcategory' = any(${bare}::text[])`.execute(db)
  return [
    ...new Set([
      ...subcategories.filter((name) => isPath(name) || !rows.some((row) => row.name === name)),
      ...rows.map(({ category, name }) => subcategoryPath(category, name)),
    ]),
  ]
}
