import { expect, test } from 'vitest'
import { chassisCode } from './chassis-code.ts'

test.each([
  ['GRS182-0012345', 'GRS182'],
  ['1760427255014', '1760427255014'],
  ['', ''],
])('the chassis code of %s is %s', (chassis, code) => {
  expect(chassisCode(chassis)).toBe(code)
})
