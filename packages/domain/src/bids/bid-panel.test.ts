import { expect, test } from 'vitest'
import { bidPanelBanner } from './bid-panel.ts'

test('the form is open where nothing holds', () => {
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: true, bidLimitReached: false })).toBeNull()
})

test('finished stands before sold, sold before closed, and closed before the limit', () => {
  expect(bidPanelBanner({ auctionFinished: true, acceptBid: false, sold: true })).toBe('finished')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: false, sold: true })).toBe('sold')
  expect(bidPanelBanner({ auctionFinished: true, acceptBid: false, bidLimitReached: true })).toBe('finished')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: false, bidLimitReached: true })).toBe('closed')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: true, bidLimitReached: true })).toBe('limit')
})

test('flags that are not sent close nothing', () => {
  expect(bidPanelBanner({ auctionFinished: false })).toBeNull()
})
