import { readClaim, signClaim } from '@seriba/server-kit/signed-claim'

const purpose = 'statement'
export const statementPath = '/v1/payments/statement/'
/** A link that is asked for, and one that goes by mail. */
export const linkSeconds = { asked: 3600, mailed: 30 * 86_400 } as const

export type LinkedStatement = { userId: number; month: string }

/** Where a statement stands; anyone with the link can read it until it expires. */
export function statementLink(
  { userId, month }: LinkedStatement,
  secret: string,
  now: Date,
  seconds: number,
): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  return `${statementPath}${signClaim(purpose, `${userId}-${month}-${until}`, secret)}`
}

/** What a link was written for; null for one that is over, or that we did not write. */
export function statementOfLink(link: string, secret: string, now: Date): LinkedStatement | null {
  const claim = readClaim(purpose, link, secret)
  const [, userId, month, until] = /^(\d+)-(\d{4}-\d{2})-(\d+)$/.exec(claim ?? '') ?? []
  if (!userId || !month || Number(until) * 1000 <= now.getTime()) return null
  return { userId: Number(userId), month }
}
