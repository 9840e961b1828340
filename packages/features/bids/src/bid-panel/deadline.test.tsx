import '../testing/setup.ts'
import { screen, within } from '@testing-library/react'
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
afterEach(() => vi.unstubAllEnvs())

const moments = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent)

test('the cancel deadline, the bid deadline and the lot’s time are shown in Japan time first, then in the buyer’s', async () => {
  vi.stubEnv('TZ', 'Asia/Vladivostok')
  await show(panel(lot()))
  expect(moments()).toEqual([
    'MomentJapanYour time',
    expect.stringMatching(/^Cancel free\d\d\.\d\d 10:0011:00$/),
    expect.stringMatching(/^Bid closes\d\d\.\d\d 11:0012:00$/),
    expect.stringMatching(/^Lot runs\d\d\.\d\d 12:0013:00$/),
  ])
})

test('users in Japan’s time zone see each time once', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  await show(panel(lot()))
  expect(moments()).toEqual([
    'MomentJapan',
    expect.stringMatching(/^Cancel free\d\d\.\d\d 10:00$/),
    expect.stringMatching(/^Bid closes\d\d\.\d\d 11:00$/),
    expect.stringMatching(/^Lot runs\d\d\.\d\d 12:00$/),
  ])
})

test('the cancel deadline is no longer shown once it has passed', async () => {
  await show(panel(aLot({ biddingDeadline: hoursBefore(1), cancelDeadlineHour: 100 })))
  expect(screen.queryByRole('row', { name: /Cancel free/ })).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Bid closes/ })).toBeInTheDocument()
})
