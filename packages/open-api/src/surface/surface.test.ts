import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from '../document.ts'
import { compareSurfaces } from './compare.ts'
import { type Surface, surfaceOf } from './surface.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const released: Surface = JSON.parse(read('../../released/v1.json'))
const { breaking, extended } = compareSurfaces(released, surfaceOf(openApi()))

test('programs written for the last release still find everything they use', () => {
  expect(breaking).toEqual([])
})

test('additions for dealers’ programs in the next release are in the list of changes', () => {
  const [, next = ''] = read('../../../../docs/api-changes.md').split(/^## /m)
  expect(next).toContain('Next release')
  expect(extended.filter((name) => !next.includes(`\`${name}\``))).toEqual([])
})

test('every request a key can make, and every webhook, is recorded', () => {
  const names = Object.keys(released)
  expect(names).toEqual(expect.arrayContaining(['POST /v1/bid/create', 'webhook bid.won']))
  expect(released['POST /v1/bid/create']?.sent).toMatchObject({ carId: 'string', amount: 'integer optional' })
  expect(released['POST /v1/bid/create']?.read).toMatchObject({ 'result.balanceInfo.balance': 'integer' })
  expect(names).not.toContain('POST /v1/auth')
})
