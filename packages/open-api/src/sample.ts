import { isJson, type Json } from './json.ts'
import { namedSchemas } from './schemas.ts'

let named: Record<string, Json> | undefined

/** For texts that have to look like something. */
const looks = [
  '273',
  'USD',
  '2026-11-26',
  '2026-11',
  '#017EEF',
  '692',
  '09:00',
  'A',
  'https://example.com/a',
  'en',
  '08',
]

/** For texts that may be anything, by name. */
const texts: Record<string, string> = {
  email: 'client@demo.example',
  fullName: 'Kei Mori',
  name: 'Kei Mori',
  maker: 'TOYOTA',
  model: 'SUPRA',
  auctionName: 'USS Tokyo',
  color: 'White',
  port: 'Mombasa',
  url: 'https://example.com/file',
  data: 'JVBERi0xLjcK',
  currency: 'USD',
}

/** Numbers that have a meaning. */
const numbers: Record<string, number> = { roleId: 1064 }

/** A value that fits a schema, with every field that is not inside itself. */
export function sampleOf(schema: Json, name = '', above: readonly string[] = []): unknown {
  if (typeof schema.$ref === 'string') {
    const id = schema.$ref.split('/').at(-1) ?? ''
    named ??= namedSchemas()
    return above.includes(id) ? null : sampleOf(named[id] ?? {}, name, [...above, id])
  }
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  for (const choice of [schema.anyOf, schema.oneOf])
    if (Array.isArray(choice)) return sampleOf(choice[0] as Json, name, above)
  if (Array.isArray(schema.allOf))
    return merged(schema.allOf.map((part) => sampleOf(part as Json, name, above)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, above)
  if (Array.isArray(schema.prefixItems))
    return schema.prefixItems.map((item) => sampleOf(item as Json, name, above))
  if (type === 'array') {
    const { items, minItems } = schema
    if (!isJson(items)) return []
    const length = typeof minItems === 'number' ? Math.max(1, minItems) : 1
    return Array.from({ length }, () => sampleOf(items, name, above))
  }
  if (type === 'string') return textOf(schema, name)
  if (type === 'integer' || type === 'number') return numbers[name] ?? numberOf(schema)
  if (type === 'boolean') return true
  // What is described elsewhere is an object.
  return type === 'null' ? null : Object.keys(schema).every((key) => key === 'description') ? {} : null
}

function objectOf(schema: Json, above: readonly string[]): Json {
  const required = (schema.required ?? []) as string[]
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>)
      .filter(([field, inner]) => required.includes(field) || !isWithin(inner, above))
      .map(([field, inner]) => [field, sampleOf(inner, field, above)]),
  )
}

const isWithin = (schema: Json, above: readonly string[]) =>
  typeof schema.$ref === 'string' && above.includes(schema.$ref.split('/').at(-1) ?? '')

const merged = (parts: readonly unknown[]) => Object.assign({}, ...parts)

function textOf({ format, pattern, minLength, maxLength }: Json, name: string): string {
  if (format === 'uuid') return '0d9f3a52-6c1e-4f0b-9a7d-2b8c4e6f1a35'
  if (format === 'date-time') return '2026-11-26T01:30:00.000Z'
  if (typeof pattern === 'string') return lookingLike(pattern, Number(minLength ?? 0), name)
  const text = texts[name] ?? 'text'
  const longest = typeof maxLength === 'number' ? maxLength : text.length
  return text.slice(0, longest).padEnd(typeof minLength === 'number' ? minLength : 0, 'x')
}

const lookingLike = (pattern: string, shortest: number, name: string) =>
  [texts[name] ?? '', ...looks].find((text) => text.length >= shortest && new RegExp(pattern).test(text)) ??
  ''

function numberOf({ minimum, maximum, exclusiveMinimum }: Json): number {
  const lowest = Number(minimum ?? exclusiveMinimum ?? 0)
  return Math.min(Math.max(lowest, 1), Number(maximum ?? 1))
}
