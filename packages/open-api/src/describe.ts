import { isJson, type Json } from './json.ts'

/**
 * Writes the fields' descriptions into a schema; `a.b` is field `b` of field `a`, however deep in lists and choices.
 */
export function describe(schema: Json, comments: Readonly<Record<string, string>>, path = ''): Json {
  const written: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isJson(value)) {
      written.properties = Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, describeField(field, comments, path, name)]),
      )
    } else if (['items', 'additionalProperties'].includes(key) && isJson(value)) {
      written[key] = describe(value, comments, path)
    } else if (['anyOf', 'oneOf', 'allOf'].includes(key) && Array.isArray(value)) {
      written[key] = value.map((one) => describe(one as Json, comments, path))
    } else {
      written[key] = value
    }
  }
  return written
}

function describeField(
  field: unknown,
  comments: Readonly<Record<string, string>>,
  path: string,
  name: string,
) {
  const at = path === '' ? name : `${path}.${name}`
  const said = comments[at]
  const described = describe(field as Json, comments, at)
  return said === undefined ? described : { ...described, description: said }
}

/** The comments about the fields below `part`. */
export const within = (comments: Readonly<Record<string, string>>, part: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(comments)
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, said]) => [path.slice(part.length + 1), said]),
  )
