import { createHmac, timingSafeEqual } from 'node:crypto'

const signature = (searchId: number, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${searchId}`).digest('base64url')

/** What stands in an email's link: which search it was, and our word that it was us who wrote it. */
export const unsubscribeToken = (searchId: number, secret: string) =>
  `${searchId}-${signature(searchId, secret)}`

/** The search of a token; null for one that we did not write. */
export function searchOfToken(token: string, secret: string): number | null {
  const [, id = '', signed = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(Number(id), secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}
