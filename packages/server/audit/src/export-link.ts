import { createHmac, timingSafeEqual } from 'node:crypto'
import { exportAudit } from '@seriba/contracts/audit'
import type { Input } from '@seriba/contracts/contract'

/** A link works as long as this, and for nobody but who asked for it. */
const seconds = 60

export type AskedAudit = { userId: number; asked: Input<typeof exportAudit> }

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`audit ${claim}`).digest('base64url')

export function auditLinkTo({ userId, asked }: AskedAudit, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  const claim = Buffer.from(JSON.stringify({ userId, until, asked })).toString('base64url')
  return `/v1/audit-export?link=${claim}.${signature(claim, secret)}`
}

/** What a link was written for; null for one that is over, or that we did not write. */
export function auditOfLink(link: string, secret: string, now: Date): AskedAudit | null {
  const [claim = '', signed = ''] = link.split('.')
  const expected = Buffer.from(signature(claim, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { userId, until, asked } = JSON.parse(Buffer.from(claim, 'base64url').toString())
  const known = exportAudit.input.safeParse(asked)
  return until * 1000 > now.getTime() && known.success ? { userId, asked: known.data } : null
}
