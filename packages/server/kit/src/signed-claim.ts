import { createHmac, timingSafeEqual } from 'node:crypto'

const signature = (purpose: string, claim: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose} ${claim}`).digest('base64url')

/** A claim that only we can have written, for one purpose; it must not contain a dot. */
export const signClaim = (purpose: string, claim: string, secret: string): string =>
  `${claim}.${signature(purpose, claim, secret)}`

/** The signed claim; null if we did not write it, or for something else. */
export function readClaim(purpose: string, text: string, secret: string): string | null {
  const [claim = '', signed = ''] = text.split('.')
  const expected = Buffer.from(signature(purpose, claim, secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? claim : null
}

/** The same for a claim of several values that is valid until a certain time. */
export function signDatedClaim<Claim extends object>(
  purpose: string,
  claim: Claim,
  { secret, until }: { secret: string; until: Date },
): string {
  const said = Buffer.from(JSON.stringify({ ...claim, until: until.getTime() })).toString('base64url')
  return signClaim(purpose, said, secret)
}

/** The signed values; null if they have expired or we did not write them. */
export function readDatedClaim(
  purpose: string,
  text: string,
  { secret, now }: { secret: string; now: Date },
): Record<string, unknown> | null {
  const said = readClaim(purpose, text, secret)
  if (said === null) return null
  const claim = JSON.parse(Buffer.from(said, 'base64url').toString())
  return claim.until > now.getTime() ? claim : null
}
