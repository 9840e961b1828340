import { chassisSpelling, type SpelledField, spelledFields } from '@seriba/domain/lots/spelling'
import { type Ask, learnSpellings } from './learn-spellings.ts'
import { placeOf, places } from './lot-columns.ts'
import { type FeedRow, rankOf } from './read-line.ts'

/** The column of each field; -1 for what is kept in `details`. */
const fields = spelledFields.map((field) => ({ field, place: placeOf(field) }))

/** A feed has few values and many lots; beyond this many of one field they are asked for again. */
const remembered = 50_000

export type Spellings = {
  /** Gives every value of a batch the spelling that is kept of it; what a line said otherwise is its `original`. */
  unify(rows: Iterable<FeedRow>): Promise<void>
}

/** Values that were met before come from memory, so that a batch asks only for what is new in it. */
export function openSpellings(ask: Ask): Spellings {
  const known = new Map<SpelledField, Map<string, string>>()
  for (const field of spelledFields) known.set(field, new Map())

  /** Whether all of a lot's values are known; those that are have their spelling then. */
  function spell(row: FeedRow): boolean {
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

  return {
    async unify(rows) {
      for (const values of known.values()) if (values.size > remembered) values.clear()
      const lots = [...rows].filter(({ isResult }) => !isResult)
      lots.forEach(capitalizeChassis)
      const unknown = lots.filter((row) => !spell(row))
      if (unknown.length === 0) return
      for (const { field, place } of fields) {
        const texts = new Set(unknown.map((row) => textOf(row, field, place)))
        const values = known.get(field)
        const unseen = [...texts].filter((text) => text !== '' && !values?.has(text))
        for (const [text, value] of await learnSpellings(ask, field, unseen)) values?.set(text, value)
      }
      unknown.forEach(spell)
    },
  }
}

type Details = Record<string, unknown> & { original?: Record<string, string> }

function textOf({ values }: FeedRow, field: string, place: number): string {
  const value = place === -1 ? (values[places.details] as Details | undefined)?.[field] : values[place]
  return typeof value === 'string' ? value : ''
}

function put({ values }: FeedRow, field: string, place: number, text: string, value: string) {
  const details: Details = { ...(values[places.details] as Details | undefined) }
  details.original = { ...details.original, [field]: text }
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
