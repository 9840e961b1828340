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
  lotNo: 55021,
  maker: 'Toyota',
  model: 'Hiace Van',
  auctionName: 'HAA Kobe',
  auctionDate: '2026-11-24T03:30:00.000Z',
  images: [],
}

type Given = { lotStatus?: number; onClose?: () => void; elsewhere?: boolean }

const open = ({ onClose = () => undefined, elsewhere = false, ...given }: Given = {}) =>
  renderPage(
    <DockedLot
      pageType="car-auction"
      lotId="8841207"
      row={elsewhere ? undefined : row}
      elsewhere={elsewhere}
      onClose={onClose}
    >
      {(lot) => <p>Bids from {lot.bidInfo.startPrice}</p>}
    </DockedLot>,
    { path: '/', route: '/', ...given },
  )

test('the panel immediately shows which lot it is about, and allows bidding once the lot has loaded', async () => {
  await open()
  const panel = screen.getByRole('complementary', { name: 'Bid' })
  expect(panel).toHaveTextContent(/Toyota Hiace Van\s*55021 HAA Kobe, 12:30/)
  expect(await screen.findByText('Bids from 2850000')).toBeVisible()
})

test('a lot that is not in the list is loaded separately, marked as such, and can be opened from here', async () => {
  await open({ elsewhere: true })
  expect(await screen.findByText('Bids from 2850000')).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('Toyota Prado')
  expect(screen.getByText(/This lot isn’t in the current list/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the lot' })).toHaveAttribute('href', '/car-auctions/8841207')
})

test('a lot in the list is not marked as missing from it', async () => {
  await open()
  await screen.findByText('Bids from 2850000')
  expect(screen.queryByText(/not in the list/)).toBeNull()
})

test('a lot that does not exist is reported and cannot be retried', async () => {
  await open({ elsewhere: true, lotStatus: 404 })
  expect(await screen.findByRole('alert')).toHaveTextContent('no information on this lot')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a lot that failed to load can be retried', async () => {
  await open({ lotStatus: 500 })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the lot')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the panel can be closed', async () => {
  const onClose = vi.fn()
  const { user } = await open({ onClose })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
