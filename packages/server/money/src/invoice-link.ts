import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'

/** Long enough to be printed and shown to a bank. */
const hour = 3600

const purpose = 'invoice'
const pathTo = '/v1/payments/invoice/'

/** What a link leads to: a deposit by its number, or a purchase’s invoice by the invoice’s. */
export type LinkedInvoice = { kind: 'deposit' | 'purchase'; id: number }

/** An invoice's address; anyone with the link can read it until it expires. */
export function invoiceLink({ kind, id }: LinkedInvoice, secret: string, now: Date, seconds = hour): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  return `${pathTo}${signClaim(purpose, `${kind === 'deposit' ? 'd' : 'p'}${id}-${until}`, secret)}`
}

/** What a link was made for; null if it has expired, or we did not make it. */
export function invoiceOfLink(link: string, secret: string, now: Date): LinkedInvoice | null {
  const claim = readClaim(purpose, link, secret)
  const [, kind, id = 0, until = 0] = claim?.match(/^([dp])(\d+)-(\d+)$/) ?? []
  if (!kind || Number(until) * 1000 <= now.getTime()) return null
  return { kind: kind === 'd' ? 'deposit' : 'purchase', id: Number(id) }
}
