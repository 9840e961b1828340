/** Headers as `fetch` or as Node’s servers have them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** How old or how far ahead a message may be, in seconds. */
const tolerance = 300

/**
 * Whether a webhook’s message comes from the server that knows the secret, and is at most five minutes old. The body is
 * what was received, before it is parsed. Works in Node and in browsers, and takes the same time for any wrong signature.
 */
export async function verifyWebhook(
  secret: string,
  headers: WebhookHeaders,
  body: string | Uint8Array,
  now: Date = new Date(),
): Promise<boolean> {
  const timestamp = headerOf(headers, 'seriba-timestamp')
  if (!/^\d{1,16}$/.test(timestamp)) return false
  const seconds = Number(timestamp.length > 11 ? timestamp.slice(0, -3) : timestamp)
  if (Math.abs(now.getTime() / 1000 - seconds) > tolerance) return false
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const said = typeof body === 'string' ? encoder.encode(body) : body
  const signed = joined(encoder.encode(`${timestamp}.`), said)
  // While a secret is being replaced, there is a signature by each.
  for (const signature of headerOf(headers, 'seriba-signature').split(/[ ,]+/)) {
    const bytes = bytesOf(signature)
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true
  }
  return false
}

function headerOf(headers: WebhookHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value = ''] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value.join(',')
}

function bytesOf(signature: string): Uint8Array<ArrayBuffer> | null {
  const hex = /^v1=([0-9a-f]{64})$/i.exec(signature)?.[1]
  if (hex === undefined) return null
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}
