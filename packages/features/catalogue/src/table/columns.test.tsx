import '@testing-library/jest-dom/vitest'
import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bikeRow } from '../testing/bike-row.ts'
import { carRow } from '../testing/car-row.ts'
import { mechRow } from '../testing/mech-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rowOf = { car: carRow, stock: carRow, bike: bikeRow, machinery: mechRow }
const lotsOf = (pageType: PageType) => {
  const row = rowOf[pageTypes[pageType].kind]
  return { lots: [row(), row({ id: '2', lotNo: 3 })] }
}
const open = async (pageType: PageType) => {
  const given = await renderListing({ pageType, answer: () => lotsOf(pageType) })
  await screen.findByRole('table')
  return given
}
const sortButtons = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((head) => [...head.querySelectorAll('button')].map((button) => button.textContent))

test.each(['default', 'column', 'card'] as const)(
  'a stock car is for sale, not upcoming: %s view',
  async (view) => {
    const answer = () => ({ lots: [carRow({ auctionDate: null, lotType: 'stock' })] })
    await renderListing({ pageType: 'stock', view, answer })
    expect((await screen.findAllByText('For sale')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Upcoming')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Date & time/ })).toBeNull()
  },
)

/** The column headers with their lines joined, and the sort buttons of the page. */
const pages: [PageType, heads: string, sorts: string][] = [
  [
    'car-auction',
    'Photo|Lot no|Date & timeAuction|ModelGradeEquipment|YearChassis ID|EngineEquipmentColor, steering|ColorSteering|Steering|ConditionMileage|StatusAverage price|Start priceSold price|Average price|My bid',
    'Date & time|Year|Condition|Mileage|Start price',
  ],
  [
    'stats',
    'Photos|Lot no|Date & timeAuction|ModelGradeEquipmentEngine, color, steering|YearChassis ID|EngineEquipmentColor, steering|ColorSteering|Steering|ConditionMileage|Status|Start priceSold price|AverageDifference',
    'Date & time|Year|Condition|Mileage|Start price|Sold price',
  ],
  [
    'stock',
    'Photo|Lot no|Auction|ModelGradeEquipment|YearChassis ID|EngineEquipmentColor, steering|ColorSteering|Steering|ConditionMileage|Status|Price|My bid',
    'Year|Condition|Mileage|Price',
  ],
  [
    'bikes',
    'Photo|Lot no|Date & timeAuction|ModelGrade|YearSerial|EngineColor|RatingsEngFrtExtRearElFrm|ConditionMileage|Status|Start price|My bid',
    'Date & time|Year|Condition|Mileage|Start price',
  ],
  [
    'bike-stats',
    'Photos|Lot no|Date & timeAuction|ModelGrade|YearSerial|EngineColor|RatingsEngFrtExtRearElFrm|ConditionMileage|Status|Sold price',
    'Date & time|Year|Condition|Mileage|Sold price',
  ],
  [
    'machinery',
    'Photo|Lot no|Date & timeAuction|ModelGrade|YearSerial|GroupCategory|VolumeGearbox|MileageHours|StatusStart price|My bid',
    'Date & time|Year|Mileage|Hours|Start price',
  ],
  [
    'machinery-stats',
    'Photos|Date & timeAuction|Lot no|ModelGrade|YearSerial|GroupCategory|VolumeGearbox|MileageHours|StatusStart price|Sold price',
    'Date & time|Year|Mileage|Hours|Start price',
  ],
]

test.each(pages)('the %s page has its own columns and sort orders', async (pageType, heads, sorts) => {
  await open(pageType)
  const shown = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(shown.join('|')).toBe(heads)
  expect(sortButtons().join('|')).toBe(sorts)
})

test.each(['stats', 'bike-stats', 'machinery-stats'] as const)(
  'a lot on the %s page shows one’s own bid with its amount and status, to those who may see it',
  async (pageType) => {
    const mine = { myBid: true, myBidAmount: 1_620_000, bidStatusId: 5, status: 4533 }
    const answer = () => ({ lots: [rowOf[pageTypes[pageType].kind](mine)] })
    await renderListing({ pageType, answer })
    const table = within(await screen.findByRole('table'))
    expect(table.getByText(/1.620.000/)).toBeInTheDocument()
    expect(table.getByRole('columnheader', { name: /My bid/ })).toBeVisible()
    expect(table.getByText('Finished')).toHaveAttribute('data-tone', 'red')
    cleanup()
    for (const given of [{ visitor: true }, { audience: 'manager' as const }]) {
      await renderListing({ pageType, answer: () => lotsOf(pageType), ...given })
      await screen.findByRole('table')
      expect(screen.queryByRole('columnheader', { name: /My bid/ })).toBeNull()
      cleanup()
    }
  },
)

test('the photos of a sold lot that do not fit are counted', async () => {
  const images = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg']
  await renderListing({ pageType: 'stats', answer: () => ({ lots: [carRow({ images })] }) })
  const row = (await screen.findByRole('link', { name: /^Lot/ })).closest('tr') as HTMLElement
  expect(within(row).getByText('+ 1')).toHaveAttribute('data-at', 'notNarrow')
  expect(within(row).getByText('+ 2')).toHaveAttribute('data-at', 'narrow')
})

test('machinery is sorted by price under its own sort key', async () => {
  const { user, address } = await open('machinery')
  await user.click(screen.getByRole('button', { name: 'Start price' }))
  expect(address()).toBe('?sort=price&order=ASC')
})

test('the column view shows the lots in two tables and is remembered', async () => {
  const { user } = await open('car-auction')
  await user.click(screen.getByRole('radio', { name: 'Columns' }))
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(localStorage.getItem('listing-view')).toBe('column')
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('table')).toHaveLength(1)
})

const secondLines = () =>
  screen.getAllByRole('columnheader', { name: /Start price|Sold price/ }).map((head) => head.textContent)

test('the column view mentions one’s own bid only where bids are possible', async () => {
  await renderListing({ view: 'column', pageType: 'bikes', answer: () => lotsOf('bikes') })
  await screen.findAllByRole('table')
  expect(secondLines()[0]).toBe('Start priceStatus or my bid')
  cleanup()
  await renderListing({
    view: 'column',
    pageType: 'machinery-stats',
    answer: () => lotsOf('machinery-stats'),
  })
  await screen.findAllByRole('table')
  expect(secondLines()[0]).toBe('Sold priceStatus')
  cleanup()
  await renderListing({
    view: 'column',
    audience: 'manager',
    pageType: 'bikes',
    answer: () => lotsOf('bikes'),
  })
  await screen.findAllByRole('table')
  expect(secondLines()[0]).toBe('Start priceStatus')
})

test('the card of an auctioned machine shows what it sold for', async () => {
  const lots = [mechRow({ soldPrice: 752_000 })]
  await renderListing({ wide: false, pageType: 'machinery-stats', answer: () => ({ lots }) })
  expect(await screen.findByRole('article')).toHaveTextContent(/Sold price ¥.752.000/)
})

test('text that may be cut off has a tooltip: name, grade and equipment, chassis, color, hall', async () => {
  await open('car-auction')
  const [row] = screen.getAllByRole('row').slice(1)
  const titles = [...(row?.querySelectorAll('[title]') ?? [])].map((part) => part.getAttribute('title'))
  expect(titles).toEqual(
    expect.arrayContaining([
      'Toyota Alphard',
      'Executive Lounge AC PS PW',
      'AGH35W-0012345',
      'AC PS PW',
      'Pearl',
      'USS Yokohama',
    ]),
  )
})

test.each([
  ['stock', carRow({ chassis: '2060421332369' })],
  ['bikes', bikeRow({ serial: '1HD1LE2-1147479' })],
  ['machinery', mechRow({ serial: 'PC200-8-30012345' })],
] as const)(
  'a long chassis number on the %s page is smaller and may take two lines',
  async (pageType, lot) => {
    await renderListing({ pageType, answer: () => ({ lots: [lot] }) })
    const number = 'serial' in lot ? lot.serial : lot.chassis
    const [shown] = await screen.findAllByTitle(number)
    expect(shown).toHaveTextContent(number)
    expect(shown).toHaveAttribute('data-long')
  },
)

test('a chassis number that fits keeps its size', async () => {
  await renderListing({ pageType: 'bikes', answer: () => ({ lots: [bikeRow({ serial: 'ZR900C-144674' })] }) })
  expect(await screen.findByTitle('ZR900C-144674')).not.toHaveAttribute('data-long')
})
