import { expect, test } from 'vitest'
import { checkListCodes } from './check-list.ts'

test('the legend has every code from the specification once, in the specified order', () => {
  expect(checkListCodes.join(' ')).toBe(
    'A1 A2 A3 E1 E2 E3 U1 U2 U3 W1 W2 W3 S1 S2 C1 C2 P H X XX B1 B2 B3 Y1 Y2 Y3 X1 R RX G',
  )
  expect(new Set(checkListCodes).size).toBe(checkListCodes.length)
})
