import { pageTypes } from '../lots/page-types.ts'
import { pageSlugs } from './page-slugs.ts'

type App = 'portal' | 'console'

const everywhere = [
  '',
  ...Object.values(pageTypes).map(({ path }) => path.slice(1)),
  ...pageSlugs,
  'auth',
  'archive-bids',
  'auction-day',
  'audit',
  'balance',
  'bid-groups',
  'bid-manager',
  'bids',
  'change-password',
  'clients',
  'company',
  'dashboard',
  'compare',
  'cost-tables',
  'dealer-bids',
  'favorites',
  'feeds',
  'go-net',
  'make-an-order',
  'negotiations',
  'orders',
  'payments',
  'profile',
  'purchases',
  'setting-up',
  'staff',
  'translations',
  'voyages',
]

/** What the pages of each app begin with, below `/console` for the console's; those of the other app lead there. */
export const pageRoots: Record<App, ReadonlySet<string>> = {
  portal: new Set([...everywhere, 'unsubscribe', 'verify-email']),
  console: new Set([...everywhere, 'first-run']),
}

/** Whether an address may be a page: the server answers 404 to any other, with the page that says so. */
export function isPagePath(app: App, path: string): boolean {
  const [root = ''] = path.slice(1).split('/', 1)
  return pageRoots[app].has(root)
}
