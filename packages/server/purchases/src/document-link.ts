import { readDatedClaim, signDatedClaim } from '@seriba/server-kit/signed-claim'

/** A link works as long as this, and only for the person it was made for. */
const minutes = 10
const kind = 'purchase document'

/** Addresses of documents for one reader; each has the document's name. */
export function documentLinks(userId: number, secret: string, now: Date) {
  const until = new Date(now.getTime() + minutes * 60_000)
  return ({ id, name }: { id: number; name: string }) =>
    `/v1/purchase-documents/${encodeURIComponent(name)}?link=${signDatedClaim(kind, { id, userId }, { secret, until })}`
}

/** What a link was made for; null for one that is over, or that we did not write. */
export function documentOfLink(token: string, secret: string, now: Date) {
  const claim = readDatedClaim(kind, token, { secret, now })
  return claim && { id: Number(claim.id), userId: Number(claim.userId) }
}
