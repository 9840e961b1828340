import { expect, test } from 'vitest'
import { allPageTypes, pageTypes } from '../lots/page-types.ts'
import { isPagePath } from './page-roots.ts'
import { isAboutPart, isVersioned, pageSlugs } from './page-slugs.ts'

const pages = [
  '/',
  ...allPageTypes.map((name) => pageTypes[name].path),
  ...pageSlugs.map((slug) => `/${slug}`),
  ...[
    '/auth',
    '/archive-bids',
    '/balance',
    '/bid-manager/all',
    '/bids',
    '/change-password',
    '/clients/7',
    '/company',
  ],
  ...[
    '/dashboard',
    '/dealer-bids',
    '/favorites',
    '/go-net',
    '/make-an-order',
    '/orders/7',
    '/payments',
    '/profile',
  ],
  ...['/purchases', '/translations', '/car-auctions/123'],
]

test('an address may be a page by the first of its parts, in both apps', () => {
  for (const app of ['portal', 'console'] as const)
    expect(pages.filter((path) => !isPagePath(app, path))).toEqual([])
})

test('links of emails are pages of the portal', () => {
  for (const path of ['/unsubscribe', '/verify-email'])
    expect([isPagePath('portal', path), isPagePath('console', path)]).toEqual([true, false])
})

test.each(['/nowhere', '/bids2', '/wp-admin/bids', '/BIDS'])('%s is no page', (path) => {
  expect(isPagePath('portal', path)).toBe(false)
})

test('texts that one agrees to have versions, and How to buy and About are one page', () => {
  expect(pageSlugs.filter(isVersioned)).toEqual(['terms', 'privacy', 'cookies'])
  expect(pageSlugs.filter(isAboutPart)).toEqual(['how-to-buy', 'about'])
})
