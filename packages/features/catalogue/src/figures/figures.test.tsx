import '@testing-library/jest-dom/vitest'
import { periodUntil } from '@seriba/domain/lots/periods'
import { emptyPrices, priceFigures } from '@seriba/domain/lots/price-figures'
import { jstDay } from '@seriba/domain/time/jst'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const strip = () => screen.findByRole('region', { name: 'Sold prices of these lots' })
const prices = priceFigures([640_000, 2_985_000, 6_310_000].map((price) => [price, 1]))
const statistics = { pageType: 'stats', answer: () => ({ total: 1902 }) } as const

test('statistics summarize the sold prices of the lots found', async () => {
  await renderListing({ ...statistics, prices })
  await waitFor(async () => expect(await strip()).toHaveTextContent(/Sold3 of 1.902/))
  expect(await strip()).toHaveTextContent(/Average¥.3.311.667/)
  expect(await strip()).toHaveTextContent(/Median¥.2.985.000Lowest¥.640.000Highest¥.6.310.000/)
  expect(within(await strip()).getByRole('img', { name: /from ¥.640.000 to ¥.6.310.000/ })).toBeVisible()
})

test('when a few lots are far more expensive than the rest, the last bar covers a price “and more”', async () => {
  const usual = Array.from({ length: 99 }, (_, i) => [100_000 + i * 10_000, 1] as const)
  await renderListing({ ...statistics, prices: priceFigures([...usual, [19_600_000, 1]]) })
  await waitFor(async () => expect(await strip()).toHaveTextContent(/0.1.M1.1.M\+$/))
  expect(await strip()).toHaveTextContent(/Highest¥.19.600.000/)
})

test('a price that is not a multiple of 0.1 million is shown in full', async () => {
  await renderListing({
    ...statistics,
    prices: priceFigures([
      [5000, 1],
      [2_985_000, 1],
    ]),
  })
  await waitFor(async () => expect(await strip()).toHaveTextContent(/5.000\s*3\.0.M$/))
})

test('every price is a dash if nothing was sold', async () => {
  await renderListing({ ...statistics, prices: emptyPrices })
  await waitFor(async () => expect(await strip()).toHaveTextContent(/Average-Median-Lowest-Highest-/))
  expect(within(await strip()).queryByRole('img')).toBeNull()
})

test('neither unsold lots nor visitors of a public catalogue get price figures', async () => {
  await renderListing({ prices })
  expect(await screen.findByRole('link', { name: /Lot 20117/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Sold prices of these lots' })).toBeNull()
  cleanup()
  await renderListing({ ...statistics, prices, visitor: true })
  expect(await screen.findByRole('link', { name: /Lot 20117/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Sold prices of these lots' })).toBeNull()
})

test('one click selects the last days, and another clears them', async () => {
  const { user, address } = await renderListing({ ...statistics, prices })
  const chip = await screen.findByRole('button', { name: '30 days' })
  await user.click(chip)
  const { from, to } = periodUntil(jstDay(Date.now()), 'days30')
  await waitFor(() => expect(address()).toBe(`?dateFrom=${from}&dateTo=${to}`))
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await user.click(chip)
  await waitFor(() => expect(address()).toBe(''))
})
