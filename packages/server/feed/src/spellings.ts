import { chassisSpelling, type SpelledField, spelledFields } from '@seriba/domain/lots/spelling'
import { placeOf, places } from './lot-columns.ts'
import { type FeedRow, keyOf, rankOf } from './read-line.ts'
import { type Ask, resolveSpellings } from './resolve-spellings.ts'

type Field = { field: SpelledField; place: number }

/** Each field's column; -1 for fields stored in `details`. */
const fields: Field[] = spelledFields.map((field) => ({ field, place: placeOf(field) }))
const halls: Field[] = [{ field: 'auction', place: places.auction }]

/** A feed has few values and many lots; beyond this many of one field they are queried again. */
const remembered = 50_000

export type Spellings = {
  /**
   * Gives every value in a batch its stored spelling, and every row the resulting key; differing text in a line
   * becomes its `original`.
   */
  unify(rows: Iterable<FeedRow>): Promise<void>
}

/** Known values come from memory, so that a batch queries only new ones. */
export function openSpellings(ask: Ask): Spellings {
  const known = new Map<SpelledField, Map<string, string>>()
  for (const { field } of [...halls, ...fields]) known.set(field, new Map())

  /** Whether all of a row's values are known; known ones then have their spelling. */
  function spell(row: FeedRow, fields: readonly Field[]): boolean {
    let all = true
    for (const { field, place } of fields) {
      const text = textOf(row, field, place)
      if (text === '') continue
      const value = known.get(field)?.get(text)
      if (value === undefined) all = false
      else if (value !== text) put(row, field, place, text, value)
    }
    return all
  }

  async function spellAll(rows: readonly FeedRow[], fields: readonly Field[]) {
    const unknown = rows.filter((row) => !spell(row, fields))
    if (unknown.length === 0) return
    for (const { field, place } of fields) {
      const texts = new Set(unknown.map((row) => textOf(row, field, place)))
      const values = known.get(field)
      const unseen = [...texts].filter((text) => text !== '' && !values?.has(text))
      for (const [text, value] of await resolveSpellings(ask, field, unseen)) values?.set(text, value)
    }
    for (const row of unknown) spell(row, fields)
  }

  return {
    async unify(rows) {
      for (const values of known.values()) if (values.size > remembered) values.clear()
      const all = [...rows]
      const lots = all.filter(({ isResult }) => !isResult)
      lots.forEach(capitalizeChassis)
      await spellAll(lots, fields)
      await spellAll(all, halls)
      for (const row of all) row.key = keyOf(row.values)
    },
  }
}

type Details = Record<string, unknown> & { original?: Record<string, string> }

function textOf({ values }: FeedRow, field: string, place: number): string {
  const value = place === -1 ? (values[places.details] as Details | undefined)?.[field] : values[place]
  return typeof value === 'string' ? value : ''
}

function put({ values, isResult }: FeedRow, field: string, place: number, text: string, value: string) {
  if (isResult) {
    // It says nothing about a lot except its outcome.
    values[place] = value
    return
  }
  const details: Details = { ...(values[places.details] as Details | undefined) }
  details.original = { [field]: text, ...details.original }
  values[places.details] = details
  if (place === -1) details[field] = value
  else values[place] = value
  if (place === places.condition) values[places.conditionRank] = rankOf(value)
}

function capitalizeChassis(row: FeedRow) {
  const text = textOf(row, 'chassis', places.chassis)
  const value = chassisSpelling(text)
  if (value !== text) put(row, 'chassis', places.chassis, text, value)
}
