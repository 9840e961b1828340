import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const lots = [carRow({ auctionDate: '2026-11-24T23:05:00Z' })]

test('a row shows the viewer’s local time as a hint beside the time in Japan', async () => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  await renderListing({ answer: () => ({ lots }) })
  expect(await screen.findByTitle('2:05 your time')).toHaveTextContent('2026.11.25 8:05')
  expect(screen.queryByText(/your time/)).not.toBeInTheDocument()
})

test('a card on a phone shows the local time beside the grade', async () => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  await renderListing({ wide: false, answer: () => ({ lots }) })
  expect(await screen.findByText('2:05 your time')).toBeVisible()
})

test('only one time is shown in Japan', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  await renderListing({ wide: false, answer: () => ({ lots }) })
  await screen.findAllByRole('article')
  expect(screen.queryByText(/your time/)).not.toBeInTheDocument()
})
