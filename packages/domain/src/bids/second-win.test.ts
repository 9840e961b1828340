import { expect, test } from 'vitest'
import { checkSecondWin } from './second-win.ts'

test.each([
  ['auction', 'Given on by the first client', true],
  ['bike', 'Sold twice by the hall', true],
  ['auction', '', false],
  ['auction', '  ', false],
  ['stock', 'Given on by the first client', false],
] as const)('a second win of type %s with the reason “%s” is allowed: %s', (lotType, reason, allowed) => {
  expect(checkSecondWin(lotType, reason).ok).toBe(allowed)
})
