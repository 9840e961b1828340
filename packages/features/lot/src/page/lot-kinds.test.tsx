import '@testing-library/jest-dom/vitest'
import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { bikeLot, mechLot } from '../testing/other-lots.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LotPage } from './LotPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (pageType: PageType, lots = {}, given = {}) =>
  renderPage(
    <LotPage
      pageType={pageType}
      bidPanel={(lot) => <p>Bids on {lot.carInfo.chassisId}</p>}
      actions={(_lot, id, place) => (
        <button type="button">
          Favourites of lot {id}, {place}
        </button>
      )}
    />,
    {
      path: `${pageTypes[pageType].path}/8841207`,
      route: `${pageTypes[pageType].path}/:id`,
      lots,
      ...given,
    },
  )

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('a bike has a serial number, ratings and a note on its mileage', async () => {
  await open('bikes', { bikes: bikeLot() })
  expect(await screen.findByRole('heading', { name: 'Honda CB400' })).toBeInTheDocument()
  expect(factOf('Serial')).toHaveTextContent('NC42-1602214')
  expect(factOf('Mileage note')).toHaveTextContent('Meter changed')
  expect(factOf('Front')).toHaveAttribute('data-tone', 'bad')
  expect(factOf('Rear')).toHaveTextContent('-')
  expect(screen.getByRole('complementary', { name: 'Bid' })).toHaveTextContent('Bids on NC42-1602214')
  expect(document.title).toMatch(/^BDS Kashiwa 2041 - Honda CB400 2018 \| .*Bike Auctions$/)
})

test('a mileage that needs no note has none', async () => {
  const lot = bikeLot()
  await open('bikes', { bikes: { ...lot, bikeInfo: { ...lot.bikeInfo, mileageNote: '' } } })
  await screen.findByRole('heading', { name: 'Honda CB400' })
  expect(screen.queryByText('Mileage note')).not.toBeInTheDocument()
})

test('a car shows what its source knows about mileage and destinations, and nothing else', async () => {
  const lot = carLot()
  const title = `${lot.carInfo.maker} ${lot.carInfo.model}`
  await open('car-auction', {
    'car-auction': { ...lot, carInfo: { ...lot.carInfo, mileageTrusted: true, isRestricted: true } },
  })
  await screen.findByRole('heading', { name: title })
  expect(factOf('Mileage note')).toHaveTextContent('Confirmed')
  expect(factOf('Destinations')).toHaveTextContent('Not allowed in some countries')
  cleanup()
  await open('car-auction', { 'car-auction': lot })
  await screen.findByRole('heading', { name: title })
  expect(screen.queryByText('Mileage note')).toBeNull()
  expect(screen.queryByText('Destinations')).toBeNull()
})

test('a machine has hours, a category and the hall’s description', async () => {
  await open('machinery', { machinery: mechLot() })
  await screen.findByRole('heading', { name: 'Komatsu PC78US-8' })
  expect(factOf('Hours')).toHaveTextContent(/4.812.h/)
  expect(factOf('Subcategory')).toHaveTextContent('Excavator')
  const description = screen.getByRole('region', { name: 'Description' })
  expect(within(description).getByText('Operating weight').nextElementSibling).toHaveTextContent('7 240 kg')
  expect(document.title).toMatch(/Machinery Auctions$/)
})

test('the inspection report shows lines, lettered findings, ratings with pictures, and videos', async () => {
  await open('machinery', { machinery: mechLot() })
  const report = await screen.findByRole('region', { name: 'Inspection report' })
  expect(within(report).getByText('Storage').nextElementSibling).toHaveTextContent('Indoor')
  expect(within(report).getAllByRole('listitem')[1]).toHaveTextContent('B Fork dry')
  const engine = within(report).getByRole('region', { name: 'Engine' })
  expect(within(engine).getByText('Oil leak').nextElementSibling).toHaveAttribute('data-tone', 'low')
  expect(within(engine).getByRole('img', { name: 'Engine, picture 1' })).toBeInTheDocument()
  expect(within(report).getAllByRole('link', { name: /Video/ })).toHaveLength(2)
})

test('a video that cannot be loaded is not shown', async () => {
  await open('machinery', { machinery: mechLot() })
  const [first] = await screen.findAllByRole('link', { name: /Video/ })
  const film = first?.querySelector('video')
  if (film) fireEvent.error(film)
  expect(screen.getAllByRole('link', { name: /Video/ })).toHaveLength(1)
})

test('results take no bids and show what was paid', async () => {
  const lot = carLot()
  await open('stats', { stats: { ...lot, bidInfo: { ...lot.bidInfo, soldPrice: 3_315_000 } } })
  const result = await screen.findByRole('complementary', { name: 'Result' })
  expect(within(result).getByText('Sold price').nextElementSibling).toHaveTextContent(/3.315.000/)
  expect(within(result).getByText('Average price').nextElementSibling).toHaveTextContent(/3.310.000/)
  expect(screen.queryByText(/Bids on/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Place bid' })).not.toBeInTheDocument()
})

test('a bike opened under cars is redirected to its own page', async () => {
  const { place } = await open('car-auction', { bikes: bikeLot() }, { lotStatus: 404 })
  expect(await screen.findByText('Another page')).toBeInTheDocument()
  expect(place()).toBe('/bike-auctions/8841207')
})

test('the app that composes the page places favorites beside the lot number', async () => {
  await open('bikes', { bikes: bikeLot() })
  expect(await screen.findByRole('button', { name: /^Favourites of lot \d+, head$/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /, topBar$/ })).toBeInTheDocument()
})

test('a machine that does not exist links back to the machinery listing', async () => {
  await open('machinery')
  expect(await screen.findByRole('link', { name: 'Machinery' })).toHaveAttribute('href', '/machinery')
})

test('a stock car is for sale, not upcoming', async () => {
  const lot = carLot()
  await open('stock', { stock: { ...lot, lotInfo: { ...lot.lotInfo, auctionDate: null, status: 4532 } } })
  expect((await screen.findAllByText('For sale')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Upcoming')).toBeNull()
})

test.each([
  ['car-auction', carLot(), true],
  ['stock', carLot(), true],
  ['bikes', bikeLot(), true],
  ['stats', carLot(), false],
  ['bike-stats', bikeLot(), false],
  ['machinery', mechLot(), false],
] as const)('the production month for %s can be looked up or not', async (pageType, lot, has) => {
  await open(pageType, { [pageType]: lot })
  // It arrives with the profile, like sharing.
  await screen.findAllByRole('button', { name: 'Share' })
  expect(screen.queryAllByRole('region', { name: 'Month of production' })).toHaveLength(has ? 1 : 0)
})
