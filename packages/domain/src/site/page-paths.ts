import { allPageTypes, type LotKind, pageTypes } from '../lots/page-types.ts'
import { pageSlugs } from './page-slugs.ts'

type App = 'portal' | 'console'

const everywhere = [
  '/',
  ...Object.values(pageTypes).flatMap(({ path }) => [path, `${path}/:id`]),
  ...pageSlugs.map((slug) => `/${slug}`),
  '/archive-bids',
  '/auth/change-password',
  '/auth/forgot-password',
  '/auth/login',
  '/bid-groups/:group?',
  '/change-password',
  '/compare',
  '/dashboard',
  '/favorites/:group?',
  '/go-net',
  '/make-an-order',
  '/profile',
  '/purchases',
  '/purchases/:id',
]

/**
 * The paths of each app's routes, below `/console` for the console's, in the router's own notation. A path that ends
 * in a star belongs to the other app, and leads there.
 */
export const pagePaths: Record<App, readonly string[]> = {
  portal: [
    ...everywhere,
    '/auction-day/*',
    '/audit/*',
    '/auth/sign-up',
    '/balance',
    '/bid-manager/*',
    '/bids',
    '/clients/*',
    '/company/*',
    '/cost-tables/*',
    '/dealer-bids',
    '/feeds/*',
    '/negotiations/*',
    '/negotiations/:bid',
    '/orders/*',
    '/payments',
    '/payments/:id',
    '/payments/bank-file/*',
    '/setting-up/*',
    '/staff/*',
    '/translations/*',
    '/unsubscribe/:token',
    '/verify-email',
    '/voyages/*',
  ],
  console: [
    ...everywhere,
    '/auction-day',
    '/auction-day/gateway',
    '/audit',
    '/balance/*',
    '/bid-manager',
    '/bid-manager/all',
    '/bid-manager/bid',
    '/bid-manager/cancel',
    '/bid-manager/dont-bid',
    '/bid-manager/finished',
    '/bid-manager/new',
    '/bid-manager/win',
    '/bids/*',
    '/clients',
    '/clients/:id',
    '/clients/uploads',
    '/clients/uploads/:id',
    '/company/:page?',
    '/company/bank',
    '/company/bid-types',
    '/company/halls',
    '/company/rates',
    '/cost-tables',
    '/dealer-bids/*',
    '/feeds',
    '/feeds/source',
    '/feeds/words',
    '/first-run',
    '/negotiations',
    '/orders',
    '/payments',
    '/payments/*',
    '/payments/bank-file/:id?',
    '/setting-up',
    '/staff',
    '/staff/:id',
    '/translations',
    '/voyages',
  ],
}

const matcherOf = (path: string) => {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => (part === '*' ? '(?:/.*)?' : part.startsWith(':') ? parameter(part) : `/${part}`))
  return parts.join('')
}
const parameter = (part: string) => (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+')

const matchers: Record<App, RegExp> = {
  portal: new RegExp(`^(?:${pagePaths.portal.map(matcherOf).join('|')})/?$`),
  console: new RegExp(`^(?:${pagePaths.console.map(matcherOf).join('|')})/?$`),
}

/**
 * Whether one of the app's routes matches an address: the server answers 404 to any other, with the page that says
 * so.
 */
export const isPagePath = (app: App, path: string): boolean => matchers[app].test(path)

const lotPath = new RegExp(`^(${allPageTypes.map((type) => pageTypes[type].path).join('|')})/([^/]+)/?$`)

/** The lot whose page an address belongs to, of the kind that the page shows; null for any other page. */
export function lotOfPath(path: string): { kind: LotKind; id: string } | null {
  const [, listing, id] = lotPath.exec(path) ?? []
  const page = Object.values(pageTypes).find((type) => type.path === listing)
  return page && id !== undefined ? { kind: page.kind, id } : null
}
