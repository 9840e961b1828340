import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'

const purpose = 'statement'
export const statementPath = '/v1/payments/statement/'
/** A link requested by a user, and one sent by email. */
export const linkSeconds = { asked: 3600, mailed: 30 * 86_400 } as const

type AskedStatement = { userId: number; month: string }
/** `madeAt` is null for a link from before links contained it. */
export type LinkedStatement = AskedStatement & { madeAt: Date | null }

/**
 * A statement's address; anyone with the link can read it until it expires. It contains the time at which it was
 * made: what was sent stays as it was, and what is made later names the company as it is by then.
 */
export function statementLink(
  { userId, month }: AskedStatement,
  secret: string,
  now: Date,
  seconds: number,
): string {
  // To the millisecond: an account may be published in the same second.
  const madeAt = now.getTime()
  const until = Math.floor(madeAt / 1000) + seconds
  return `${statementPath}${signClaim(purpose, `${userId}-${month}-${until}-${madeAt}`, secret)}`
}

/** What a link was made for; null if it has expired, or we did not make it. */
export function statementOfLink(link: string, secret: string, now: Date): LinkedStatement | null {
  const claim = readClaim(purpose, link, secret)
  const [, userId, month, until, madeAt] = /^(\d+)-(\d{4}-\d{2})-(\d+)(?:-(\d+))?$/.exec(claim ?? '') ?? []
  if (!userId || !month || Number(until) * 1000 <= now.getTime()) return null
  return {
    userId: Number(userId),
    month,
    madeAt: madeAt === undefined ? null : new Date(Number(madeAt)),
  }
}
