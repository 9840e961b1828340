import { createHmac, timingSafeEqual } from 'node:crypto'

const signature = (searchId: number, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${searchId}`).digest('base64url')

/** The token in an email's link: which search it was for, and a signature showing that we wrote it. */
export const unsubscribeToken = (searchId: number, secret: string) =>
  `${searchId}-${signature(searchId, secret)}`

/** The search of a token; null if it is not one of ours. */
export function searchOfToken(token: string, secret: string): number | null {
  const [, id = '', signed = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(Number(id), secret))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}
