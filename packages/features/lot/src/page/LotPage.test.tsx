import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { aReading, aReadSheet } from '../testing/a-reading.ts'
import { carLot } from '../testing/car-lot.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LotPage } from './LotPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (given: { lotStatus?: number; mayShare?: boolean } = {}) =>
  renderPage(
    <LotPage pageType="car-auction" bidPanel={(lot) => <p>Bids from {lot.bidInfo.startPrice}</p>} />,
    {
      path: '/car-auctions/8841207',
      route: '/car-auctions/:id',
      ...given,
    },
  )

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('the page shows what the car is, and the browser tab is named after it', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Toyota Prado' })).toBeInTheDocument()
  expect(factOf('Chassis ID')).toHaveTextContent('TRJ150-0098412')
  expect(factOf('Mileage')).toHaveTextContent(/68.000 km/)
  expect(factOf('Equipment')).toHaveTextContent('AC, PS, PW')
  expect(factOf('Info')).toHaveTextContent('One owner, records book')
  expect(document.title).toMatch(/^USS Tokyo 41207 - Toyota Prado 2019 \| .*Car Auctions$/)
})

test('the bid panel comes from the app that composes the page', async () => {
  await open()
  const panel = await screen.findByRole('complementary', { name: 'Bid' })
  expect(panel).toHaveTextContent('Bids from 2850000')
})

test('on small screens bidding is behind a button', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Place bid' }))
  const sheet = await screen.findByRole('dialog', { name: 'Place bid' })
  expect(sheet).toHaveTextContent('Bids from 2850000')
})

test('a thumbnail shows its photo, and thumbnails beyond two rows can be expanded', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Photo 3 of 14' }))
  expect(screen.getByText('3 / 14')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Photo 12 of 14' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Show more/ }))
  expect(screen.getByRole('button', { name: 'Photo 14 of 14' })).toBeInTheDocument()
})

test('all photos open in full screen', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Full screen' }))
  expect(await screen.findByRole('dialog', { name: 'Photos' })).toHaveTextContent('1 of 14')
})

test('the auction sheet opens and zooms', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Zoom' }))
  const dialog = await screen.findByRole('dialog', { name: /Auction sheet/ })
  await user.click(within(dialog).getByRole('button', { name: 'Zoom in' }))
  expect(within(dialog).getByText('130%')).toBeInTheDocument()
})

test('closing the auction sheet resets its zoom', async () => {
  const { user } = await open()
  const zoomed = async () => {
    await user.click(await screen.findByRole('button', { name: 'Zoom' }))
    return within(await screen.findByRole('dialog', { name: /Auction sheet/ }))
  }
  await user.click((await zoomed()).getByRole('button', { name: 'Zoom in' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await zoomed()).getByText('100%')).toBeInTheDocument()
})

test('the legend explains every code', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'All 30 codes' }))
  expect(factOf('RX')).toHaveTextContent('Repaired windshield crack, needs replacement')
})

test('the codes on a sheet that has been read come first', async () => {
  const lot = carLot()
  const read = aReadSheet()
  const marks = ['W2', 'A1'].flatMap((code) =>
    read.reading.marks.slice(0, 1).map((mark) => ({ ...mark, code })),
  )
  const { user } = await renderPage(<LotPage pageType="car-auction" bidPanel={() => null} />, {
    path: '/car-auctions/8841207',
    route: '/car-auctions/:id',
    lots: { 'car-auction': { ...lot, translateDetail: { ...lot.translateDetail, byReader: true } } },
    answers: {
      '/v1/car-auction/sheet-reading': () =>
        Response.json({ result: aReading({ ...read, reading: { ...read.reading, marks } }) }),
    },
  })
  const legend = within(await screen.findByRole('region', { name: 'Damage codes on this sheet' }))
  const codes = () => legend.getAllByRole('term').map(({ textContent }) => textContent)
  expect(codes()).toEqual(['A1', 'W2'])
  await user.click(legend.getByRole('button', { name: 'All 30 codes' }))
  expect(codes().slice(0, 4)).toEqual(['A1', 'W2', 'A2', 'A3'])
  expect(codes()).toHaveLength(30)
})

test('a lot that does not exist says so and links back to the listing', async () => {
  await open({ lotStatus: 404 })
  expect(await screen.findByRole('heading', { name: 'Lot not found' })).toBeInTheDocument()
  expect(screen.getByText('Unfortunately, there is no information on this lot.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Car auctions' })).toHaveAttribute('href', '/car-auctions')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a lot that failed to load is not reported as missing, and can be retried', async () => {
  await open({ lotStatus: 500 })
  expect(await screen.findByRole('heading', { name: 'Couldn’t load the lot' })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('the share link contains the code and can be copied', async () => {
  const { user } = await open()
  const [share] = await screen.findAllByRole('button', { name: 'Share' })
  await user.click(share as HTMLElement)
  const link = await screen.findByRole('textbox', { name: 'Link with the code' })
  expect(link).toHaveValue(`${location.origin}/car-auctions/share/8841207?code=418027`)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/car-auctions/share/8841207?code=418027`,
  )
  expect(screen.getByText('Never publish the link on social media.')).toBeInTheDocument()
})

test('the share link shows when it expires, and its sharer can close it sooner', async () => {
  const { user } = await open()
  const [share] = await screen.findAllByRole('button', { name: 'Share' })
  await user.click(share as HTMLElement)
  expect(await screen.findByText('2026.12.08 10:35')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The link and its code no longer open the lot.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Link with the code' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create a new link' }))
  expect(await screen.findByRole('textbox', { name: 'Link with the code' })).toBeVisible()
})

test.each([
  ['a small window on a desktop', false, 'noopener,width=600,height=400'],
  ['a tab on a phone', true, 'noopener'],
])('the link is sent by messenger in %s, with a request not to publish it', async (_, small, features) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const { user } = await open()
  vi.stubGlobal('matchMedia', () => ({ matches: small }))
  const [share] = await screen.findAllByRole('button', { name: 'Share' })
  await user.click(share as HTMLElement)
  await user.click(await screen.findByRole('button', { name: /^Send to / }))
  const [address, target, window_] = opened.mock.calls[0] ?? []
  expect([target, window_]).toEqual(['_blank', features])
  const text = new URL(String(address)).searchParams.get('text')
  expect(text).toContain('/car-auctions/share/8841207?code=418027')
  expect(text).toMatch(/never publish/i)
})

test('photos can be downloaded in full screen', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Full screen' }))
  const gallery = within(await screen.findByRole('dialog', { name: 'Photos' }))
  expect(await gallery.findByRole('button', { name: 'Download photos' })).toBeVisible()
})

test('a user who may not share sees no Share button', async () => {
  await open({ mayShare: false })
  await screen.findByRole('heading', { name: 'Toyota Prado' })
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})
