import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link works, and only for the person it was made for. */
const hours = 24

export type LinkedFile = { id: number; userId: number }

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`translation file ${claim}`).digest('base64url')

/** The addresses of files for one reader; each ends with the file's name. */
export function fileLinks(userId: number, secret: string, now: Date) {
  // Rounded to the hour: a picture that is requested again keeps the address under which the browser caches it.
  const until = Math.floor(now.getTime() / 3_600_000 + 1 + hours) * 3600
  return ({ id, name }: { id: number; name: string }) => {
    const claim = `${id}-${userId}-${until}`
    return `/v1/translation-files/${claim}-${signature(claim, secret)}/${encodeURIComponent(name)}`
  }
}

/** What a link was made for; null if it has expired, or is not one of ours. */
export function fileOfLink(token: string, secret: string, now: Date): LinkedFile | null {
  const [, id = '', user = '', until = '', signed = ''] =
    /^(\d{1,10})-(\d{1,10})-(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(`${id}-${user}-${until}`, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > now.getTime() ? { id: Number(id), userId: Number(user) } : null
}
