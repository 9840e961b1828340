import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const stripeSecret = 'whsec_test_secret_of_the_webhook'

type Session = { id: string; fields: URLSearchParams; key: string | undefined }

/** Stripe’s checkout: it opens pages, records requests, and can be down or answer nonsense. */
export async function openFakeStripe() {
  const sessions: Session[] = []
  let says: 'open' | 'down' | 'nonsense' = 'open'
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer = (status: number, text: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    if (says === 'down') return answer(503, '{}')
    if (says === 'nonsense') return answer(200, '{"id":7}')
    const key = request.headers['idempotency-key']?.toString()
    const known = sessions.find((session) => session.key === key)
    const session = known ?? { id: `cs_${randomUUID()}`, fields: new URLSearchParams(body), key }
    if (!known) sessions.push(session)
    answer(200, JSON.stringify({ id: session.id, url: `https://checkout.stripe.example/${session.id}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    say: (word: typeof says) => {
      says = word
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

type Told = { id?: string; type: string; object: Record<string, unknown> }

/** A message as Stripe sends it, signed over its bytes at a given time. */
export function stripeMessage({ id = `evt_${randomUUID()}`, type, object }: Told, at = new Date()) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 1)
  const time = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', stripeSecret).update(`${time}.${payload}`).digest('hex')
  return { payload, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
}

/** A paid session, as its messages describe it. */
export const paidSession = (depositId: number, amount: number, changed: Record<string, unknown> = {}) => ({
  id: `cs_of_${depositId}`,
  client_reference_id: `deposit-${depositId}`,
  payment_status: 'paid',
  amount_total: amount,
  currency: 'jpy',
  ...changed,
})
