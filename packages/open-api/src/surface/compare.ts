import type { Fields } from './fields.ts'
import type { Surface } from './surface.ts'

export type Difference = {
  /** Sentences about what a program that runs today would no longer find. */
  breaking: string[]
  /** Requests and webhooks that have something new. */
  extended: string[]
}

/** What has changed for programs since a release. */
export function compareSurfaces(released: Surface, now: Surface): Difference {
  const breaking: string[] = []
  const extended = new Set(Object.keys(now).filter((name) => !(name in released)))
  for (const [name, before] of Object.entries(released)) {
    const after = now[name]
    if (after === undefined) {
      breaking.push(`${name} is gone, or closed to keys`)
      continue
    }
    for (const [side, rule] of [
      ['sent', sentRule],
      ['read', readRule],
    ] as const) {
      for (const [field, reason] of differences(before[side], after[side], rule)) {
        if (reason === null) extended.add(name)
        else breaking.push(`${name}, ${side === 'sent' ? 'sent' : 'answered'} ${field || 'body'}: ${reason}`)
      }
    }
  }
  return { breaking, extended: [...extended].sort() }
}

/** Why a changed field breaks a program; null if it only adds something. */
type Rule = (before: string | undefined, after: string | undefined) => string | null

function* differences(before: Fields, after: Fields, rule: Rule): Generator<[string, string | null]> {
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[field] === after[field]) continue
    // Fields within a new field come with it: that one says whether anything is required.
    const within = parentOf(field)
    if (within !== '' && !(within in before) && within in after) continue
    yield [field, rule(before[field], after[field])]
  }
}

const parentOf = (field: string) =>
  field.endsWith('[]') ? field.slice(0, -2) : field.slice(0, Math.max(0, field.lastIndexOf('.')))

/** What was accepted is still accepted, and nothing more is required. */
const sentRule: Rule = (before, after) => {
  if (after === undefined) return 'it is no longer read'
  if (before === undefined) return isOptional(after) ? null : 'it is required now'
  if (isOptional(before) && !isOptional(after)) return 'it is required now'
  const refused = typesOf(before).filter((type) => !covers(after, type))
  return refused.length === 0 ? null : `${refused.join(', ')} is refused now`
}

/** What was returned is still returned, as a known type; a list of values may grow. */
const readRule: Rule = (before, after) => {
  if (before === undefined) return null
  if (after === undefined) return 'it is no longer there'
  if (!isOptional(before) && isOptional(after)) return 'it may be left out now'
  const unknown = typesOf(after).filter((type) => !covers(before, type) && !isFurtherValue(before, type))
  return unknown.length === 0 ? null : `it may be ${unknown.join(', ')} now`
}

const isOptional = (type: string) => type.endsWith(' optional')
const typesOf = (type: string) => type.replace(/ optional$/, '').split('|')

/** The type of a value that stands for itself. */
const typeOfValue = (type: string) =>
  type.startsWith('"')
    ? 'string'
    : /^-?\d/.test(type)
      ? 'number'
      : /^(true|false)$/.test(type)
        ? 'boolean'
        : null

function covers(types: string, type: string): boolean {
  const among = typesOf(types)
  if (among.includes(type) || among.includes('any')) return true
  if (type === 'integer') return among.includes('number')
  const base = typeOfValue(type)
  return base !== null && (among.includes(base) || (base === 'number' && among.includes('integer')))
}

const isFurtherValue = (types: string, type: string) =>
  typeOfValue(type) !== null && typesOf(types).some((one) => typeOfValue(one) === typeOfValue(type))
