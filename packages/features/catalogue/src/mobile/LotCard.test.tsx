import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { mechRow } from '../testing/mech-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

// The lots have not been sold yet.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

const card = async () => (await screen.findAllByRole('article'))[0] as HTMLElement

test('a machine shows its thirteen facts', async () => {
  const lotActions = () => <button type="button">Favorites</button>
  await renderListing({
    wide: false,
    pageType: 'machinery',
    slots: { lotActions },
    answer: () => ({ lots: [mechRow({ mileage: 12_500 })] }),
  })
  const shown = await card()
  for (const fact of [
    '2026.11.24',
    '9:40',
    'Upcoming',
    'ARAI Oyama VT',
    '512',
    'Komatsu PC78US-8',
    '2015',
    /12.500.km/,
    'Earthmoving',
    /4.812.h/,
    'Blade, multi lever',
    /2.450.000/,
  ]) {
    expect(shown).toHaveTextContent(fact)
  }
  expect(within(shown).getByRole('button', { name: 'Favorites' })).toBeInTheDocument()
  expect(within(shown).getByRole('link', { name: /Lot 512/ })).toHaveAttribute('href', '/machinery/1')
})

test('a lot sold today shows its sold price instead of the average for similar lots', async () => {
  const sold = carRow({ status: 4533, soldPrice: 5_285_000 })
  await renderListing({ wide: false, answer: () => ({ lots: [sold, carRow({ id: '2', lotNo: 6120 })] }) })
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/Start price ¥.4.200.000sold 5.285.000/)
  expect(first).not.toHaveTextContent('avg')
  expect(second).toHaveTextContent(/avg 5.140.000/)
  expect(second).not.toHaveTextContent('sold')
})

test('a sold machine shows its start price beside its sold price', async () => {
  const sold = mechRow({ status: 4533, soldPrice: 3_100_000, startPrice: 2_450_000 })
  await renderListing({ wide: false, pageType: 'machinery-stats', answer: () => ({ lots: [sold] }) })
  const shown = await card()
  expect(shown).toHaveTextContent(/Sold price ¥.3.100.000start 2.450.000/)
  expect(shown).not.toHaveTextContent('avg')
})

test('a visitor of a public catalogue sees what a lot sold for, but no averages', async () => {
  const sold = carRow({ status: 4533, soldPrice: 5_285_000 })
  const lots = [sold, carRow({ id: '2', lotNo: 6120 })]
  await renderListing({ wide: false, visitor: true, answer: () => ({ lots }) })
  const [first, second] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/sold 5.285.000/)
  expect(second).not.toHaveTextContent(/sold|avg/)
})

test('the phone header gives the number of results in the same words as wide screens', async () => {
  await renderListing({ wide: false, answer: () => ({ total: 12_482 }) })
  await card()
  expect(screen.getByRole('status')).toHaveTextContent(/^Total search results: 12.482$/)
})

test('a lot in the statistics shows two photos and how many more there are', async () => {
  const images = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg']
  await renderListing({
    wide: false,
    pageType: 'stats',
    answer: () => ({ lots: [carRow({ images, status: 4533, soldPrice: 5_000_000 })] }),
  })
  const shown = await card()
  expect([...shown.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/1.jpg',
    '/2.jpg',
  ])
  expect(shown).toHaveTextContent('+ 2')
})
