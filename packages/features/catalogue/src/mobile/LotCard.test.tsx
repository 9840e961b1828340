import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { mechRow } from '../testing/mech-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card = async () => (await screen.findAllByRole('article'))[0] as HTMLElement

test('a machine tells its thirteen facts', async () => {
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

test('a lot of the statistics shows two photos, and how many more there are', async () => {
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
