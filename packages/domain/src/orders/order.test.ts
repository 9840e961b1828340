import { expect, test } from 'vitest'
import { emptyWish, monthsAhead, type OrderWish, orderProblems } from './order.ts'

const now = new Date('2026-11-24T00:00:00Z')
const wish: OrderWish = {
  ...emptyWish,
  kind: 'car',
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  yearFrom: 2018,
  yearTo: 2020,
  grades: ['4.5', '4'],
  budget: 3_200_000,
  port: 'Vladivostok',
  note: '',
}
const problems = (part: Partial<OrderWish>) => orderProblems({ ...wish, ...part }, now)

test('an order needs a vehicle, a port and a budget; years, grades and a note are optional', () => {
  expect(problems({})).toEqual({})
  expect(problems({ yearFrom: null, yearTo: null, grades: [] })).toEqual({})
  expect(problems({ maker: ' ', model: '', port: '', budget: null })).toEqual({
    maker: 'field_required',
    model: 'field_required',
    port: 'field_required',
    budget: 'amount_required',
  })
  expect(problems({ budget: 0 })).toEqual({ budget: 'amount_required' })
})

test('years must be in order, between the first year offered and next year’s models', () => {
  expect(problems({ yearFrom: 2021 })).toEqual({ yearTo: 'invalid_input' })
  expect(problems({ yearTo: 2027 })).toEqual({})
  expect(problems({ yearTo: 2028 })).toEqual({ yearTo: 'invalid_input' })
  expect(problems({ yearFrom: 19 })).toEqual({ yearTo: 'invalid_input' })
})

test('a grade must be one that halls give', () => {
  expect(problems({ grades: ['4', 'best'] })).toEqual({ grades: 'invalid_input' })
})

test('the lower mileage comes first, and months are offered from the current month in Japan', () => {
  expect(problems({ mileageFrom: 90_000, mileageTo: 80_000 })).toEqual({ mileageTo: 'invalid_input' })
  expect(problems({ mileageFrom: null, mileageTo: 80_000 })).toEqual({})
  expect(monthsAhead(new Date('2026-11-30T16:00:00Z')).slice(0, 2)).toEqual(['2026-12', '2027-01'])
})
