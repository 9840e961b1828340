import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

/** Whether one more new bid fits into a Japanese day; 0 means no limit (DEC42). */
export const checkDailyLimit = (placedToday: number, limit: number): RuleResult<'daily_bid_limit'> =>
  limit > 0 && placedToday >= limit ? rejected('daily_bid_limit') : ok
