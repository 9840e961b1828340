import type { IncomingMessage } from 'node:http'

export type OriginFacts = {
  /** The requesting page, according to its browser. */
  origin: string | undefined
  /** Where the apps are served, with scheme and port. */
  own: string
}

/** Whether a page at `origin` is ours. */
export function isOwnOrigin({ origin, own }: OriginFacts): boolean {
  if (origin === undefined || !URL.canParse(origin) || !URL.canParse(own)) return false
  return new URL(origin).origin === new URL(own).origin
}

/**
 * A mutation must come from one of our own pages: a browser names the page in Origin. A caller without Origin and
 * without cookies is not a browser acting in anybody's name.
 */
export function isSameOrigin(request: IncomingMessage, facts: OriginFacts): boolean {
  if (facts.origin !== undefined) return isOwnOrigin(facts)
  return request.headers.cookie === undefined || request.headers['sec-fetch-site'] === 'same-origin'
}
