import type * as z from 'zod/mini'

type Def = {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
}

const number = /^-?\d+(\.\d+)?$/

/**
 * A query string's values, in the types that its schema names: a query can carry nothing but text, and a list with one
 * value does not look like a list. Bodies are never read this way: they have types of their own.
 */
export function fromQuery(
  { shape }: Pick<z.ZodMiniObject, 'shape'>,
  query: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Object.hasOwn(shape, name) ? typed(shape[name] as z.core.$ZodType, value) : value,
    ]),
  )
}

function typed(schema: z.core.$ZodType, value: unknown): unknown {
  const { type, innerType, element, in: first } = schema._zod.def as Def
  if (type === 'array' && element) {
    const items = Array.isArray(value) ? value : [value]
    return items.map((item) => typed(element, item))
  }
  if (type === 'number' && typeof value === 'string' && number.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  const inner = innerType ?? first
  return inner ? typed(inner, value) : value
}
