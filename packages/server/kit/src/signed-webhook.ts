import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = { id: string /** Seconds since 1970. */; timestamp: string; body: string }

/** A text known to both sides, or the bytes behind it. */
type Key = string | Uint8Array

const oldestSeconds = 5 * 60

/** As in Standard Webhooks: over ID, time, and body, with a secret known to both sides. */
export const signatureOf = (secret: Key, { id, timestamp, body }: Signed): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/** While a secret is being replaced, a request carries one signature for each. */
export const signedHeaders = (secrets: Key | readonly Key[], signed: Signed) => ({
  'webhook-id': signed.id,
  'webhook-timestamp': signed.timestamp,
  'webhook-signature': (isList(secrets) ? secrets : [secrets])
    .map((secret) => signatureOf(secret, signed))
    .join(' '),
})

const isList = (secrets: Key | readonly Key[]): secrets is readonly Key[] => Array.isArray(secrets)

/** The ID of a request that was signed with the secret within the last few minutes; null for any other. */
export function verifiedId(
  secret: Key,
  { headers, body }: { headers: Record<string, unknown>; body: string },
  now: Date,
): string | null {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return null
  if (!/^[\w.:-]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return null
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > oldestSeconds) return null
  const expected = Buffer.from(signatureOf(secret, { id, timestamp, body }))
  const matches = signatures.split(' ').some((given) => {
    const bytes = Buffer.from(given)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return matches ? id : null
}
