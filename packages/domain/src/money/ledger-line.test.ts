import { expect, test } from 'vitest'
import { aboutLine } from './ledger-line.ts'

const lotWords = (lotNo: number) => `lot ${lotNo}`
const charge = { description: 'SB-2026-0041', sku: 'SB-2026-0041', car: 'Toyota Prado', lotNo: 41207 }

test('a charge is described by its car and lot instead of the purchase number', () => {
  expect(aboutLine(charge, lotWords)).toBe('Toyota Prado, lot 41207')
  expect(aboutLine({ ...charge, lotNo: 0 }, lotWords)).toBe('Toyota Prado')
})

test('a description written by staff is kept, followed by the car', () => {
  expect(aboutLine({ ...charge, description: 'Sold at USS' }, lotWords)).toBe(
    'Sold at USS, Toyota Prado, lot 41207',
  )
})

test('a line whose car is unknown names its purchase once', () => {
  const unknown = { ...charge, car: null, lotNo: null }
  expect(aboutLine(unknown, lotWords)).toBe('SB-2026-0041')
  expect(aboutLine({ ...unknown, description: 'Sold at USS' }, lotWords)).toBe('Sold at USS, SB-2026-0041')
  expect(aboutLine({ description: 'SWIFT 7', sku: null, car: null, lotNo: null }, lotWords)).toBe('SWIFT 7')
})
