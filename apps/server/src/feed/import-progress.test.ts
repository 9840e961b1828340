import { progressText } from '@seriba/server-feed/import-progress'
import { expect, test } from 'vitest'

test('an import of known size shows a bar, a percentage, the number of lines, and the speed', () => {
  expect(progressText(1_500, 3, 0.5)).toBe(`${'█'.repeat(20)}${'░'.repeat(20)} 50% | 1500 lines | 500/s`)
  expect(progressText(3_000, 6, 1.2)).toBe(`${'█'.repeat(40)} 100% | 3000 lines | 500/s`)
})

test('an import of unknown size shows only lines, right from the start', () => {
  expect(progressText(0, 0, null)).toBe('0 lines | 0/s')
  expect(progressText(90, 0.5, null)).toBe('90 lines | 180/s')
})
