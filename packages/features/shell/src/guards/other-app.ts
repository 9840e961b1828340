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
  manager: ['/bid-manager', '/clients', '/orders', '/translations', '/company'],
}

export const otherSide = { client: 'manager', manager: 'client' } as const

/** Where people begin who were on their way to what they have no page for (GAP20). */
const desks: Record<AppFacts['side'], string> = { client: '/bids', manager: '/bid-manager' }

/** What both have under the same path, though not what stands below it. */
const sharedPages: readonly string[] = ['/payments']

const isAmong = (paths: readonly string[], pathname: string) =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/**
 * Where the other side's people find a page of this app: at the same path of theirs, at their desk where it is one
 * of this side alone, and where theirs begins for any other.
 */
export function inOtherApp({ side, otherApp }: Pick<AppFacts, 'side' | 'otherApp'>, url: string): string {
  const there = otherApp.replace(/\/$/, '')
  const { pathname } = new URL(url, 'http://here')
  if (sharedPages.includes(pathname)) return there + url
  if (isAmong([...shared, ...ownPaths[otherSide[side]]], pathname)) return there + url
  return isAmong(ownPaths[side], pathname) ? there + desks[otherSide[side]] : otherApp
}
