import { expect, test } from 'vitest'
import { canRunAway, expressionsIn, limits } from './regular-expressions.ts'

test('every literal of a source is found, also in JSX', () => {
  const source =
    'export const A = ({ b }: { b: string }) => <p title={b.replace(/\\s+$/g, "")}>{/x/.test(b)}</p>'
  expect(expressionsIn(source, 'tsx')).toEqual([
    { pattern: '\\s+$', flags: 'g' },
    { pattern: 'x', flags: '' },
  ])
})

test('what can run away is told from what cannot', async () => {
  for (const pattern of ['^(a+)+$', '(<!--[\\s\\S]*?-->\\s*)*<svg', '\\s+$'])
    expect(await canRunAway({ pattern, flags: '' })).toBe(true)
  for (const pattern of ['^-?\\d+(\\.\\d+)?$', '^[1-9]\\d{0,15}$'])
    expect(await canRunAway({ pattern, flags: '' })).toBe(false)
})

test('no clock ends the search for a text that runs away: a busy machine finds what a quiet one does', async () => {
  const { timeout, attackTimeout, incubationTimeout, seedingTimeout } = limits
  expect([timeout, attackTimeout, incubationTimeout, seedingTimeout]).toEqual([null, null, null, null])
})
