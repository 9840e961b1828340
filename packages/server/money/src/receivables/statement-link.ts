import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'

const purpose = 'statement'
export const statementPath = '/v1/payments/statement/'
/** A link that is asked for, and one that goes by email. */
export const linkSeconds = { asked: 3600, mailed: 30 * 86_400 } as const

type AskedStatement = { userId: number; month: string }
/** `madeAt` is null of a link from before it was kept in them. */
export type LinkedStatement = AskedStatement & { madeAt: Date | null }

/**
 * Where a statement stands; anyone with the link can read it until it expires. It keeps the moment at which it was made:
 * what was sent stays as it was, and what is made later names the company as it is by then.
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

/** What a link was written for; null for one that is over, or that we did not write. */
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
