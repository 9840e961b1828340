import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { days } from '../testing/answer-to-filters.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('on a small screen the filters are in a sheet whose button shows how many lots remain', async () => {
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

test('a filter has its own screen with a way back, and is applied only on request', async () => {
  const { user, address } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  await user.click(await screen.findByRole('button', { name: 'Condition' }))
  const condition = await screen.findByRole('dialog', { name: 'Condition' })
  await user.click(await within(condition).findByRole('option', { name: /4.5/ }))
  await user.click(within(condition).getByRole('button', { name: 'Back' }))
  const sheet = await screen.findByRole('dialog', { name: 'Search' })
  expect(await within(sheet).findByRole('button', { name: 'Condition 4.5' })).toBeInTheDocument()
  expect(address()).toBe('')
  await user.click(within(sheet).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toBe('?condition=4.5'))
})

test('a figure takes effect however soon after the last keystroke, even if its field keeps the focus', async () => {
  const { user, address } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }))
  await user.type(sheet.getByRole('textbox', { name: 'Year, from' }), '2010')
  // A click in Safari leaves the focus where it is.
  fireEvent.click(sheet.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toBe('?year=2010%2C0'))
})

test('a filter’s screen clears only its own filter', async () => {
  const { user, address } = await renderListing({ wide: false, path: '/?maker=Toyota&condition=5' })
  await user.click(await screen.findByRole('button', { name: /^Search/ }))
  await user.click(await screen.findByRole('button', { name: /^Condition/ }))
  const condition = await screen.findByRole('dialog', { name: 'Condition' })
  await user.click(within(condition).getByRole('button', { name: 'Clear all Condition' }))
  await user.click(within(condition).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toBe('?maker=Toyota'))
})

test('the header of a small screen leads directly to the schedule, and back to all filters', async () => {
  const { user } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Auction schedule' }))
  const schedule = await screen.findByRole('dialog', { name: 'Auction schedule' })
  await user.click(within(schedule).getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
})

test('a whole day counts in the schedule and can be cleared there', async () => {
  const { user, address } = await renderListing({ wide: false, path: `/?maker=Toyota&date=${days[1]}` })
  await user.click(await screen.findByRole('button', { name: /^Search/ }))
  const line = await screen.findByRole('button', { name: /^Auction schedule \d\d\/\d\d/ })
  await user.click(line)
  const schedule = await screen.findByRole('dialog', { name: 'Auction schedule' })
  await user.click(within(schedule).getByRole('button', { name: 'Clear auctions' }))
  expect(within(schedule).getByRole('button', { name: 'Clear auctions' })).toBeDisabled()
  await user.click(within(schedule).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toBe('?maker=Toyota'))
})

test('an unreadable lot number shows a warning, does not block other filters, and is not kept', async () => {
  const { user, address } = await renderListing({ wide: false, path: '/?maker=Toyota' })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Search/ }))
    return within(await screen.findByRole('dialog', { name: 'Search' }))
  }
  let sheet = await open()
  await user.type(sheet.getByRole('searchbox'), '10a')
  expect(sheet.getByRole('alert')).toHaveTextContent('Enter lot numbers or ranges')
  await user.click(sheet.getByRole('button', { name: 'Clear all' }))
  expect(sheet.getByRole('searchbox')).toHaveValue('')
  await user.type(sheet.getByRole('searchbox'), '10a')
  await user.click(sheet.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toBe(''))
  sheet = await open()
  expect(sheet.getByRole('searchbox')).toHaveValue('')
})

test('whole days can be selected in the schedule', async () => {
  const { user, address } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Search' }))
  const sheet = await screen.findByRole('dialog', { name: 'Search' })
  await user.click(within(sheet).getByRole('button', { name: 'Auction schedule' }))
  const schedule = await screen.findByRole('dialog', { name: 'Auction schedule' })
  const [day] = await within(schedule).findAllByRole('checkbox', { name: /^All auctions of/, checked: false })
  if (!day) throw new Error('no day')
  await user.click(within(schedule).getAllByRole('checkbox', { name: /Hall 1/ })[0] ?? day)
  await user.click(within(schedule).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(address()).toContain('auction=Hall'))
})

