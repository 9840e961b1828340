import { expect, test } from 'vitest'
import { kindsForOrder, orderKindOf, readLotPlace } from './offer.ts'

test('a lot can be given by its number or by its address in the browser', () => {
  expect(readLotPlace(' 8156 ')).toEqual({ lotNo: 8156 })
  expect(readLotPlace('https://cars.example/car-auctions/420?maker=Suzuki#photos')).toEqual({ lotId: 420 })
  expect(readLotPlace('https://cars.example/console/oneprice/7')).toEqual({ lotId: 7 })
})

test('text that names no lot finds nothing', () => {
  for (const text of ['', 'Jimny', 'https://cars.example/clients/7', '/car-auctions/', '12345678901'])
    expect(readLotPlace(text)).toBeNull()
})

test('an order for a car can be filled from a hall or from stock, and a bike is not a car', () => {
  expect(kindsForOrder('car')).toEqual(['car', 'stock'])
  expect(kindsForOrder('bike')).toEqual(['bike'])
  expect([orderKindOf('stock'), orderKindOf('machinery')]).toEqual(['car', 'machinery'])
})
