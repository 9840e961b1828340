import { pageTypes } from '@seriba/domain/lots/page-types'
import { expect, test } from 'vitest'
import { appOf } from './apps.ts'

test.each(Object.values(pageTypes))('a share link under $path opens the viewer', ({ path }) => {
  expect(appOf(`${path}/share/123`)).toBe('viewer')
  expect(appOf(`${path}/123`)).toBe('portal')
  expect(appOf(path)).toBe('portal')
})

test('the console has its own path', () => {
  expect(['/console', '/console/bid-manager', '/consoles'].map(appOf)).toEqual([
    'console',
    'console',
    'portal',
  ])
})
