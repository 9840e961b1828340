import { describe, expect, test } from 'vitest'
import { inCurrency } from '../landed-cost/exchange.ts'
import { decimal, rational } from '../landed-cost/rational.ts'
import { crossRate, implausibleRate, isStaleRate, toRate } from './exchange-rates.ts'

describe('an exchange rate', () => {
  test('is stored with up to eight decimals, rounded half up, without trailing zeros', () => {
    expect(toRate(rational(1n, 3n))).toBe('0.33333333')
    expect(toRate(rational(2n, 3n))).toBe('0.66666667')
    expect(toRate(rational(155n))).toBe('155')
    expect(toRate(decimal('0.000000005'))).toBe('0.00000001')
  })

  test('between two currencies is derived through the source’s base currency', () => {
    // A yen is 1/180 euro, a dollar 1/1.16.
    expect(crossRate(rational(180n), decimal('1.16'))).toBe('155.17241379')
  })

  test('converts exactly and rounds half up to a whole unit', () => {
    expect(inCurrency(3_150_000, '155.17241379')).toBe(20_300)
    expect(inCurrency(150, '100')).toBe(2)
    expect(inCurrency(149, '100')).toBe(1)
    expect(inCurrency(-150, '100')).toBe(-2)
  })

  test('is stale from the fifth day on', () => {
    expect(isStaleRate('2026-11-20', '2026-11-24')).toBe(false)
    expect(isStaleRate('2026-11-20', '2026-11-25')).toBe(true)
  })
})

describe('an absurd rate', () => {
  test('is zero, negative or implausibly high', () => {
    for (const rate of ['0', '-1', '1000001'])
      expect(implausibleRate({ USD: '150', XXX: rate }, {})).toBe('XXX')
    expect(implausibleRate({ USD: '150', KWD: '505.2', UZS: '0.0128' }, {})).toBeUndefined()
  })

  test('changes by more than a third between two readings', () => {
    const known = { USD: '150' }
    expect(implausibleRate({ USD: '200' }, known)).toBeUndefined()
    expect(implausibleRate({ USD: '200.01' }, known)).toBe('USD')
    expect(implausibleRate({ USD: '112.5' }, known)).toBeUndefined()
    expect(implausibleRate({ USD: '112.49' }, known)).toBe('USD')
    expect(implausibleRate({ USD: '1.5' }, known)).toBe('USD')
  })
})
