import { expect, test } from 'vitest'
import { flagsOfLimits, flagsOfNewLimits } from './daily-limits.ts'

test('a limit that is set applies, and 0 means no limit', () => {
  expect(flagsOfLimits({ dailyBidLimit: 5, dailyUssLimit: 1 }, 'client')).toEqual({
    dailyBidLimitCheck: true,
    ussLimitCheck: true,
  })
  expect(flagsOfLimits({ dailyBidLimit: 0 }, 'troublesome')).toEqual({ dailyBidLimitCheck: false })
})

test('a value the template already has is not overridden, and a limit that is not set is left alone', () => {
  expect(flagsOfLimits({ dailyBidLimit: 0 }, 'client')).toEqual({ dailyBidLimitCheck: null })
  expect(flagsOfLimits({ dailyUssLimit: 9 }, 'troublesome')).toEqual({ ussLimitCheck: null })
  expect(flagsOfLimits({}, 'client')).toEqual({})
})

test('a new client gets the flags of the limits that are set, and no others', () => {
  expect(flagsOfNewLimits({ dailyBidLimit: 5, dailyUssLimit: 0 }, 'client')).toEqual({
    dailyBidLimitCheck: true,
  })
  expect(flagsOfNewLimits({ dailyBidLimit: 0, dailyUssLimit: 3 }, 'client')).toEqual({ ussLimitCheck: true })
  expect(flagsOfNewLimits({ dailyBidLimit: 0, dailyUssLimit: 0 }, 'client')).toEqual({})
})
