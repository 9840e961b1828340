import type { ForwardingAction } from '@seriba/domain/bids/forwarding'
import { hallOutcomes } from '@seriba/domain/bids/forwarding'
import { signedHeaders, verifiedId } from '@seriba/server-kit/signed-webhook'
import * as z from 'zod'
import type { AuctionGateway, HallAnswer, HallOrder } from './auction-gateway.ts'

const timeoutMs = 10_000
const longestAnswer = 10_000

const Answer = z.union([
  z.object({ accepted: z.literal(true) }),
  z.object({ accepted: z.literal(false), reason: z.string().max(300).default('') }),
])

const Reports = z.object({
  results: z
    .array(
      z.object({
        reference: z.string().regex(/^[1-9]\d{0,9}$/),
        outcome: z.enum(hallOutcomes),
        price: z.number().int().min(1).max(1_000_000_000).nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
})

/** Sends signed messages to a hall's or partner's address, and reads signed reports; see docs/gateway.md. */
export function webhookGateway({ url, secret }: { url: string; secret: string }): AuctionGateway {
  const send =
    (action: ForwardingAction) =>
    async ({ id, ...order }: HallOrder): Promise<HallAnswer> => {
      const body = JSON.stringify({ id, action, ...order })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...signedHeaders(secret, { id, timestamp, body }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = (await response.text()).slice(0, longestAnswer)
      if (isRefusal(response.status)) return { accepted: false, reason: reasonOf(text, response.status) }
      if (!response.ok) throw new Error(`The hall answered ${response.status}`)
      return Answer.parse(parse(text))
    }

  return {
    place: send('place'),
    change: send('change'),
    withdraw: send('withdraw'),
    result(request, now) {
      const id = verifiedId(secret, request, now)
      if (id === null) return null
      return { id, reports: Reports.parse(parse(request.body)).results }
    },
  }
}

/** An invalid message will be just as invalid next time; a busy hall can be asked again. */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

function reasonOf(text: string, status: number): string {
  const refused = Answer.safeParse(parse(text))
  const said = refused.success && !refused.data.accepted ? refused.data.reason : ''
  return said || `The hall answered ${status}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
