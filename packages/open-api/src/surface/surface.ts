import { isJson, type Json } from '../json.ts'
import { type Fields, fieldsOf, resolve } from './fields.ts'

/** What dealers' programs send and read, by request: `POST /v1/bid/create`, or `webhook bid.created`. */
export type Surface = Record<string, Side>
type Side = {
  /** Fields of the body, and parameters as `?page`. */
  sent: Fields
  /** Fields of the answer; for a webhook, those of its body. */
  read: Fields
}

/** The part of the API that does not break within a version: every request that a key may make, and the webhooks. */
export function surfaceOf(document: Json): Surface {
  const surface: Surface = {}
  for (const [path, methods] of entriesOf(document.paths)) {
    for (const [method, operation] of entriesOf(methods)) {
      if (!isForKeys(operation)) continue
      surface[`${method.toUpperCase()} ${path}`] = {
        sent: { ...parametersOf(document, operation), ...bodyOf(document, operation.requestBody) },
        read: bodyOf(document, isJson(operation.responses) ? operation.responses['200'] : undefined),
      }
    }
  }
  for (const [name, { post }] of entriesOf(document.webhooks)) {
    const body = isJson(post) ? bodyOf(document, post.requestBody) : {}
    surface[`webhook ${name}`] = { sent: {}, read: body }
  }
  return surface
}

const isForKeys = ({ security }: Json) =>
  Array.isArray(security) && security.some((way) => isJson(way) && 'apiKey' in way)

const entriesOf = (value: unknown) =>
  isJson(value) ? Object.entries(value).filter((entry): entry is [string, Json] => isJson(entry[1])) : []

function parametersOf(document: Json, { parameters }: Json): Fields {
  const fields: Fields = {}
  for (const parameter of Array.isArray(parameters) ? parameters : []) {
    const { name, in: place, required, schema } = resolve(document, parameter as Json)
    const of = fieldsOf(document, schema, `${place === 'query' ? '?' : `${place} `}${name}`)
    const [[own = '', type = ''] = [], ...below] = Object.entries(of)
    Object.assign(fields, { [own]: required ? type : `${type} optional` }, Object.fromEntries(below))
  }
  return fields
}

function bodyOf(document: Json, body: unknown): Fields {
  if (!isJson(body)) return {}
  const { content } = resolve(document, body)
  const [media] = entriesOf(content)
  return media ? fieldsOf(document, media[1].schema, '') : {}
}
