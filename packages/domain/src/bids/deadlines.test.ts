import { expect, test } from 'vitest'
import { lotStatus } from '../lots/lot-status.ts'
import {
  auctionFinished,
  biddingDeadline,
  cancellationDeadline,
  cancellationOpen,
  checkOpen,
  inLastHour,
  isPastForwarding,
  type LotTime,
} from './deadlines.ts'
import { defaultHallTerms as terms } from './hall-terms.ts'

// 10:00 in Japan.
const lot = { auctionDate: '2026-11-24T01:00:00Z', status: lotStatus.upcoming }
const stock = { auctionDate: null, status: lotStatus.upcoming }
const at = (time: string) => new Date(`2026-11-24T${time}+09:00`)
const answer = (one: LotTime & { won?: boolean }, deadlineCheck: boolean, time: string) => {
  const verdict = checkOpen({ won: false, ...one }, terms, deadlineCheck, at(time))
  return verdict.ok ? 'open' : verdict.reason
}

test('bidding closes an hour before the lot, unless the bidder is exempt from the deadline', () => {
  expect(biddingDeadline(lot, terms, true)).toEqual(at('09:00:00'))
  expect(biddingDeadline(lot, terms, false)).toEqual(at('10:00:00'))
  expect(answer(lot, true, '08:59:59')).toBe('open')
  expect(answer(lot, true, '09:00:00')).toBe('bidding_closed')
  expect(answer(lot, false, '09:59:59')).toBe('open')
  expect(answer(lot, false, '10:00:00')).toBe('bidding_closed')
})

test('a lot one of our clients has won takes no more bids, however early it is', () => {
  expect(answer({ ...lot, won: true }, false, '00:00:00')).toBe('bidding_closed')
  expect(answer({ ...stock, won: true }, false, '00:00:00')).toBe('bidding_closed')
})

test('stock has no deadline but can be sold', () => {
  expect(biddingDeadline(stock, terms, true)).toBeNull()
  expect(answer(stock, true, '23:00:00')).toBe('open')
  expect(answer({ ...stock, status: lotStatus.sold }, true, '23:00:00')).toBe('auction_finished')
})

test.each([lotStatus.sold, lotStatus.soldNego, lotStatus.notSold, lotStatus.cancelled, lotStatus.removed])(
  'a lot with status %i is over at any time of day',
  (status) => {
    expect(auctionFinished({ ...lot, status }, at('00:00:00'))).toBe(true)
    expect(answer({ ...lot, status }, false, '00:00:00')).toBe('auction_finished')
  },
)

test('a lot without a result is over when its Japanese day ends', () => {
  expect(auctionFinished(lot, at('23:59:59'))).toBe(false)
  expect(auctionFinished(lot, new Date('2026-11-25T00:00:00+09:00'))).toBe(true)
})

test('a buyer can cancel without staff until two hours before the lot', () => {
  expect(cancellationDeadline(lot, terms)).toEqual(at('08:00:00'))
  expect(cancellationDeadline(stock, terms)).toBe(null)
  expect(cancellationOpen(lot, terms, at('07:59:59'))).toBe(true)
  expect(cancellationOpen(lot, terms, at('08:00:00'))).toBe(false)
  expect(cancellationOpen(stock, terms, at('08:00:00'))).toBe(true)
  expect(cancellationOpen({ ...stock, status: lotStatus.sold }, terms, at('08:00:00'))).toBe(false)
})

test('the last hour ends when the lot starts', () => {
  expect(
    [at('08:59:59'), at('09:00:00'), at('09:59:59'), at('10:00:00')].map((now) =>
      inLastHour(lot.auctionDate, now),
    ),
  ).toEqual([false, true, true, false])
})

test('changes no longer reach a hall in the last hour or after the start; stock can be changed at any time', () => {
  const auction = '2026-11-24T10:00:00+09:00'
  const past = (time: string) => isPastForwarding(auction, new Date(`2026-11-24T${time}+09:00`))
  expect([past('08:59:59'), past('09:00:00'), past('11:00:00')]).toEqual([false, true, true])
  expect(isPastForwarding(null, new Date())).toBe(false)
})
