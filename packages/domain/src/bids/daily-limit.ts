import { allowed, refused, type Verdict } from '../access/verdict.ts'

/** Whether one more new bid fits into a Japanese day; 0 sets no limit (DEC42). */
export const checkDailyLimit = (placedToday: number, limit: number): Verdict<'daily_bid_limit'> =>
  limit > 0 && placedToday >= limit ? refused('daily_bid_limit') : allowed
