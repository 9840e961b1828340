import { expect, test } from 'vitest'
import { bidPanelBanner } from './bid-panel.ts'

test('the form is open when nothing prevents bidding', () => {
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: true, bidLimitReached: false })).toBeNull()
})

test('finished takes precedence over sold, sold over closed, and closed over the limit', () => {
  expect(bidPanelBanner({ auctionFinished: true, acceptBid: false, sold: true })).toBe('finished')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: false, sold: true })).toBe('sold')
  expect(bidPanelBanner({ auctionFinished: true, acceptBid: false, bidLimitReached: true })).toBe('finished')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: false, bidLimitReached: true })).toBe('closed')
  expect(bidPanelBanner({ auctionFinished: false, acceptBid: true, bidLimitReached: true })).toBe('limit')
})

test('missing flags do not close the form', () => {
  expect(bidPanelBanner({ auctionFinished: false })).toBeNull()
})
