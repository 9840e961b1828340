import { expect, test } from 'vitest'
import { bikeRow } from './bike-row.ts'

test('a bike is read, whatever field names its feed uses', () => {
  expect(
    bikeRow({
      Lot_ID: 71,
      lot: '0412',
      auction_name: 'BDS Kashiwanoha',
      date: '2026-11-24T10:00:00+09:00',
      brand: 'HONDA',
      model: 'CB400SF',
      volume: 399,
      finish_price: null,
      images: ['/b/1.jpg', '/b/2.jpg'],
    }),
  ).toEqual({
    id: '71',
    lot_num: '0412',
    auction: 'BDS Kashiwanoha',
    auction_date: '2026-11-24 10:00:00',
    marka_name: 'HONDA',
    model_name: 'CB400SF',
    eng_v: '399',
    finish: '',
    images: '/b/1.jpg#/b/2.jpg',
  })
})

test('pictures can be separated by commas', () => {
  expect(bikeRow({ images: '/b/1.jpg, /b/2.jpg' })).toEqual({ images: '/b/1.jpg#/b/2.jpg' })
})
