import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link says and until when, so that nobody else can write one. `kind` keeps links of one kind from passing for another. */
export function signedClaim<Claim extends object>(
  kind: string,
  claim: Claim,
  { secret, until }: { secret: string; until: Date },
): string {
  const said = Buffer.from(JSON.stringify({ ...claim, until: until.getTime() })).toString('base64url')
  return `${said}.${signatureOf(kind, said, secret)}`
}

/** What a link was written for, as it came; null for one that is over, or that we did not write. */
export function readClaim(
  kind: string,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Record<string, unknown> | null {
  const [said = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signatureOf(kind, said, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claim = JSON.parse(Buffer.from(said, 'base64url').toString())
  return claim.until > now.getTime() ? claim : null
}

const signatureOf = (kind: string, said: string, secret: string) =>
  createHmac('sha256', secret).update(`${kind} ${said}`).digest('base64url')
