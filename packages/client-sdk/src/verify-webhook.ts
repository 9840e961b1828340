import type { webhooks } from './generated/api.ts'

type Body<Type extends keyof webhooks> = webhooks[Type] extends {
  post: { requestBody: { content: { 'application/json': infer Event } } }
}
  ? Event
  : never

/** What a program receives: `event.type` narrows `event.data`. */
export type WebhookEvent<Type extends keyof webhooks = keyof webhooks> = { [T in Type]: Body<T> }[Type]

/** As frameworks provide them: `Headers`, or an object with lowercase names. */
type SentHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>

type Verified = { now?: Date /** How old a request may be, in seconds. */; tolerance?: number }

export type { Verified }

/** Why a request is not to be trusted. */
export class WebhookError extends Error {
  override name = 'WebhookError'
}

const prefix = 'whsec_'
const fiveMinutes = 300

/**
 * The event in a request from the portal, if it was signed with the webhook's secret within the last five minutes;
 * otherwise throws a `WebhookError`. `body` is the text as received: parsed and serialized again, it would have another
 * signature.
 */
export async function verifyWebhook(
  body: string,
  headers: SentHeaders,
  secret: string,
  { now = new Date(), tolerance = fiveMinutes }: Verified = {},
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookError('The request is not signed')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookError('The request is too old, or of a clock that differs')
  const key = await keyOf(secret)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures.split(' ')) {
    const bytes = bytesOf(signature.replace(/^v1,/, ''))
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return JSON.parse(body)
  }
  throw new WebhookError('The signature is of another secret, or the body was changed')
}

function headerOf(headers: SentHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

async function keyOf(secret: string) {
  const bytes = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : null
  if (!bytes || bytes.length === 0) throw new WebhookError(`A secret begins with ${prefix}`)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
