import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StripeConfig } from '@seriba/server-kit/provider-config'
import * as z from 'zod'
import type { AskedPayment, PaymentProvider, ProviderMessage } from './payment-provider.ts'

/** A message that is older, or from a clock that is further ahead, may have been replayed. */
const toleranceMs = 5 * 60_000
const timeoutMs = 15_000

const depositOf = (reference: string | null | undefined): number | null => {
  const [, id] = /^deposit-([1-9]\d{0,14})$/.exec(reference ?? '') ?? []
  return id === undefined ? null : Number(id)
}

const Session = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
const Checkout = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  amount_total: z.int().positive(),
  currency: z.string(),
})
const Charge = z.object({
  id: z.string().min(1),
  amount_refunded: z.int().positive(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

/** Stripe Checkout in yen, which have no decimals. */
export function stripeProvider(
  { secretKey, webhookSecret, api }: StripeConfig,
  publicUrl: string,
): PaymentProvider {
  return {
    name: 'stripe',
    async begin(payment) {
      const response = await fetch(`${api}/v1/checkout/sessions`, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': payment.key,
        },
        body: new URLSearchParams(sessionFields(payment, publicUrl)),
      })
      if (!response.ok) throw new Error(`Stripe answered ${response.status}`)
      const { id, url } = Session.parse(await response.json())
      return { url, reference: id }
    },
    verify(raw, headers, now) {
      if (!isSigned(raw, String(headers['stripe-signature'] ?? ''), webhookSecret, now)) return null
      const parsed = Event.safeParse(jsonOf(raw))
      return parsed.success ? messageOf(parsed.data) : null
    },
  }
}

const sessionFields = (
  { depositId, amount, reference, email, language }: AskedPayment,
  publicUrl: string,
): Record<string, string> => ({
  mode: 'payment',
  client_reference_id: `deposit-${depositId}`,
  customer_email: email,
  locale: language,
  success_url: `${publicUrl}/payments?deposit=paid`,
  cancel_url: `${publicUrl}/payments`,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'jpy',
  'line_items[0][price_data][unit_amount]': String(amount),
  'line_items[0][price_data][product_data][name]': reference,
  'payment_intent_data[metadata][deposit]': `deposit-${depositId}`,
})

/** `t=…,v1=…`: any of the signatures may be ours while the secret is being changed. */
function isSigned(raw: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string?])
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isSafeInteger(at) || Math.abs(now.getTime() - at * 1000) > toleranceMs) return false
  const expected = createHmac('sha256', secret).update(`${at}.`).update(raw).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function messageOf({ id: eventId, type: kind, data }: z.infer<typeof Event>): ProviderMessage {
  const nothing: ProviderMessage = { eventId, kind, depositId: null, news: null }
  if (kind === 'charge.refunded') {
    const charge = Charge.safeParse(data.object)
    if (!charge.success) return nothing
    const { id, amount_refunded: amount, currency, metadata } = charge.data
    const news = { state: 'refunded', payment: `refund:${id}`, amount, currency } as const
    return { eventId, kind, depositId: depositOf(metadata?.deposit), news }
  }
  if (!kind.startsWith('checkout.session.')) return nothing
  const session = Checkout.safeParse(data.object)
  if (!session.success) return nothing
  const { id, payment_status: status, amount_total: amount, currency } = session.data
  const depositId = depositOf(session.data.client_reference_id)
  if (kind === 'checkout.session.async_payment_failed')
    return { eventId, kind, depositId, news: { state: 'failed' } }
  const tellsOfMoney =
    kind === 'checkout.session.completed' || kind === 'checkout.session.async_payment_succeeded'
  // Completed does not mean paid: a payment at a shop or by bank arrives days later.
  if (!tellsOfMoney || status !== 'paid') return { ...nothing, depositId }
  return { eventId, kind, depositId, news: { state: 'received', payment: id, amount, currency } }
}
