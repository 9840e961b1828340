import { expect, test } from 'vitest'
import { knownFix } from './known-fix.ts'

test('liters become cubic centimeters, and a meaningless figure leaves its field empty', () => {
  expect(knownFix('engine', '2.5')).toEqual({ becomes: '2500' })
  expect(knownFix('mileage', '-1')).toEqual({ becomes: null })
  expect(knownFix('year', '0')).toEqual({ becomes: null })
})

test('values that only a person can interpret are not guessed', () => {
  for (const [field, value] of [
    ['startPrice', '12000000000'],
    ['auctionDate', '0000-00-00'],
    ['engine', '25.5'],
    ['lotNo', '-1'],
    ['year', ''],
    ['year', 'H28'],
  ] as const)
    expect(knownFix(field, value)).toBeNull()
})
