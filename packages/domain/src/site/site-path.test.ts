import { expect, test } from 'vitest'
import { isSitePath } from './site-path.ts'

test('a path on this site is distinguished from an address that leads elsewhere', () => {
  for (const path of ['/', '/bids?status=2#top', '/car-auctions/12', '/a//b'])
    expect(isSitePath(path)).toBe(true)
  for (const elsewhere of [
    '',
    'bids',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
  ])
    expect(isSitePath(elsewhere)).toBe(false)
})
