import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const tags = () => screen.findByRole('list', { name: 'Applied filters' })

test('a pasted link restores every filter, in the request and as tags', async () => {
  const { asked } = await renderListing({
    path: '/?maker=Toyota&model=Alphard&model=Crown&date=2026-11-24&dateFrom=2026-11-24&quick_search_lot=1001-1005',
  })
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.getAll('modelId')).toEqual(['Alphard', 'Crown'])
  expect(asked[0]?.get('makerId')).toBe('Toyota')
  expect(asked[0]?.get('auctionDate')).toBe('2026-11-24')
  expect(asked[0]?.get('lotNo')).toBe('1001-1005')
  // Without a layout nothing fits, and the button for the rest is one more item.
  const shown = within(await tags())
    .getAllByRole('listitem')
    .slice(0, 6)
  expect(shown.map((tag) => tag.textContent)).toEqual([
    'Maker: Toyota',
    'Model: Alphard',
    'Model: Crown',
    'Date: 11/24 (Tue)',
    'Date: 2026.11.24 –',
    'Lot no: 1001-1005',
  ])
})

test('taking a tag off leaves the others, and a maker takes his models with him', async () => {
  const { user, address } = await renderListing({
    path: '/?maker=Toyota&model=Alphard&date=2026-11-24&sort=year&order=ASC&page=4',
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Maker Toyota filter' }))
  expect(address()).toBe('?date=2026-11-24')
})

test('a maker is chosen from a list with counts and applied by Search', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Maker/ }))
  const toyota = await screen.findByRole('option', { name: /Toyota/ })
  expect(toyota).toHaveTextContent(/1.482/)
  await user.click(toyota)
  expect(address()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('?maker=Toyota')
})

test('models wait for a maker', async () => {
  await renderListing()
  expect(await screen.findByRole('button', { name: /^Model/ })).toBeDisabled()
})

test('a slash leads to the lot search, and Enter applies numbers and ranges', async () => {
  const { user, address } = await renderListing({ path: '/?maker=Toyota&page=3' })
  const search = await screen.findByRole('searchbox', { name: 'Search by lot number' })
  await user.keyboard('/')
  expect(search).toHaveFocus()
  await user.keyboard('1001, 1005-1010{Enter}')
  expect(new URLSearchParams(address()).get('quick_search_lot')).toBe('1001, 1005-1010')
  expect(new URLSearchParams(address()).get('page')).toBeNull()
})

test('what is no lot number only warns', async () => {
  const { user, address } = await renderListing()
  await user.type(await screen.findByRole('searchbox', { name: 'Search by lot number' }), 'abc{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Write lot numbers and ranges')
  expect(screen.getByRole('searchbox', { name: 'Search by lot number' })).toHaveValue('abc')
  expect(address()).toBe('')
})

test('on a small screen the filters are in a sheet whose button tells how many lots they leave', async () => {
  const { user, address } = await renderListing({
    wide: false,
    path: '/?maker=Toyota',
    answer: (query) => (query.get('makerId') ? { total: 1482 } : { total: 4920 }),
  })
  expect(await screen.findByRole('link', { name: /Lot 20117/ })).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Search/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Search' })
  await user.click(within(sheet).getByRole('button', { name: 'Clear all' }))
  await user.click(await within(sheet).findByRole('button', { name: /Show 4.920 lots/ }))
  expect(address()).toBe('')
})

test('on a small screen an order is chosen by name', async () => {
  const { user, address } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Sort' }))
  await user.click(await screen.findByRole('radio', { name: 'Year: newest first' }))
  expect(address()).toBe('?sort=year&order=DESC')
})
