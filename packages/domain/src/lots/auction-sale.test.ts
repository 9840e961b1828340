import { expect, test } from 'vitest'
import { chosenSales, readSale, saleValue } from './auction-sale.ts'

const sale = { auction: 'USS@Tokyo', day: '2026-11-24' }

test('a sale is a hall and a day, and survives being written and read', () => {
  expect(saleValue(sale)).toBe('USS@Tokyo@2026-11-24')
  expect(readSale('USS@Tokyo@2026-11-24')).toEqual(sale)
})

test.each(['USS Tokyo', '@2026-11-24', 'USS Tokyo@2026-02-31', 'USS Tokyo@', '2026-11-24'])(
  '%s is not a sale',
  (value) => {
    expect(readSale(value)).toBeNull()
  },
)

test('a day counts as a whole unless some of its sales are chosen, and a hall without a day means any day', () => {
  expect(chosenSales(['2026-11-24', '2026-11-25'], ['USS Tokyo@2026-11-24', 'TAA Kinki'])).toEqual({
    days: ['2026-11-25'],
    sales: [{ auction: 'USS Tokyo', day: '2026-11-24' }],
    halls: ['TAA Kinki'],
  })
  expect(chosenSales(['2026-11-24'], [])).toEqual({ days: ['2026-11-24'], sales: [], halls: [] })
})
