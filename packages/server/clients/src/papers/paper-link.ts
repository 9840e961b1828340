import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link works, and only for the person it was made for. */
const minutes = 10

const signature = (claim: string, secret: string) =>
  createHmac('sha256', secret).update(`client paper ${claim}`).digest('base64url')

/** The addresses of documents for one reader. */
export function paperLinks(readerId: number, secret: string, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + minutes * 60
  return (id: number) => {
    const claim = `${id}-${readerId}-${until}`
    return `/v1/client-papers/${claim}-${signature(claim, secret)}`
  }
}

/** What a link was made for; null if it has expired, or is not one of ours. */
export function paperOfLink(token: string, secret: string, now: Date) {
  const [, id = '', reader = '', until = '', signed = ''] =
    /^(\d{1,10})-(\d{1,10})-(\d{1,12})-([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(`${id}-${reader}-${until}`, secret))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > now.getTime() ? { id: Number(id), readerId: Number(reader) } : null
}
