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

test('an address must match the whole path of a page, in both apps', () => {
  for (const app of ['portal', 'console'] as const)
    expect(pages.filter((path) => !isPagePath(app, path))).toEqual([])
})

test('links in emails lead to pages of the portal', () => {
  for (const path of ['/unsubscribe/abc', '/verify-email'])
    expect([isPagePath('portal', path), isPagePath('console', path)]).toEqual([true, false])
})

test.each([
  ...['/nowhere', '/bids2', '/wp-admin/bids', '/BIDS', '/bids/nowhere', '/auth', '/auth/nowhere'],
  ...['/unsubscribe', '/favorites/a/b', '/car-auctions/1/2', '/purchases/7/8', '//bids'],
])('%s is not a page', (path) => {
  expect(isPagePath('portal', path)).toBe(false)
})

test('a path below a page of the other app leads to that page', () => {
  expect([isPagePath('portal', '/clients/uploads/7'), isPagePath('console', '/bids/7')]).toEqual([true, true])
})

test('the path of a lot’s page gives its kind and ID', () => {
  expect(lotOfPath('/car-auctions/123')).toEqual({ kind: 'car', id: '123' })
  expect(lotOfPath('/machinery-statistics/9/')).toEqual({ kind: 'machinery', id: '9' })
  for (const path of ['/car-auctions', '/bids/1', '/car-auctions/1/2', '/'])
    expect(lotOfPath(path)).toBeNull()
})

test('only the texts that users agree to have versions, and How to buy and About share a page', () => {
  expect(pageSlugs.filter(isVersioned)).toEqual(['terms', 'privacy', 'cookies'])
  expect(pageSlugs.filter(isAboutPart)).toEqual(['how-to-buy', 'about'])
})
