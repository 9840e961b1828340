import '../testing/setup.ts'
import { api } from '@seriba/api/api'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const list = aList([aBid()])
const found = { cars: [{ bidId: 7, lotNo: 41207, auctionName: 'USS Tokyo', client: null }], total: 1 }
const lot = { name: '41207 USS Tokyo' }
const searchbox = () => screen.findByRole('searchbox', { name: 'Lot no' })

const openDesk = (path = '/bid-manager/new', search: unknown = found, bids = list) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path,
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': bids, 'GET /bid/filters': filtersOf(bids), 'GET /bid/search': search },
  })

test('lots that begin with the typed digits are listed, and the selected one becomes a removable chip', async () => {
  const { user, router, asked } = await openDesk()
  await user.type(await searchbox(), '412')
  await user.click(await screen.findByRole('option', lot))
  expect(asked('/bid/search').map(String)).toEqual(['lotNo=412&bidStatus=1'])
  await waitFor(() => expect(router.state.location.search).toBe('?bidId=7'))
  await user.click(screen.getByRole('button', { name: 'Remove Lot no 41207 USS Tokyo' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('keys select among the lots, and Escape closes them', async () => {
  const { user, router } = await openDesk()
  await user.type(await searchbox(), '412')
  await screen.findByRole('option', lot)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?bidId=7'))
  await user.type(await searchbox(), '412')
  await screen.findByRole('option', lot)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', lot)).not.toBeInTheDocument()
})

test('the lots stay while they are reloaded, and new ones among them appear', async () => {
  let answer: () => unknown = () => found
  const { user, store, asked } = await openDesk('/bid-manager/all', () => answer())
  await user.click(await searchbox())
  // Pasted in one go: a slow machine would search for half-typed input.
  await user.paste('412')
  await screen.findByRole('option', lot)
  const next = Promise.withResolvers<unknown>()
  answer = () => next.promise
  act(() => void store.dispatch(api.util.invalidateTags(['Bid'])))
  await waitFor(() => expect(asked('/bid/search')).toHaveLength(2))
  expect(screen.getByRole('option', lot)).toBeVisible()
  next.resolve({
    cars: [...found.cars, { bidId: 8, lotNo: 41299, auctionName: 'USS Tokyo', client: null }],
    total: 2,
  })
  expect(await screen.findByRole('option', { name: '41299 USS Tokyo' })).toBeVisible()
})

test('bids on the same lot are distinguished by client, and the rest are counted', async () => {
  const bid = (bidId: number, client: string) => ({ bidId, lotNo: 412, auctionName: 'USS Tokyo', client })
  const { user, router } = await openDesk('/bid-manager/all', {
    cars: [bid(7, 'Viktor Lee'), bid(8, 'Peter Mwangi')],
    total: 23,
  })
  await user.click(await searchbox())
  await user.paste('412')
  expect(await screen.findByText('And 21 more. Type more of the number.')).toBeVisible()
  await user.click(screen.getByRole('option', { name: '412 USS Tokyo, Peter Mwangi' }))
  await waitFor(() => expect(router.state.location.search).toBe('?bidId=8'))
})

test('a lot reached with the arrow keys scrolls into view', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.textContent)
  }
  const { user } = await openDesk()
  await user.click(await searchbox())
  await user.paste('412')
  await screen.findByRole('option', lot)
  await user.keyboard('{ArrowDown}')
  expect(seen).toEqual(['41207 USS Tokyo'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('a failed lot search is reported, and retried on returning to the field', async () => {
  let answer: unknown = refused(503, 'try_again')
  const { user } = await openDesk('/bid-manager/all', () => answer)
  await user.click(await searchbox())
  await user.paste('412')
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the bids')
  answer = found
  await user.tab()
  await user.click(await searchbox())
  expect(await screen.findByRole('option', lot)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('lists and ranges filter as they are typed, and a single number on Enter', async () => {
  const { user, router } = await openDesk('/bid-manager/all', { cars: [], total: 0 })
  await user.type(await searchbox(), '1001, 1005-1010')
  await waitFor(() => expect(router.state.location.search).toBe('?lotNo=1001%2C+1005-1010'))
  await user.clear(await searchbox())
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await user.type(await searchbox(), '41207{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?lotNo=41207'))
})

test('text that is not a number and a search without results have their own messages', async () => {
  const { user } = await openDesk('/bid-manager/all', { cars: [], total: 0 })
  await user.type(await searchbox(), 'abc')
  expect(await screen.findByRole('alert')).toHaveTextContent('Numbers and ranges only')
  await user.clear(await searchbox())
  await user.type(await searchbox(), '999')
  expect(await screen.findByText('No results')).toBeVisible()
})

test('the Bid Manager has all manager filters, and a client the client filters', async () => {
  const filters = async () => {
    const bar = within(await screen.findByLabelText('Filters', { selector: 'search' }))
    return bar
      .getAllByRole('button', { expanded: false })
      .map((box) => box.textContent?.replace(/ (All)?$/, ''))
  }
  const { unmount } = await openDesk()
  expect(await filters()).toEqual([
    'Dates',
    'Auctions',
    'Manager',
    'Clients',
    'Chassis',
    'Condition',
    'Mileage',
    'Auction status',
    'Group',
  ])
  unmount()
  await show(<MyBidsPage />, { answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) } })
  expect(await filters()).toEqual(['Dates', 'Auctions', 'Chassis', 'Mileage', 'Auction status', 'Group'])
})

test('filters show their values in words and units, also from the address', async () => {
  const { asked } = await openDesk('/bid-manager/all?status=4532&mileage=60000&bidGroups=31&manager=12')
  for (const name of [
    /^Remove Auction status Upcoming/,
    /^Remove Mileage 60.000–80.000 km/,
    /^Remove Group DK-A/,
  ])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  expect(asked('/bid/index').at(-1)?.getAll('bidGroups')).toEqual(['31'])
})

test('a link to the bids on a lot requests only that lot, whose chip names and removes it', async () => {
  const { user, router, asked } = await openDesk('/bid-manager/all?lot=9')
  const chip = await screen.findByRole('button', { name: 'Remove Lot no 41207 USS Tokyo' })
  expect(asked('/bid/index').map((query) => query.get('lot'))).toEqual(['9'])
  await user.click(chip)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('when the bids on a lot are past, the archive is offered', async () => {
  await openDesk('/bid-manager/all?lot=9', { cars: [], total: 0 }, aList([]))
  expect(await screen.findByRole('link', { name: 'Archive Bids' })).toHaveAttribute(
    'href',
    '/archive-bids?lot=9',
  )
})

test('Enter searches and moves on to the rows, and Escape leaves the empty field', async () => {
  const { user, router } = await openDesk()
  await screen.findByRole('row', { name: /41207/ })
  await user.keyboard('/412{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?lotNo=412'))
  expect(await searchbox()).not.toHaveFocus()
  await user.keyboard('/{Escape}')
  expect(await searchbox()).toHaveValue('')
  expect(await searchbox()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(await searchbox()).not.toHaveFocus()
})
