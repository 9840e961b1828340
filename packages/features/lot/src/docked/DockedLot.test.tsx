import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { DockedLot } from './DockedLot.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = {
  id: '8841207',
  lotNo: 55021,
  maker: 'Toyota',
  model: 'Hiace Van',
  auctionName: 'HAA Kobe',
  auctionDate: '2026-11-24T03:30:00.000Z',
  images: [],
}

const open = (given: { lotStatus?: number; onClose?: () => void } = {}) =>
  renderPage(
    <DockedLot pageType="car-auction" lot={row} onClose={given.onClose ?? (() => undefined)}>
      {(lot) => <p>Bids from {lot.bidInfo.startPrice}</p>}
    </DockedLot>,
    { path: '/', route: '/', ...given },
  )

test('says at once which lot it is about, and lets bid as soon as that is known', async () => {
  await open()
  const panel = screen.getByRole('complementary', { name: 'Bid' })
  expect(panel).toHaveTextContent(/Toyota Hiace Van\s*55021 HAA Kobe, 12:30/)
  expect(await screen.findByText('Bids from 2850000')).toBeVisible()
})

test('a lot that did not come can be asked for again', async () => {
  await open({ lotStatus: 500 })
  expect(await screen.findByRole('alert')).toHaveTextContent('The lot could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('can be closed', async () => {
  const onClose = vi.fn()
  const { user } = await open({ onClose })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
