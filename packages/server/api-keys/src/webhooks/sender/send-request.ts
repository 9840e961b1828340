import type { DeliveryError } from '@seriba/domain/webhooks/delivery-rules'
import { InsideAddress } from '@seriba/server-kit/fetch-external'
import { postExternal } from '@seriba/server-kit/post-external'
import { signedHeaders } from '@seriba/server-kit/signed-webhook'
import { bodyOf, headersOf } from '../request-of-event.ts'
import { openWebhookSecret } from '../webhook-secret.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'

const timeoutMs = 10_000
const keepBytes = 1024

export type Sending = {
  /** The server's own secret, with which the addresses' secrets are encrypted. */
  secret: string
  privateHosts: boolean
  timeoutMs?: number
}

/** The outcome of a try: a status, or why there is none. */
export type Outcome = {
  status: number | null
  error: DeliveryError | null
  answer: string | null
  durationMs: number
  signature: string | null
  signedAt: number | null
}

const nothing: Outcome = {
  status: null,
  error: null,
  answer: null,
  durationMs: 0,
  signature: null,
  signedAt: null,
}

/** Signs and sends one delivery; never throws. */
export async function sendRequest(delivery: ClaimedDelivery, sending: Sending): Promise<Outcome> {
  const keys = keysOf(delivery, sending.secret)
  if (!keys) return { ...nothing, error: 'secret' }
  const body = bodyOf(delivery)
  const signedAt = Math.floor(Date.now() / 1000)
  const timestamp = String(signedAt)
  const signed = signedHeaders(keys, { id: delivery.eventId, timestamp, body })
  const signature = signed['webhook-signature']
  const limit = sending.timeoutMs ?? timeoutMs
  const begun = performance.now()
  const end = () => ({ ...nothing, signature, signedAt, durationMs: Math.round(performance.now() - begun) })
  try {
    const { status, body: answer } = await postExternal(delivery.url, {
      headers: {
        ...headersOf({ ...delivery, timestamp, signature }),
        'content-length': Buffer.byteLength(body),
      },
      body,
      timeoutMs: limit,
      privateHosts: sending.privateHosts,
      keepBytes,
    })
    return { ...end(), status, answer: textOf(answer) }
  } catch (error) {
    const outcome = end()
    return { ...outcome, error: outcome.durationMs >= limit ? 'timeout' : faultOf(error) }
  }
}

/** The keys to sign with: while the secret is being rotated, also the previous one. */
function keysOf({ secret, previousSecret, dealerId }: ClaimedDelivery, own: string) {
  const keys = [secret, previousSecret].map((sealed) => sealed && openWebhookSecret(sealed, dealerId, own))
  return keys[0] ? keys.filter((key) => key !== null) : null
}

/** Text that a column accepts; a character cut in half at the end becomes a replacement character. */
const textOf = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\0', '')

function faultOf(error: unknown): DeliveryError {
  if (error instanceof InsideAddress) return 'inside'
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (code === 'ABORT_ERR') return 'timeout'
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'dns'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'connection'
}
