import { expect, test } from 'vitest'
import { allPageTypes, pageTypes } from '../lots/page-types.ts'
import { isPagePath, lotOfPath } from './page-paths.ts'
import { isAboutPart, isVersioned, pageSlugs } from './page-slugs.ts'

const pages = [
  '/',
  ...allPageTypes.flatMap((name) => [pageTypes[name].path, `${pageTypes[name].path}/123`]),
  ...pageSlugs.map((slug) => `/${slug}`),
  ...['/auth/login', '/archive-bids', '/balance', '/bid-manager/all', '/bids', '/bids/', '/change-password'],
  ...['/clients/7', '/company', '/dashboard', '/dealer-bids', '/favorites', '/favorites/a', '/go-net'],
  ...['/make-an-order', '/negotiations', '/payments', '/profile', '/purchases', '/purchases/7'],
  '/translations',
]

test('an address is a page by its whole path, in both apps', () => {
  for (const app of ['portal', 'console'] as const)
    expect(pages.filter((path) => !isPagePath(app, path))).toEqual([])
})

test('links of emails are pages of the portal', () => {
  for (const path of ['/unsubscribe/abc', '/verify-email'])
    expect([isPagePath('portal', path), isPagePath('console', path)]).toEqual([true, false])
})

test.each([
  ...['/nowhere', '/bids2', '/wp-admin/bids', '/BIDS', '/bids/nowhere', '/auth', '/auth/nowhere'],
  ...['/unsubscribe', '/favorites/a/b', '/car-auctions/1/2', '/purchases/7/8', '//bids'],
])('%s is not a page', (path) => {
  expect(isPagePath('portal', path)).toBe(false)
})

test('what stands below a page of the other app leads there', () => {
  expect([isPagePath('portal', '/clients/uploads/7'), isPagePath('console', '/bids/7')]).toEqual([true, true])
})

test('the page of a lot says which lot it is, and of what kind', () => {
  expect(lotOfPath('/car-auctions/123')).toEqual({ kind: 'car', id: '123' })
  expect(lotOfPath('/machinery-statistics/9/')).toEqual({ kind: 'machinery', id: '9' })
  for (const path of ['/car-auctions', '/bids/1', '/car-auctions/1/2', '/'])
    expect(lotOfPath(path)).toBeNull()
})

test('texts that one agrees to have versions, and How to buy and About are one page', () => {
  expect(pageSlugs.filter(isVersioned)).toEqual(['terms', 'privacy', 'cookies'])
  expect(pageSlugs.filter(isAboutPart)).toEqual(['how-to-buy', 'about'])
})
