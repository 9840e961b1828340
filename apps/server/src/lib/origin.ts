import type { IncomingMessage } from 'node:http'

export type OriginFacts = {
  origin: string | undefined
  /** Where the apps are served, with its port. */
  host: string
}

/** Whether a page that runs at `origin` is ours. */
export function isOwnOrigin({ origin, host }: OriginFacts): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  return new URL(origin).host === host
}

/**
 * A mutation must come from one of our own pages: a browser names the page in Origin.
 * A caller without Origin and without cookies is no browser in anybody's name.
 */
export function mayMutate(request: IncomingMessage, facts: OriginFacts): boolean {
  if (facts.origin !== undefined) return isOwnOrigin(facts)
  return request.headers.cookie === undefined || request.headers['sec-fetch-site'] === 'same-origin'
}
