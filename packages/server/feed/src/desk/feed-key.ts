import { createHash, randomBytes } from 'node:crypto'
import { readDatedClaim, signDatedClaim } from '@seriba/server-kit/signed-claim'

export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** A key that nobody can guess, what is stored of it, and how staff recognize it. */
export function newFeedKey() {
  const key = `sbf_${randomBytes(24).toString('base64url')}`
  return { key, hash: hashOfKey(key), end: key.slice(-4) }
}

export type Upload = { feedId: number; fileName: string; dryRun: boolean }

const worksForMs = 600_000
const purpose = 'feed'

/** Permits sending a file for a feed for ten minutes. */
export const uploadToken = (upload: Upload, secret: string, now: Date): string =>
  signDatedClaim(purpose, upload, { secret, until: new Date(now.getTime() + worksForMs) })

/** The upload that a token was made for; null if it has expired, or is not ours. */
export function uploadOf(token: string, secret: string, now: Date): Upload | null {
  const claim = readDatedClaim(purpose, token, { secret, now })
  return claim && (claim as Upload)
}
