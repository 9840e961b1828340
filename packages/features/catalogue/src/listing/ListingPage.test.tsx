import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

const lotLink = (name: RegExp) => screen.findByRole('link', { name })
const header = (name: RegExp) => screen.findByRole('columnheader', { name })
const manyPages = () => ({ total: 200 })

describe('the table', () => {
  test('shows the results, their number and every column of car auctions', async () => {
    const { asked } = await renderListing({ answer: () => ({ total: 12_482 }) })
    expect(await lotLink(/Lot 20117, Toyota Alphard/)).toHaveAttribute('href', '/car-auctions/1')
    expect(screen.getByRole('status')).toHaveTextContent(/Total search results: 12.482/)
    expect(screen.getByRole('heading', { name: 'Car auctions' })).toBeInTheDocument()
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads.join(' | ')).toMatch(
      /Photo \| Lot no \| Date & time ?Auction \| Model ?Grade ?Equipment \| Year ?Chassis ID/,
    )
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ modelId: '-1', page: '1', pageSize: '20' })
  })

  test('shows a visitor of a public catalogue nothing that only members have', async () => {
    const lotActions = () => <button type="button">Favourite</button>
    const savedSearches = () => <button type="button">Saved searches</button>
    await renderListing({ visitor: true, slots: { lotActions, savedSearches } })
    expect(await lotLink(/Lot 20117/)).toBeVisible()
    expect(await header(/Start price/)).toBeVisible()
    for (const name of [/Average price/, /My bid/]) {
      expect(screen.queryByRole('columnheader', { name })).toBeNull()
    }
    for (const name of ['Favourite', 'Saved searches']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  test('marks a lot the client has bid on with the amount and status of the bid', async () => {
    const mine = carRow({ myBid: true, myBidAmount: 1_620_000, bidStatusId: 1, status: 4531 })
    await renderListing({ answer: () => ({ lots: [mine, carRow({ id: '2', lotNo: 6120 })] }) })
    const row = (await lotLink(/Lot 20117/)).closest('tr') as HTMLElement
    expect(row).toHaveAttribute('data-own')
    expect(within(row).getByText(/1.620.000/)).toBeInTheDocument()
    expect(within(row).getByText('Under review')).toHaveAttribute('data-tone', 'green')
    expect((await lotLink(/Lot 6120/)).closest('tr')).not.toHaveAttribute('data-own')
  })

  test('shows staff what all clients would pay, instead of bids of their own', async () => {
    const wanted = carRow({ clientBids: { highest: 1_620_000, clients: 2 } })
    const lots = [wanted, carRow({ id: '2', lotNo: 6120 })]
    await renderListing({ audience: 'manager', answer: () => ({ lots }) })
    const row = (await lotLink(/Lot 20117/)).closest('tr') as HTMLElement
    expect(row).toHaveTextContent(/1.620.000.*2 clients/)
    expect(screen.getByRole('columnheader', { name: /Highest bid\s*Clients/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /My bid/ })).toBeNull()
  })

  test('marks an opened lot as visited', async () => {
    const { user } = await renderListing()
    const link = await lotLink(/Lot 20117/)
    expect(link).toHaveAttribute('target', '_blank')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(link.closest('tr')).toHaveAttribute('data-visited')
    expect((await lotLink(/Lot 6120/)).closest('tr')).not.toHaveAttribute('data-visited')
  })
})

test('an upcoming lot is shown as closed from its auction time on, without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-23T23:00:00Z') })
  await renderListing({ answer: () => ({ lots: [carRow({ auctionDate: '2026-11-24T00:40:00Z' })] }) })
  const row = (await lotLink(/Lot 20117/)).closest('tr') as HTMLElement
  expect(row).toHaveTextContent('Upcoming')
  await act(() => vi.advanceTimersByTimeAsync(100 * 60_000))
  expect(row).toHaveTextContent('Closed')
})

test('a list that failed to load is requested again automatically once the network is back', async () => {
  let broken = true
  await renderListing({ fails: (path) => broken && path.endsWith('/listing') })
  expect(await screen.findByText('Couldn’t load the list')).toBeVisible()
  broken = false
  window.dispatchEvent(new Event('online'))
  expect(await lotLink(/Lot 20117/)).toBeVisible()
})

