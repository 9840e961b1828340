import { base32 } from '@seriba/server-account/two-step/base32'
import { codeAt, stepAt, stepOf } from '@seriba/server-account/two-step/totp'
import { expect, test } from 'vitest'

/** From RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %i matches the RFC', (second, eightDigits) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(eightDigits.slice(2))
})

test('a code is accepted in its own half minute and in the ones before and after', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const step = stepAt(now)
  const counts = (shift: number) => stepOf(secret, codeAt(secret, step + shift), now)
  expect([-2, -1, 0, 1, 2].map(counts)).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is encoded as in RFC 4648', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})
