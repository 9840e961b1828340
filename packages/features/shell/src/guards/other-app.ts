import { pageTypes } from '@seriba/domain/lots/page-types'
import type { AppFacts } from '../app/app-context.ts'
import { profilePath } from './paths.ts'

/** What stands under the same path in both apps. */
const shared = [
  ...Object.values(pageTypes).map(({ path }) => path),
  '/favorites',
  '/archive-bids',
  '/go-net',
  '/dashboard',
  '/make-an-order',
  '/change-password',
  profilePath,
]

/** What only one side has. */
export const ownPaths: Record<AppFacts['side'], readonly string[]> = {
  client: ['/bids', '/dealer-bids', '/purchases', '/payments', '/balance'],
  manager: ['/bid-manager', '/clients', '/orders', '/translations', '/company'],
}

export const otherSide = { client: 'manager', manager: 'client' } as const

/** Where the other side's people find a page of this app: at the same path of theirs, or where theirs begins. */
export function inOtherApp({ side, otherApp }: Pick<AppFacts, 'side' | 'otherApp'>, url: string): string {
  const paths = [...shared, ...ownPaths[otherSide[side]]]
  const { pathname } = new URL(url, 'http://here')
  const there = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return there ? otherApp.replace(/\/$/, '') + url : otherApp
}
