import { expect, test } from 'vitest'
import { flagsOfLimits, flagsOfNewLimits } from './daily-limits.ts'

test('a limit that is set binds, and 0 sets none', () => {
  expect(flagsOfLimits({ dailyBidLimit: 5, dailyUssLimit: 1 }, 'client')).toEqual({
    dailyBidLimitCheck: true,
    ussLimitCheck: true,
  })
  expect(flagsOfLimits({ dailyBidLimit: 0 }, 'troublesome')).toEqual({ dailyBidLimitCheck: false })
})

test('what the template says already is not overridden, and what is not set is left alone', () => {
  expect(flagsOfLimits({ dailyBidLimit: 0 }, 'client')).toEqual({ dailyBidLimitCheck: null })
  expect(flagsOfLimits({ dailyUssLimit: 9 }, 'troublesome')).toEqual({ ussLimitCheck: null })
  expect(flagsOfLimits({}, 'client')).toEqual({})
})

test('a new client is given the flags of the limits that are set, and of no other', () => {
  expect(flagsOfNewLimits({ dailyBidLimit: 5, dailyUssLimit: 0 }, 'client')).toEqual({
    dailyBidLimitCheck: true,
  })
  expect(flagsOfNewLimits({ dailyBidLimit: 0, dailyUssLimit: 3 }, 'client')).toEqual({ ussLimitCheck: true })
  expect(flagsOfNewLimits({ dailyBidLimit: 0, dailyUssLimit: 0 }, 'client')).toEqual({})
})
