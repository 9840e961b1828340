import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to be printed and shown to a bank. */
const seconds = 3600

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`invoice ${claim}`).digest('base64url')

/** Where the invoice of a deposit stands; whoever has the link reads it, as long as it works. */
export function invoiceLink(depositId: number, secret: string, now: Date): string {
  const claim = `${depositId}-${Math.floor(now.getTime() / 1000) + seconds}`
  return `/v1/payments/invoice/${claim}.${signature(claim, secret)}`
}

/** The deposit that a link was written for; null for one that is over, or that we did not write. */
export function depositOfLink(link: string, secret: string, now: Date): number | null {
  const [claim = '', signed = ''] = link.split('.')
  const expected = Buffer.from(signature(claim, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [id = 0, until = 0] = claim.split('-').map(Number)
  return until * 1000 > now.getTime() ? id : null
}
