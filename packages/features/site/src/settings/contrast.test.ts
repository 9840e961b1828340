import { expect, test } from 'vitest'
import { enoughContrast, whiteOn } from './contrast.ts'

test('white is read on a dark colour and not on a light one', () => {
  expect(whiteOn('#000000')).toBeCloseTo(21)
  expect(whiteOn('#017EEF')).toBeGreaterThan(enoughContrast)
  expect(whiteOn('#FFEE55')).toBeLessThan(enoughContrast)
  expect(whiteOn('blue')).toBeNull()
})
