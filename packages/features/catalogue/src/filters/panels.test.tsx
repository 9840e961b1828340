import '@testing-library/jest-dom/vitest'
import { jstDay } from '@seriba/domain/time/jst'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { days } from '../testing/answer-to-filters.ts'
import { mechRow } from '../testing/mech-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [first = '', second = ''] = days
const schedule = async (user: Awaited<ReturnType<typeof renderListing>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Auction schedule' }))
  return within(await screen.findByRole('region', { name: 'Auction schedule' }))
}
const chip = (day: string) => day.slice(5).replace('-', '/')
const dayOf = (panel: ReturnType<typeof within>, day: string) =>
  panel.findByRole('checkbox', { name: new RegExp(`^All auctions of ${chip(day)}`) })

test('checking a day is the same as pressing its chip', async () => {
  const { user, address } = await renderListing()
  const panel = await schedule(user)
  await user.click(await dayOf(panel, second))
  expect(screen.getByRole('button', { name: new RegExp(`^${chip(second)}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await waitFor(() => expect(address()).toBe(`?date=${second}`))
})

test('all auctions of a day become the whole day, and removing one leaves the others', async () => {
  const { user, address } = await renderListing({
    path: `/?auction=${encodeURIComponent(`Hall 1@${second}`)}&auction=${encodeURIComponent(`Hall 2@${second}`)}`,
  })
  const panel = await schedule(user)
  const group = within(await panel.findByRole('group', { name: new RegExp(chip(second)) }))
  await user.click(group.getByRole('checkbox', { name: /Hall 3/ }))
  await waitFor(() => expect(address()).toBe(`?date=${second}`))
  await user.click(group.getByRole('checkbox', { name: /Hall 1/ }))
  await waitFor(() =>
    expect(new URLSearchParams(address()).getAll('auction')).toEqual([
      `Hall 2@${second}`,
      `Hall 3@${second}`,
    ]),
  )
})

test('five auctions are shown until the others are requested', async () => {
  const { user } = await renderListing()
  const panel = await schedule(user)
  const group = within(await panel.findByRole('group', { name: new RegExp(chip(first)) }))
  expect(group.getAllByRole('checkbox')).toHaveLength(6)
  await user.click(group.getByRole('button', { name: 'View more 30' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(36)
  expect(group.getByRole('button', { name: 'View less' })).toBeInTheDocument()
  expect(panel.getAllByText('No auctions on this day.').length).toBeGreaterThan(0)
})

test('a thirty-first selection is refused with a message', async () => {
  const chosen = Array.from({ length: 30 }, (_, index) => `auction=Hall+${index + 1}%40${first}`).join('&')
  const { user, address } = await renderListing({ path: `/?${chosen}` })
  const panel = await schedule(user)
  expect(await panel.findByText('30 of 30 selected')).toBeInTheDocument()
  await user.click(await dayOf(panel, second))
  const dialog = await screen.findByRole('alertdialog', { name: 'Selection limit reached' })
  expect(dialog).toHaveTextContent('Too many selections.')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(address()).toBe(`?${chosen}`)
  await user.click(await dayOf(panel, first))
  expect(await panel.findByText('1 of 30 selected')).toBeInTheDocument()
})

test('the schedule can be cleared and closed', async () => {
  const { user, address } = await renderListing({ path: `/?maker=Toyota&date=${second}` })
  const panel = await schedule(user)
  await user.click(panel.getByRole('button', { name: 'Clear auctions' }))
  await waitFor(() => expect(address()).toBe('?maker=Toyota'))
  await user.click(panel.getByRole('button', { name: 'Close the auction schedule' }))
  expect(screen.queryByRole('region', { name: 'Auction schedule' })).not.toBeInTheDocument()
})

test('another page starts with its filters shown and its panels closed', async () => {
  const { user, router } = await renderListing({ path: '/?maker=Toyota' })
  await schedule(user)
  await user.click(screen.getByRole('button', { name: 'Hide search' }))
  await router.navigate('/other?maker=Honda')
  expect(await screen.findByRole('heading', { name: 'Bike auctions' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Auction schedule' })).not.toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Applied filters' })).toHaveTextContent('Maker: Honda')
})

test('today is highlighted in the schedule, unless it is a Sunday', async () => {
  const { user } = await renderListing()
  const panel = await schedule(user)
  const columns = await panel.findAllByRole('group')
  const today = jstDay(Date.now())
  const marked = columns.filter((column) => column.hasAttribute('data-today'))
  expect(columns).toHaveLength(6)
  expect(marked.map((column) => column.getAttribute('aria-label'))).toEqual(
    days.includes(today) ? [expect.stringContaining(chip(today))] : [],
  )
})

test('subcategories with the same name are distinguished by their categories', async () => {
  await renderListing({
    pageType: 'machinery',
    path: `/?${new URLSearchParams([
      ['subcategory', 'Forklifts>Large'],
      ['subcategory', 'Bulldozers>Large'],
    ])}`,
    answer: () => ({ lots: [mechRow()] }),
  })
  const tags = await screen.findByRole('list', { name: 'Applied filters' })
  expect(tags).toHaveTextContent('Large (Forklifts)')
  expect(tags).toHaveTextContent('Large (Bulldozers)')
})

test('a thirty-first subcategory is refused wherever it is selected', async () => {
  const chosen = Array.from({ length: 30 }, (_, index) => `subcategory=Loader+${index + 1}`).join('&')
  const { user, address } = await renderListing({
    pageType: 'machinery',
    path: `/?${chosen}`,
    answer: () => ({ lots: [mechRow()] }),
  })
  await user.click(await screen.findByRole('button', { name: /^More options/ }))
  await user.click(await screen.findByRole('button', { name: /^Subcategory 30/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'Loader 31')
  await user.click(await screen.findByRole('option', { name: /Loader 31/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Selection limit reached' })
  expect(dialog).toHaveTextContent('You can choose up to 30 categories')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(address()).toBe(`?${chosen}`)
})

test.each([
  ['car-auction', 'Auction schedule', '/auction-list', 'Couldn’t load the auctions', /Hall 1/],
  ['machinery', 'Categories', '/category-list', 'Couldn’t load the categories', /Diesel/],
] as const)(
  'a failed load on the %s page is not shown as empty: %s reports it and can be retried',
  async (pageType, name, path, text, item) => {
    let broken = true
    const { user } = await renderListing({
      pageType,
      answer: () => ({ lots: pageType === 'machinery' ? [mechRow()] : [] }),
      fails: (pathname) => broken && pathname.endsWith(path),
    })
    await user.click(await screen.findByRole('button', { name }))
    const panel = within(await screen.findByRole('region', { name }))
    expect(await panel.findByRole('alert')).toHaveTextContent(text)
    expect(panel.queryByText(/^No /)).not.toBeInTheDocument()
    broken = false
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect((await panel.findAllByRole('checkbox', { name: item })).length).toBeGreaterThan(0)
    expect(panel.queryByRole('alert')).not.toBeInTheDocument()
  },
)
