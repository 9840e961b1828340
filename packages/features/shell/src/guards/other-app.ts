import { pageTypes } from '@seriba/domain/lots/page-types'
import type { AppFacts } from '../app/app-context.ts'
import { profilePath } from './paths.ts'

/** What stands under the same path in both apps. */
const shared = [
  ...Object.values(pageTypes).map(({ path }) => path),
  '/favorites',
  '/archive-bids',
  '/go-net',
  '/compare',
  '/bid-groups',
  '/dashboard',
  '/make-an-order',
  '/purchases',
  '/change-password',
  profilePath,
]

/** What only one side has. */
export const ownPaths: Record<AppFacts['side'], readonly string[]> = {
  client: ['/bids', '/dealer-bids', '/payments', '/balance'],
  manager: [
    '/bid-manager',
    '/auction-day',
    '/negotiations',
    '/clients',
    '/payments/bank-file',
    '/orders',
    '/translations',
    '/company',
    '/cost-tables',
    '/feeds',
    '/voyages',
    '/staff',
    '/setting-up',
    '/audit',
  ],
}

export const otherSide = { client: 'manager', manager: 'client' } as const

/** The start for people on their way to what they have no page for (GAP20). */
const desks: Record<AppFacts['side'], string> = { client: '/bids', manager: '/bid-manager' }

/** Where one bid is shown to each side, by its list or by its negotiation. */
const pagesOfBid = {
  client: { list: '/bids?bid=', negotiation: '/negotiations/' },
  manager: { list: '/bid-manager/all?bid=', negotiation: '/negotiations?bid=' },
}
const listsOfBids = { client: ['/bids', '/dealer-bids'], manager: ['/bid-manager'] }

/** The same bid where the other side is shown it: a link that was sent says which one is meant. */
function sameBid(side: AppFacts['side'], { pathname, searchParams }: URL): string | null {
  const negotiation = /^\/negotiations(?:\/([^/]+))?$/.exec(pathname)
  const bid = negotiation?.[1] ?? searchParams.get('bid') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(bid)) return null
  const pages = pagesOfBid[otherSide[side]]
  if (negotiation) return pages.negotiation + bid
  return isAmong(listsOfBids[side], pathname) ? pages.list + bid : null
}

const isAmong = (paths: readonly string[], pathname: string) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/**
 * Where the other side's people find a page of this app: at the same path of theirs, at the same bid or at their desk
 * where it is one of this side alone, and where theirs begins for any other.
 */
export function inOtherApp({ side, otherApp }: Pick<AppFacts, 'side' | 'otherApp'>, url: string): string {
  const there = otherApp.replace(/\/$/, '')
  const asked = new URL(url, 'http://here')
  const { pathname } = asked
  // Both have it, though not what stands below it.
  if (pathname === '/payments') return there + url
  const bid = sameBid(side, asked)
  if (bid) return there + bid
  if (isAmong([...shared, ...ownPaths[otherSide[side]]], pathname)) return there + url
  return isAmong(ownPaths[side], pathname) ? there + desks[otherSide[side]] : otherApp
}
