import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link to photos works, for anyone who has it (GAP30). */
const minutes = 10

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`photos ${claim}`).digest('base64url')

/** A temporary link to the photos of a lot. */
export function photosLink(lotId: number, secret: string, now: Date): string {
  const claim = `${lotId}-${Math.floor(now.getTime() / 1000) + minutes * 60}`
  return `/v1/lot-photos/${claim}-${signature(claim, secret)}`
}

/** The lot named by the last part of a link; null if it has expired, or is not one of ours. */
export function lotOfLink(token: string, secret: string, now: Date): number | null {
  const [, id = '', until = '', signed = ''] = /^(\d{1,15})-(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(`${id}-${until}`, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > now.getTime() ? Number(id) : null
}
