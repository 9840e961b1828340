import { isJson, type Json } from '../json.ts'

/**
 * What a schema says about each of its fields: `integer`, `string|null`, `"auction"|"stock"`, followed by ` optional`.
 */
export type Fields = Record<string, string>

type Node = { types: Set<string>; properties: Map<string, Property>; items: unknown[] }
type Property = { schemas: unknown[]; required: boolean }

/** Every field below a schema by its path: `result.carsList[].id`, `result.prices.*`. */
export function fieldsOf(document: Json, schema: unknown, path: string): Fields {
  const fields: Fields = {}
  const visit = (schemas: readonly unknown[], at: string, required: boolean, above: readonly unknown[]) => {
    const node = nodeOf(document, schemas)
    fields[at] = `${[...node.types].sort().join('|')}${required ? '' : ' optional'}`
    // A type that contains itself is described once.
    const key = JSON.stringify(schemas)
    if (above.includes(key)) return
    const within = [...above, key]
    for (const [name, property] of node.properties)
      visit(property.schemas, at === '' ? name : `${at}.${name}`, property.required, within)
    if (node.items.length > 0) visit(node.items, `${at}[]`, true, within)
  }
  visit([schema], path, true, [])
  return fields
}

/** Alternatives taken together: a field is required if all alternatives that are objects require it. */
function nodeOf(document: Json, schemas: readonly unknown[]): Node {
  const node: Node = { types: new Set(), properties: new Map(), items: [] }
  const variants = schemas.flatMap((schema) => variantsOf(document, schema))
  const objects = variants.filter((variant) => isJson(variant.properties))
  for (const variant of variants) {
    for (const type of typesOf(variant)) node.types.add(type)
    if (variant.items !== undefined) node.items.push(variant.items)
    if (isJson(variant.additionalProperties))
      node.properties.set('*', { schemas: [variant.additionalProperties], required: true })
  }
  for (const object of objects) {
    for (const [name, schema] of Object.entries(object.properties as Json)) {
      const known = node.properties.get(name) ?? { schemas: [], required: true }
      known.schemas.push(schema)
      node.properties.set(name, known)
    }
  }
  for (const [name, property] of node.properties) {
    if (name === '*') continue
    property.required = objects.every(({ required }) => Array.isArray(required) && required.includes(name))
  }
  return node
}

/** A schema without references: one for each alternative; parts that all apply at once are one. */
function variantsOf(document: Json, schema: unknown): Json[] {
  if (!isJson(schema)) return []
  const resolved = resolve(document, schema)
  for (const word of ['anyOf', 'oneOf'] as const) {
    const among = resolved[word]
    if (Array.isArray(among)) return among.flatMap((one) => variantsOf(document, one))
  }
  if (!Array.isArray(resolved.allOf)) return [resolved]
  const { allOf, ...own } = resolved
  return [[own, ...allOf.flatMap((part) => variantsOf(document, part))].reduce(merged, {})]
}

const merged = (one: Json, other: Json): Json => ({
  ...one,
  ...other,
  ...((isJson(one.properties) || isJson(other.properties)) && {
    properties: { ...(one.properties as Json), ...(other.properties as Json) },
  }),
  required: [...listOf(one.required), ...listOf(other.required)],
})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Values if they are enumerated, else the name of the type; `any` if nothing is said. */
function typesOf({ type, enum: values, const: value }: Json): string[] {
  if (value !== undefined) return [JSON.stringify(value)]
  if (Array.isArray(values)) return values.map((one) => JSON.stringify(one))
  if (type === undefined) return ['any']
  return [type].flat().map(String)
}

/** What a reference stands for. */
export function resolve(document: Json, value: Json): Json {
  if (typeof value.$ref !== 'string') return value
  let found: unknown = document
  for (const name of value.$ref.slice(2).split('/')) found = isJson(found) ? found[name] : undefined
  return isJson(found) ? resolve(document, found) : {}
}
