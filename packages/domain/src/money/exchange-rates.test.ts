import { describe, expect, test } from 'vitest'
import { inCurrency } from '../landed-cost/exchange.ts'
import { decimal, rational } from '../landed-cost/rational.ts'
import { absurdRate, crossRate, isStaleRate, toRate } from './exchange-rates.ts'

describe('a rate', () => {
  test('is kept with eight decimals, half up, without zeros at its end', () => {
    expect(toRate(rational(1n, 3n))).toBe('0.33333333')
    expect(toRate(rational(2n, 3n))).toBe('0.66666667')
    expect(toRate(rational(155n))).toBe('155')
    expect(toRate(decimal('0.000000005'))).toBe('0.00000001')
  })

  test('between two currencies goes through the source’s own', () => {
    // A yen is 1/180 euro, a dollar 1/1.16.
    expect(crossRate(rational(180n), decimal('1.16'))).toBe('155.17241379')
  })

  test('converts exactly, half up to a whole unit', () => {
    expect(inCurrency(3_150_000, '155.17241379')).toBe(20_300)
    expect(inCurrency(150, '100')).toBe(2)
    expect(inCurrency(149, '100')).toBe(1)
    expect(inCurrency(-150, '100')).toBe(-2)
  })

  test('is old from the fifth day on', () => {
    expect(isStaleRate('2026-11-20', '2026-11-24')).toBe(false)
    expect(isStaleRate('2026-11-20', '2026-11-25')).toBe(true)
  })
})

describe('an absurd rate', () => {
  test('is nothing, less, or more than anything costs', () => {
    for (const rate of ['0', '-1', '1000001']) expect(absurdRate({ USD: '150', XXX: rate }, {})).toBe('XXX')
    expect(absurdRate({ USD: '150', KWD: '505.2', UZS: '0.0128' }, {})).toBeUndefined()
  })

  test('moves by more than a third from one reading to the next', () => {
    const known = { USD: '150' }
    expect(absurdRate({ USD: '200' }, known)).toBeUndefined()
    expect(absurdRate({ USD: '200.01' }, known)).toBe('USD')
    expect(absurdRate({ USD: '112.5' }, known)).toBeUndefined()
    expect(absurdRate({ USD: '112.49' }, known)).toBe('USD')
    expect(absurdRate({ USD: '1.5' }, known)).toBe('USD')
  })
})
