import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { CaptchaAction } from '@seriba/contracts/captcha'
import type { Contract } from '@seriba/contracts/contract'
import type * as z from 'zod/mini'

type Values<I extends z.ZodMiniObject> = z.output<I>

/** The caller may leave out optional fields, defaults, and lists, which are then empty. */
type Optional<I extends z.ZodMiniObject> = {
  [K in keyof z.input<I>]-?: object extends Pick<z.input<I>, K>
    ? K
    : K extends keyof Values<I>
      ? Values<I>[K] extends readonly unknown[]
        ? K
        : never
      : never
}[keyof z.input<I>]

type Fields<I extends z.ZodMiniObject> = {
  [K in Exclude<keyof Values<I>, Optional<I>>]: Values<I>[K]
} & { [K in Extract<keyof Values<I>, Optional<I>>]?: Values<I>[K] | undefined }

// biome-ignore lint/suspicious/noConfusingVoidType: only `void` lets a hook be called without arguments
type Nothing = void

/** What a caller passes: the values the server will read, not the text that carries them. */
export type EndpointArgument<I extends z.ZodMiniObject> =
  I extends z.ZodMiniObject<infer Shape>
    ? [keyof Shape] extends [never]
      ? Nothing
      : object extends Fields<I>
        ? Fields<I> | Nothing
        : Fields<I>
    : never

/** What a call needs in addition to its address and body: the bot check that goes with it. */
export type ApiArgs = Omit<FetchArgs, 'keepalive'> & {
  captcha?: CaptchaAction | undefined
  keepalive?: boolean | undefined
}

/** The transport half of an endpoint, derived from its contract; cache tags are the other half. */
// @__NO_SIDE_EFFECTS__
export function toRequest<I extends z.ZodMiniObject, O extends z.ZodMiniType>(
  { method, path, inQuery = [], output, captcha, slow, largestBody }: Contract<I, O>,
  { keepalive }: { keepalive?: boolean | undefined } = {},
) {
  return {
    query(input: EndpointArgument<I>): ApiArgs {
      const fields = new Map(Object.entries(input ?? {}))
      const segments = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = encodeURIComponent(String(fields.get(name)))
        fields.delete(name)
        return value
      })
      const hasBody = method === 'POST' || method === 'PUT'
      const queried = [...fields].filter(([name]) => !hasBody || inQuery.includes(name))
      const url = withQuery(segments, queried)
      const sent = { url, method, captcha, keepalive, ...((slow || largestBody) && { timeout: 300_000 }) }
      // What is deleted is named in the address: the server does not read its body.
      if (!hasBody) return sent
      for (const name of inQuery) fields.delete(name)
      return { ...sent, body: Object.fromEntries(fields) }
    },
    // What arrives is what was sent: answers have no coerced fields.
    responseSchema: output as unknown as z.ZodMiniType<z.output<O>, z.output<O>>,
  }
}

/** Lists become repeated keys; undefined values are not sent. */
function withQuery(path: string, fields: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) query.append(name, String(item))
    }
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Pages of rows are checked during development; in production, the time goes to showing them. */
export const validateInDevelopment = { skipSchemaValidation: !import.meta.env?.DEV }
