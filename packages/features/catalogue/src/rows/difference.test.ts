import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test.each([
  [3_315_000, 3_310_000, '+0.2\u00A0%'],
  [1_980_000, 2_380_000, '\u221216.8\u00A0%'],
  [500_000, 500_000, '+0.0\u00A0%'],
  [0, 500_000, ''],
  [500_000, null, ''],
])('%i compared with an average of %s is shown as %s', (sold, average, text) => {
  expect(difference(sold, average)).toBe(text)
})