test('large photos replace the rows and stay selected', async () => {
  const { user } = await renderListing({ wide: false })
  await screen.findByRole('link', { name: /Lot 20117/ })
  const cards = screen.getByRole('button', { name: 'Cards' })
  expect(cards).toHaveAttribute('aria-pressed', 'false')
  await user.click(cards)
  expect(cards).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(/Start price/)
  expect(localStorage.getItem('listing-view')).toBe('card')
})

test('machinery is filtered by category from the page header', async () => {
  const { user } = await renderListing({ wide: false, pageType: 'machinery', answer: () => ({ lots: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Categories' }))
  const screenOf = await screen.findByRole('dialog', { name: 'Categories' })
  expect(await within(screenOf).findByRole('checkbox', { name: /Forklifts/ })).toBeInTheDocument()
})

test('a phone’s schedule that failed to load says so and can be retried', async () => {
  let broken = true
  const { user } = await renderListing({
    wide: false,
    fails: (pathname) => broken && pathname.endsWith('/auction-list'),
  })
  await user.click(await screen.findByRole('button', { name: 'Auction schedule' }))
  const schedule = within(await screen.findByRole('dialog', { name: 'Auction schedule' }))
  expect(await schedule.findByRole('alert')).toHaveTextContent('Couldn’t load the auctions')
  expect(schedule.queryByText('No auctions on this day.')).not.toBeInTheDocument()
  broken = false
  await user.click(schedule.getByRole('button', { name: 'Try again' }))
  expect((await schedule.findAllByRole('checkbox', { name: /Hall 1/ })).length).toBeGreaterThan(0)
})

const categories = async (path = '/') => {
  const rendered = await renderListing({
    wide: false,
    pageType: 'machinery',
    path,
    answer: () => ({ lots: [] }),
  })
  await rendered.user.click(await screen.findByRole('button', { name: 'Categories' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Categories' }))
  await shown.findByRole('group', { name: 'All of Loaders' })
  return { ...rendered, shown }
}

test('a category is found by its name or by one of its subcategories', async () => {
  const { user, shown } = await categories()
  const search = shown.getByRole('searchbox', { name: 'Category or subcategory' })
  await user.type(search, 'crane 6')
  expect(shown.getAllByRole('group')).toHaveLength(1)
  expect(shown.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    expect.anything(),
    'Crane 631',
  ])
  await user.clear(search)
  await user.type(search, 'LIFTING')
  expect(within(shown.getByRole('group')).getAllByRole('checkbox')).toHaveLength(8)
  await user.clear(search)
  await user.type(search, 'ship')
  expect(shown.getByText('No results')).toBeInTheDocument()
})

test('a category can be collapsed, and a fully selected one starts collapsed', async () => {
  const { user, shown } = await categories('/?category=Forklifts')
  const lifting = within(shown.getByRole('group', { name: 'All of Lifting' }))
  expect(lifting.getAllByRole('checkbox')).toHaveLength(6)
  await user.click(lifting.getByRole('button', { name: 'Collapse Lifting' }))
  expect(lifting.getAllByRole('checkbox')).toHaveLength(1)
  expect(lifting.getByRole('button', { name: 'Expand Lifting' })).toHaveAttribute('aria-expanded', 'false')
  const forklifts = within(shown.getByRole('group', { name: 'All of Forklifts' }))
  expect(forklifts.getAllByRole('checkbox')).toHaveLength(1)
  expect(forklifts.getByText('all')).toBeInTheDocument()
  expect(shown.getByRole('status')).toHaveTextContent('1 of 30')
})

test('a category shows how much of it is selected, and does not fold when it is checked', async () => {
  const { user, shown } = await categories()
  const lifting = within(shown.getByRole('group', { name: 'All of Lifting' }))
  await user.click(lifting.getByRole('checkbox', { name: /Crane 2/ }))
  expect(lifting.getByText('1 selected')).toBeInTheDocument()
  expect(lifting.getByRole('checkbox', { name: 'All of Lifting' })).toBePartiallyChecked()
  await user.click(lifting.getByRole('checkbox', { name: 'All of Lifting' }))
  expect(lifting.getByText('all')).toBeInTheDocument()
  expect(lifting.getAllByRole('checkbox')).toHaveLength(6)
  expect(shown.getByRole('status')).toHaveTextContent('1 of 30')
})
