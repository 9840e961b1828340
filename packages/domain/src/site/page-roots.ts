import { pageTypes } from '../lots/page-types.ts'
import { pageSlugs } from './page-slugs.ts'

type App = 'portal' | 'console'

const everywhere = [
  '',
  ...Object.values(pageTypes).map(({ path }) => path.slice(1)),
  ...pageSlugs,
  'auth',
  'archive-bids',
  'balance',
  'bid-groups',
  'bid-manager',
  'bids',
  'change-password',
  'clients',
  'company',
  'dashboard',
  'compare',
  'dealer-bids',
  'favorites',
  'go-net',
  'make-an-order',
  'negotiations',
  'orders',
  'payments',
  'profile',
  'purchases',
  'translations',
]

/** What the pages of each app begin with, below `/console` for the console's; those of the other app lead there. */
export const pageRoots: Record<App, ReadonlySet<string>> = {
  portal: new Set([...everywhere, 'unsubscribe', 'verify-email']),
  console: new Set([
    ...everywhere,
    'audit',
    'auction-day',
    'cost-tables',
    'feeds',
    'first-run',
    'setting-up',
    'staff',
    'voyages',
  ]),
}

/** Whether an address may be a page: the server answers 404 to any other, with the page that says so. */
export function isPagePath(app: App, path: string): boolean {
  const [root = ''] = path.slice(1).split('/', 1)
  return pageRoots[app].has(root)
}
