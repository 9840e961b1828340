import { expect, test } from 'vitest'
import { expressionsIn, isSuperlinear, limits } from './regular-expressions.ts'

test('every regular expression literal in a source is found, in JSX too', () => {
  const source =
    'export const A = ({ b }: { b: string }) => <p title={b.replace(/\\s+$/g, "")}>{/x/.test(b)}</p>'
  expect(expressionsIn(source, 'tsx')).toEqual([
    { pattern: '\\s+$', flags: 'g' },
    { pattern: 'x', flags: '' },
  ])
})

test('expressions that can run away are distinguished from those that cannot', async () => {
  for (const pattern of ['^(a+)+$', '(<!--[\\s\\S]*?-->\\s*)*<svg', '\\s+$'])
    expect(await isSuperlinear({ pattern, flags: '' })).toBe(true)
  for (const pattern of ['^-?\\d+(\\.\\d+)?$', '^[1-9]\\d{0,15}$'])
    expect(await isSuperlinear({ pattern, flags: '' })).toBe(false)
})

test('no time limit ends the search for a runaway text, so a busy machine finds the same as an idle one', async () => {
  const { timeout, attackTimeout, incubationTimeout, seedingTimeout } = limits
  expect([timeout, attackTimeout, incubationTimeout, seedingTimeout]).toEqual([null, null, null, null])
})
