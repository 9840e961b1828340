import '../testing/setup.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aLot } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidPanel } from './OwnBidPanel.tsx'

const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />
const ahead = new Date(Date.now() + 30 * 3_600_000)
ahead.setUTCHours(3, 0, 0, 0)
const hoursBefore = (hours: number) => new Date(ahead.getTime() - hours * 3_600_000).toISOString()
const lot = () => {
  const one = aLot({ biddingDeadline: hoursBefore(1), cancelDeadlineHour: 2 })
  return { ...one, lotInfo: { ...one.lotInfo, auctionDate: ahead.toISOString() } }
}
const text = () => document.body.textContent ?? ''
afterEach(() => vi.unstubAllEnvs())

test('the deadline is told in Japan’s time first, then in the buyer’s, and until when they may cancel', async () => {
  vi.stubEnv('TZ', 'Asia/Vladivostok')
  await show(panel(lot()))
  expect(text()).toMatch(/ 11:0012:00 your time/)
  expect(text()).toMatch(/Free cancellation until \d{4}\.\d\d\.\d\d 10:00 \(11:00 your time\)/)
})

test('the deadline is told once to whom Japan’s time is their own', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  await show(panel(lot()))
  expect(text()).toMatch(/ 11:00Free cancellation until \S+ 10:00/)
  expect(text()).not.toContain('your time')
})

test('until when to cancel is no longer told once it has passed', async () => {
  await show(panel(aLot({ biddingDeadline: hoursBefore(1), cancelDeadlineHour: 100 })))
  expect(text()).not.toContain('Free cancellation')
})
