import { expect, test } from 'vitest'
import { bidStatus } from './bid-status.ts'
import { statusChangeDialogs } from './status-change-dialogs.ts'

const asked = { bidChangeConfirmation: true, lastHourBidWarning: true }
const now = new Date('2026-11-24T09:30:00+09:00')
const soon = '2026-11-24T10:00:00+09:00'
const today = '2026-11-24T15:00:00+09:00'
const tomorrow = '2026-11-25T10:00:00+09:00'

test('a manager with confirmations turned off is not asked anything', () => {
  expect(statusChangeDialogs(bidStatus.win, soon, { ...asked, bidChangeConfirmation: false }, now)).toEqual(
    [],
  )
})

test('the last-hour warning comes before anything else', () => {
  expect(statusChangeDialogs(bidStatus.win, soon, asked, now)).toEqual(['last_hour'])
  expect(statusChangeDialogs(bidStatus.win, soon, { ...asked, lastHourBidWarning: false }, now)).toEqual([
    'win',
  ])
})

test('an auction on another day triggers a warning, and a win there needs a second confirmation', () => {
  expect(statusChangeDialogs(bidStatus.dontBid, tomorrow, asked, now)).toEqual(['other_day'])
  expect(statusChangeDialogs(bidStatus.win, tomorrow, asked, now)).toEqual(['other_day', 'win'])
})

test('a win today shows a reminder of the sold price; any other change only needs a confirmation', () => {
  expect(statusChangeDialogs(bidStatus.win, today, asked, now)).toEqual(['win'])
  expect(statusChangeDialogs(bidStatus.bid, today, asked, now)).toEqual(['change'])
  expect(statusChangeDialogs(bidStatus.bid, null, asked, now)).toEqual(['change'])
})

test('a past auction does not count as another day', () => {
  const past = '2026-11-23T10:00:00+09:00'
  expect(statusChangeDialogs(bidStatus.finished, past, asked, now)).toEqual(['change'])
  expect(statusChangeDialogs(bidStatus.win, past, asked, now)).toEqual(['win'])
})

test('setting a bid to New, Bid or Don’t bid after its lot has run triggers a warning', () => {
  const ran = '2026-11-24T09:30:00+09:00'
  for (const to of [bidStatus.new, bidStatus.bid, bidStatus.dontBid])
    expect(statusChangeDialogs(to, ran, asked, now)).toEqual(['time_passed'])
  expect(statusChangeDialogs(bidStatus.bid, '2026-11-24T09:30:01+09:00', asked, now)).toEqual(['last_hour'])
  expect(statusChangeDialogs(bidStatus.cancel, ran, asked, now)).toEqual(['change'])
  const silent = { ...asked, bidChangeConfirmation: false }
  expect(statusChangeDialogs(bidStatus.bid, ran, silent, now)).toEqual([])
})

test('setting a bid to Bid while another client’s bid is ahead triggers a warning, even with confirmations off', () => {
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

test('setting a leader to Bid mentions the overtaken bid that stays at the hall', () => {
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

test('a win beyond the group’s quota triggers a warning, even with confirmations off', () => {
  const silent = { ...asked, bidChangeConfirmation: false }
  const filled = { groupFilled: { won: 1, cars: 1 } }
  expect(statusChangeDialogs(bidStatus.win, today, silent, now, filled)).toEqual(['group_filled'])
  expect(statusChangeDialogs(bidStatus.win, today, asked, now, filled)).toEqual(['group_filled', 'win'])
  expect(statusChangeDialogs(bidStatus.bid, today, silent, now, filled)).toEqual([])
})
