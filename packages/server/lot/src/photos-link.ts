import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link to photos works as long as this, for anyone who has it (GAP30). */
const minutes = 10

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`photos ${claim}`).digest('base64url')

/** Where the photos of a lot can be had for a while. */
export function photosLink(lotId: number, secret: string, now: Date): string {
  const claim = `${lotId}-${Math.floor(now.getTime() / 1000) + minutes * 60}`
  return `/v1/lot-photos/${claim}-${signature(claim, secret)}`
}

/** The lot of a link's last part; null for one that is over, or that we did not write. */
export function lotOfLink(token: string, secret: string, now: Date): number | null {
  const [, id = '', until = '', signed = ''] = /^(\d{1,15})-(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(`${id}-${until}`, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > now.getTime() ? Number(id) : null
}
