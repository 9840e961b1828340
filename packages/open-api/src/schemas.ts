import * as z from 'zod/mini'
import { describe } from './describe.ts'
import { fieldComments } from './generated/field-comments.ts'
import * as modules from './generated/modules.ts'
import { isJson, type Json } from './json.ts'

type Io = 'input' | 'output'

/** The contracts' named schemas; if two share a name, the later one also goes under its module's name. */
const names = new Map<z.core.$ZodType, { id: string; source: string }>()
const taken = new Set<string>()
for (const [module, exports] of Object.entries(modules))
  for (const [name, schema] of Object.entries(exports)) {
    if (!/^[A-Z]/.test(name) || !isSchema(schema) || names.has(schema)) continue
    const id = taken.has(name) ? `${module.charAt(0).toUpperCase()}${module.slice(1)}${name}` : name
    taken.add(id)
    names.set(schema, { id, source: `${module}.${name}` })
  }

const registry = z.registry<{ id: string }>()
for (const [schema, { id }] of names) registry.add(schema as z.ZodMiniType, { id })

const safe = Number.MAX_SAFE_INTEGER
const instant = '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$'

/** Leaves out what says nothing: the bounds of all numbers, and that nothing may be added. */
function tidy(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.maximum === safe) delete schema.maximum
  if (schema.minimum === -safe) delete schema.minimum
  if (schema.additionalProperties === false) delete schema.additionalProperties
  if (schema.pattern === instant) {
    delete schema.pattern
    schema.format = 'date-time'
  }
}

const options = (io: Io) =>
  ({
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => tidy(jsonSchema),
  }) as const

/** A schema as in the document; named ones become references. */
export function schemaOf(schema: z.core.$ZodType, io: Io): Json {
  const known = names.get(schema)
  if (known) return { $ref: `#/components/schemas/${idFor(known.id, io)}` }
  const { $schema, $defs, ...plain } = z.toJSONSchema(schema, { ...options(io), metadata: registry })
  return refer(plain, io) as Json
}

/** The fields of what is sent, whether or not it has a name. */
export function fieldsOf(schema: z.core.$ZodType): Json {
  const known = names.get(schema)
  return known ? (refer(ofAll.input[known.id], 'input') as Json) : schemaOf(schema, 'input')
}

/** Every schema with a name. Input and output differ by defaults: then there are two. */
export function namedSchemas(): Record<string, Json> {
  const found: Record<string, Json> = {}
  for (const { id } of names.values()) {
    found[id] = refer(ofAll.output[id], 'output') as Json
    if (!isSame(id)) found[`${id}Input`] = refer(ofAll.input[id], 'input') as Json
  }
  return found
}

const ofAll = { input: all('input'), output: all('output') }

function all(io: Io): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { ...options(io), uri: (id) => `#/$defs/${id}` })
  const sources = new Map([...names.values()].map(({ id, source }) => [id, source]))
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [
      id,
      describe(schema as Json, fieldComments[sources.get(id) ?? ''] ?? {}),
    ]),
  )
}

const isSame = (id: string) => JSON.stringify(ofAll.input[id]) === JSON.stringify(ofAll.output[id])
const idFor = (id: string, io: Io) => (io === 'input' && !isSame(id) ? `${id}Input` : id)

/** References to named schemas, the way the document writes them. */
function refer(value: unknown, io: Io): unknown {
  if (Array.isArray(value)) return value.map((item) => refer(item, io))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id' || typeof value.id !== 'string')
      .map(([key, inner]) => {
        const id = key === '$ref' && typeof inner === 'string' ? inner.split('/').at(-1) : undefined
        return [key, id === undefined ? refer(inner, io) : `#/components/schemas/${idFor(id, io)}`]
      }),
  )
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return isJson(value) && '_zod' in value
}
