import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** A key that nobody can guess, what is kept of it, and how staff knows it again. */
export function newFeedKey() {
  const key = `sbf_${randomBytes(24).toString('base64url')}`
  return { key, hash: hashOfKey(key), end: key.slice(-4) }
}

export type Upload = { feedId: number; fileName: string; dryRun: boolean }

const seconds = 600
const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`feed ${claim}`).digest('base64url')

/** Says for ten minutes that a file may be sent for a feed. */
export function uploadToken(upload: Upload, secret: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + seconds
  const claim = Buffer.from(JSON.stringify({ ...upload, until })).toString('base64url')
  return `${claim}.${signature(claim, secret)}`
}

/** The upload that a token was written for; null where it is over, or not ours. */
export function uploadOf(token: string, secret: string, now: Date): Upload | null {
  const [claim = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(claim, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { until, ...upload } = JSON.parse(Buffer.from(claim, 'base64url').toString()) as Upload & {
    until: number
  }
  return until * 1000 > now.getTime() ? upload : null
}
