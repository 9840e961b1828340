import { createHmac, timingSafeEqual } from 'node:crypto'

const signature = (purpose: string, claim: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${claim}`).digest('base64url')

/** A claim that only we can have written, for one purpose; it holds no dot. */
export const signClaim = (purpose: string, claim: string, secret: string): string =>
  `${claim}.${signature(purpose, claim, secret)}`

/** What was signed; null for what we did not write, or wrote for something else. */
export function readClaim(purpose: string, text: string, secret: string): string | null {
  const [claim = '', signed = ''] = text.split('.')
  const expected = Buffer.from(signature(purpose, claim, secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : null
}