describe('sorting', () => {
  test('is also available in the toolbar, for views without headers', async () => {
    const { user, address } = await renderListing({ view: 'card', answer: manyPages })
    await lotLink(/Lot 20117/)
    await user.click(screen.getByRole('button', { name: /Sort/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Mileage: lowest first' }))
    expect(address()).toBe('?sort=mileage&order=ASC')
  })

  test('cycles through ascending, descending and none at a header, and returns to the first page', async () => {
    const { user, address } = await renderListing({ path: '/?page=3', answer: manyPages })
    const sort = await screen.findByRole('button', { name: 'Year' })
    await user.click(sort)
    expect(address()).toBe('?sort=year&order=ASC')
    expect(await header(/Year/)).toHaveAttribute('aria-sort', 'ascending')
    await user.click(sort)
    expect(address()).toBe('?sort=year&order=DESC')
    expect(await header(/Year/)).toHaveAttribute('aria-sort', 'descending')
    await user.click(sort)
    expect(address()).toBe('')
    expect(await header(/Year/)).not.toHaveAttribute('aria-sort')
  })

  test('shows the default order, too', async () => {
    await renderListing({ answer: manyPages })
    expect(await header(/Date/)).toHaveAttribute('aria-sort', 'ascending')
  })

  test('is not available for a single lot', async () => {
    await renderListing({ answer: () => ({ lots: [carRow()] }) })
    expect(await screen.findByRole('button', { name: 'Mileage' })).toBeDisabled()
  })
})

describe('paging', () => {
  test('restores the page and its content on going back', async () => {
    const { user, router, address } = await renderListing({
      path: '/?maker=Toyota',
      answer: (query) => ({
        total: 200,
        lots: [carRow({ lotNo: 1000 + Number(query.get('page')) }), carRow({ id: '2' })],
      }),
    })
    await user.click(await screen.findByRole('button', { name: '2' }))
    expect(address()).toBe('?maker=Toyota&page=2')
    expect(await lotLink(/Lot 1002/)).toBeInTheDocument()
    await router.navigate(-1)
    expect(address()).toBe('?maker=Toyota')
    expect(await lotLink(/Lot 1001/)).toBeInTheDocument()
  })

  test('remembers another table size and resets page and sort', async () => {
    const { user, asked, address } = await renderListing({
      path: '/?sort=year&order=ASC&page=2',
      answer: manyPages,
    })
    await user.click(await screen.findByRole('button', { name: /^Rows per page/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Show 100' }))
    expect(address()).toBe('')
    await waitFor(() => expect(asked.at(-1)?.get('pageSize')).toBe('100'))
    expect(localStorage.getItem('default-table-size')).toBe('100')
  })

  test('goes to the last page from a page beyond the end', async () => {
    const { address } = await renderListing({
      path: '/?page=900',
      answer: (query) => (query.get('page') === '900' ? { lots: [], total: 41 } : { total: 41 }),
    })
    await waitFor(() => expect(address()).toBe('?page=3'))
  })

  test('shows no page numbers when one page holds everything', async () => {
    await renderListing()
    await lotLink(/Lot 20117/)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })
})

describe('when the server does not respond as expected', () => {
  test('a failed request keeps the earlier lots, says so, and can be repeated', async () => {
    let broken = true
    const { user } = await renderListing({
      answer: (query) => (query.get('sort') && broken ? { status: 500 } : { total: 200 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Year' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Showing earlier results')
    expect(await lotLink(/Lot 20117/)).toBeInTheDocument()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('a failed request without earlier lots only shows an error', async () => {
    await renderListing({ answer: () => ({ status: 500 }) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the list')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  test('an empty result offers to reset the filter', async () => {
    const { user, address } = await renderListing({
      path: '/?maker=Toyota&date=2026-11-24',
      answer: (query) => (query.get('makerId') ? { lots: [] } : {}),
    })
    expect(await screen.findByText('No lots match these 2 filters. Widen the search.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reset filter' }))
    expect(address()).toBe('')
    expect(await lotLink(/Lot 20117/)).toBeInTheDocument()
  })
})
