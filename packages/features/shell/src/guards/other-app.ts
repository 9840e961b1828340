import { pageTypes } from '@seriba/domain/lots/page-types'
import type { AppFacts } from '../app/app-context.ts'
import { profilePath } from './paths.ts'

/** What is under the same path in both apps. */
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

/** The home page for people on their way to something for which they have no page (GAP20). */
const desks: Record<AppFacts['side'], string> = { client: '/bids', manager: '/bid-manager' }

/** Where one bid is shown to each side, in its list or in its negotiation. */
const pagesOfBid = {
  client: { list: '/bids?bid=', negotiation: '/negotiations/' },
  manager: { list: '/bid-manager/all?bid=', negotiation: '/negotiations?bid=' },
}
const listsOfBids = { client: ['/bids', '/dealer-bids'], manager: ['/bid-manager'] }

/** The same bid where the other side sees it: a link that was sent says which one is meant. */
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
 * Where people of the other side find a page of this app: at the same path in theirs, at the same bid, or at their
 * desk if only this side has the page, and at their app's home page for anything else.
 */
export function inOtherApp({ side, otherApp }: Pick<AppFacts, 'side' | 'otherApp'>, url: string): string {
  const there = otherApp.replace(/\/$/, '')
  const asked = new URL(url, 'http://here')
  const { pathname } = asked
  // Both have it, but not what is below it.
  if (pathname === '/payments') return there + url
  const bid = sameBid(side, asked)
  if (bid) return there + bid
  if (isAmong([...shared, ...ownPaths[otherSide[side]]], pathname)) return there + url
  return isAmong(ownPaths[side], pathname) ? there + desks[otherSide[side]] : otherApp
}
