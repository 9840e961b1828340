import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

beforeEach(onPhone)

const list = aList([aBid()], 64)

const openDesk = (path: string, bids = list) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path,
    route: '/bid-manager/:segment',
    answers: {
      'GET /bid/index': bids,
      'GET /bid/filters': filtersOf(bids),
      'GET /bid/search': {
        cars: [{ bidId: 8, lotNo: 41299, auctionName: 'TAA Kinki', client: null }],
        total: 1,
      },
    },
  })

type Shown = Awaited<ReturnType<typeof show>>

const openSheet = async ({ user }: Shown, name: 'Filters' | 'Sort') => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

test.each([
  ['Date: newest first', '?sort=auctionDate&order=DESC'],
  ['Date: oldest first', '?sort=auctionDate&order=ASC'],
  ['Year: increasing', '?sort=year&order=ASC'],
  ['Year: decreasing', '?sort=year&order=DESC'],
  ['Condition: increasing', '?sort=condition&order=ASC'],
  ['Condition: decreasing', '?sort=condition&order=DESC'],
  ['Mileage: increasing', '?sort=mileage&order=ASC'],
  ['Mileage: decreasing', '?sort=mileage&order=DESC'],
  ['Start price: increasing', '?sort=startPrice&order=ASC'],
  ['Start price: decreasing', '?sort=startPrice&order=DESC'],
])('the sort sheet sorts by %s', async (name, search) => {
  const shown = await openDesk('/bid-manager/all?page=3')
  const sheet = await openSheet(shown, 'Sort')
  expect(sheet.getAllByRole('radio')).toHaveLength(11)
  expect(sheet.getByRole('radio', { name: 'Default' })).toBeChecked()
  await shown.user.click(sheet.getByRole('radio', { name }))
  expect(shown.router.state.location.search).toBe(search)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await openSheet(shown, 'Sort')).getByRole('radio', { name })).toBeChecked()
})

test('the default order is one of the options, and clients have the sheet too', async () => {
  const shown = await show(<MyBidsPage />, {
    path: '/bids?sort=year&order=DESC',
    route: '/bids',
    answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
  })
  const sheet = await openSheet(shown, 'Sort')
  await shown.user.click(sheet.getByRole('radio', { name: 'Default' }))
  expect(shown.router.state.location.search).toBe('')
})

test('Clear all empties the draft, and the list only once it is applied', async () => {
  const shown = await openDesk('/bid-manager/all?auction=USS+Tokyo&user=104882&lotNo=41207')
  const sheet = await openSheet(shown, 'Filters')
  await shown.user.click(sheet.getByRole('button', { name: 'Clear all' }))
  expect(sheet.getByRole('searchbox', { name: 'Lot no' })).toHaveValue('')
  expect(sheet.getByRole('button', { name: /^Auctions/ })).toHaveTextContent('All')
  expect(shown.router.state.location.search).toBe('?auction=USS+Tokyo&user=104882&lotNo=41207')
  await shown.user.click(sheet.getByRole('button', { name: 'Show bids' }))
  expect(shown.router.state.location.search).toBe('')
})

test('closing a draft changes nothing', async () => {
  const shown = await openDesk('/bid-manager/all?auction=USS+Tokyo')
  const sheet = await openSheet(shown, 'Filters')
  await shown.user.click(sheet.getByRole('button', { name: 'Clear all' }))
  await shown.user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(shown.router.state.location.search).toBe('?auction=USS+Tokyo')
  expect((await openSheet(shown, 'Filters')).getByRole('button', { name: /^Auctions/ })).toHaveTextContent(
    'USS Tokyo',
  )
})

test('numbers are typed in the sheet, and an invalid one cannot be applied', async () => {
  const shown = await openDesk('/bid-manager/all')
  const sheet = await openSheet(shown, 'Filters')
  const field = sheet.getByRole('searchbox', { name: 'Lot no' })
  await shown.user.type(field, 'abc')
  const apply = sheet.getByRole('button', { name: 'Show bids' })
  expect(apply).toHaveAccessibleDescription(/^Numbers and ranges only/)
  await shown.user.click(apply)
  expect(shown.router.state.location.search).toBe('')
  await shown.user.clear(field)
  await shown.user.type(field, '1001, 1005-1010 ')
  await shown.user.click(apply)
  expect(shown.router.state.location.search).toBe('?lotNo=1001%2C+1005-1010')
})

test('a quick-search lot is a row in the sheet, by number and hall, and can be removed there', async () => {
  const shown = await openDesk('/bid-manager/all?bidId=7')
  const { user, router } = shown
  // The field in the filter row is for desktops and hidden here.
  const [search] = await screen.findAllByRole('searchbox', { name: 'Lot no' })
  await user.type(search as HTMLElement, '412')
  await user.click(await screen.findByRole('option', { name: '41299 TAA Kinki' }))
  await waitFor(() => expect(router.state.location.search).toBe('?bidId=7&bidId=8'))
  const sheet = await openSheet(shown, 'Filters')
  expect(sheet.getByRole('button', { name: 'Remove Lot no 41207 USS Tokyo' })).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Remove Lot no 41299 TAA Kinki' }))
  expect(sheet.queryByText('41299 TAA Kinki')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('?bidId=7&bidId=8')
  await user.click(sheet.getByRole('button', { name: 'Show bids' }))
  expect(router.state.location.search).toBe('?bidId=7')
})

test('the lot from a link can be removed in the sheet', async () => {
  const shown = await openDesk('/bid-manager/all?lot=9')
  const sheet = await openSheet(shown, 'Filters')
  await shown.user.click(sheet.getByRole('button', { name: 'Remove Lot no 41207 USS Tokyo' }))
  await shown.user.click(sheet.getByRole('button', { name: 'Show bids' }))
  expect(shown.router.state.location.search).toBe('')
})
