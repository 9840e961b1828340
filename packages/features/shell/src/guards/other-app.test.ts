import { isPagePath, pagePaths } from '@seriba/domain/site/page-paths'
import { pageSlugs } from '@seriba/domain/site/page-slugs'
import { expect, test } from 'vitest'
import { inOtherApp } from './other-app.ts'

/**
 * A page that is open without a session is not only for staff, and every path that ends in a star belongs to the
 * portal.
 */
const isOpen = (path: string) =>
  ['/', '/first-run', ...pageSlugs.map((slug) => `/${slug}`)].includes(path) || path.startsWith('/auth/')
const pages = pagePaths.console
  .filter((path) => !path.endsWith('*') && !isOpen(path))
  .flatMap((path) => [path.replaceAll(/\/:\w+\?/g, ''), path.replaceAll(/\/:\w+\??/g, '/7')])
  .filter((path, at, all) => !path.includes(':') && all.indexOf(path) === at)

test.each(pages)('staff who open %s at the portal are redirected to the console', (path) => {
  expect(isPagePath('portal', path)).toBe(true)
  expect(inOtherApp({ side: 'client', otherApp: '/console/' }, `${path}?a=1`)).toBe(`/console${path}?a=1`)
})
