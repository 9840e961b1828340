import { expect, test } from 'vitest'
import { bidStatus } from './bid-status.ts'
import { statusChangeDialogs } from './status-change-dialogs.ts'

const asked = { bidChangeConfirmation: true, lastHourBidWarning: true }
const now = new Date('2026-11-24T09:30:00+09:00')
const soon = '2026-11-24T10:00:00+09:00'
const today = '2026-11-24T15:00:00+09:00'
const tomorrow = '2026-11-25T10:00:00+09:00'

test('nothing is asked of a manager without confirmations', () => {
  expect(statusChangeDialogs(bidStatus.win, soon, { ...asked, bidChangeConfirmation: false }, now)).toEqual(
    [],
  )
})

test('the last hour is warned of before anything else', () => {
  expect(statusChangeDialogs(bidStatus.win, soon, asked, now)).toEqual(['last_hour'])
  expect(statusChangeDialogs(bidStatus.win, soon, { ...asked, lastHourBidWarning: false }, now)).toEqual([
    'win',
  ])
})

test('an auction of another day is warned of, and a win there is confirmed again', () => {
  expect(statusChangeDialogs(bidStatus.dontBid, tomorrow, asked, now)).toEqual(['other_day'])
  expect(statusChangeDialogs(bidStatus.win, tomorrow, asked, now)).toEqual(['other_day', 'win'])
})

test('a win today reminds of the sold price, any other change is only confirmed', () => {
  expect(statusChangeDialogs(bidStatus.win, today, asked, now)).toEqual(['win'])
  expect(statusChangeDialogs(bidStatus.bid, today, asked, now)).toEqual(['change'])
  expect(statusChangeDialogs(bidStatus.bid, null, asked, now)).toEqual(['change'])
})

test('a past auction is no other day', () => {
  const past = '2026-11-23T10:00:00+09:00'
  expect(statusChangeDialogs(bidStatus.finished, past, asked, now)).toEqual(['change'])
  expect(statusChangeDialogs(bidStatus.win, past, asked, now)).toEqual(['win'])
})

test('a warning that a lot has run comes before its bid is set to what only counts until then', () => {
  const ran = '2026-11-24T09:30:00+09:00'
  for (const to of [bidStatus.new, bidStatus.bid, bidStatus.dontBid])
    expect(statusChangeDialogs(to, ran, asked, now)).toEqual(['time_passed'])
  expect(statusChangeDialogs(bidStatus.bid, '2026-11-24T09:30:01+09:00', asked, now)).toEqual(['last_hour'])
  expect(statusChangeDialogs(bidStatus.cancel, ran, asked, now)).toEqual(['change'])
  const silent = { ...asked, bidChangeConfirmation: false }
  expect(statusChangeDialogs(bidStatus.bid, ran, silent, now)).toEqual([])
})

test('a bid that another client’s is ahead of is warned of, even where nothing else is asked', () => {
  const silent = { ...asked, bidChangeConfirmation: false }
  const ask = (to: 2 | 6, rank: number) => statusChangeDialogs(to, today, silent, now, { sameLot: { rank } })
  expect([ask(bidStatus.bid, 2), ask(bidStatus.bid, 1), ask(bidStatus.win, 2)]).toEqual([
    ['not_leading'],
    [],
    [],
  ])
  expect(statusChangeDialogs(bidStatus.bid, today, asked, now, { sameLot: { rank: 2 } })).toEqual([
    'not_leading',
  ])
  expect(statusChangeDialogs(bidStatus.bid, soon, asked, now, { sameLot: { rank: 2 } })).toEqual([
    'not_leading',
    'last_hour',
  ])
})

test('a leader is set to Bid with a word of the bid that it has overtaken, which stays there', () => {
  const silent = { ...asked, bidChangeConfirmation: false }
  const over = { sameLot: { rank: 1, overtaken: [{}] } }
  expect(statusChangeDialogs(bidStatus.bid, today, silent, now, over)).toEqual(['overtaken'])
  expect(statusChangeDialogs(bidStatus.bid, today, asked, now, over)).toEqual(['overtaken'])
  expect(statusChangeDialogs(bidStatus.bid, soon, asked, now, over)).toEqual(['overtaken', 'last_hour'])
  expect(statusChangeDialogs(bidStatus.dontBid, today, silent, now, over)).toEqual([])
  expect(
    statusChangeDialogs(bidStatus.bid, today, silent, now, { sameLot: { rank: 2, overtaken: [{}] } }),
  ).toEqual(['not_leading'])
})

test('a win too many is warned of, even where nothing else is asked', () => {
  const silent = { ...asked, bidChangeConfirmation: false }
  const filled = { groupFilled: { won: 1, cars: 1 } }
  expect(statusChangeDialogs(bidStatus.win, today, silent, now, filled)).toEqual(['group_filled'])
  expect(statusChangeDialogs(bidStatus.win, today, asked, now, filled)).toEqual(['group_filled', 'win'])
  expect(statusChangeDialogs(bidStatus.bid, today, silent, now, filled)).toEqual([])
})
