import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  vi.useRealTimers()
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
    'Date: from 2026.11.24',
    'Lot no: 1001-1005',
  ])
})

test('removing a tag keeps the others, except that a maker takes its models with it', async () => {
  const { user, address } = await renderListing({
    path: '/?maker=Toyota&model=Alphard&date=2026-11-24&sort=year&order=ASC&page=4',
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Maker Toyota filter' }))
  expect(address()).toBe('?date=2026-11-24')
})

test('a maker is selected from a list with counts and applied by Search', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Maker/ }))
  const toyota = await screen.findByRole('option', { name: /Toyota/ })
  expect(toyota).toHaveTextContent(/1.482/)
  await user.click(toyota)
  expect(address()).toBe('')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('?maker=Toyota')
})

test('a selection is searched automatically a moment later', async () => {
  const { user, address } = await renderListing({ path: '/?maker=Toyota' })
  await user.click(await screen.findByRole('button', { name: /^Model/ }))
  await user.click(await screen.findByRole('option', { name: /Alphard/ }))
  await user.click(screen.getByRole('option', { name: /Crown/ }))
  await waitFor(() => expect(address()).toBe('?maker=Toyota&model=Alphard&model=Crown'))
})

test('without a maker, a model is searched on the server', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Model/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'Alphard')
  await user.click(await screen.findByRole('option', { name: /Alphard Hybrid/ }))
  await waitFor(() => expect(address()).toBe('?model=Alphard+Hybrid'))
})

test('a range shows what is available, and is applied once its ends are consistent', async () => {
  const { user, address } = await renderListing()
  expect(await screen.findByPlaceholderText('From 1989')).toHaveAccessibleName('Year, from')
  await user.type(screen.getByRole('textbox', { name: 'Year, from' }), '2020')
  await user.type(screen.getByRole('textbox', { name: 'Year, to' }), '2010')
  expect(await screen.findByRole('alert')).toHaveTextContent('“To” must be higher')
  expect(screen.getByRole('textbox', { name: 'Year, to' })).toHaveAttribute('aria-invalid', 'true')
  await user.clear(screen.getByRole('textbox', { name: 'Year, to' }))
  await waitFor(() => expect(new URLSearchParams(address()).get('year')).toBe('2020,0'))
})

test('More options shows how many options are set, and a color without options cannot be selected', async () => {
  const { user, address } = await renderListing({ path: '/?condition=5' })
  await user.click(await screen.findByRole('button', { name: 'More options 1' }))
  expect(screen.getByRole('button', { name: 'Color No options' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Condition 5' }))
  await user.click(await screen.findByRole('option', { name: /4.5/ }))
  await waitFor(() => expect(address()).toBe('?condition=5&condition=4.5'))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Hide options 1' }))
  // The column with that name stays.
  expect(screen.queryByRole('button', { name: /^Condition ./ })).not.toBeInTheDocument()
})

test('equipment is applied on Enter, but clearing it applies immediately', async () => {
  const { user, address } = await renderListing()
  const words = await screen.findByRole('textbox', { name: 'Equipment' })
  await user.type(words, 'SR LS')
  expect(address()).toBe('')
  await user.keyboard('{Enter}')
  expect(address()).toBe('?equipment=SR+LS')
  await user.clear(words)
  expect(address()).toBe('')
})

test('a nonexistent date is reported once typing pauses', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Date: Any date/ }))
  const from = await screen.findByRole('textbox', { name: 'Date from' })
  await user.type(from, '20260231')
  expect(from).toHaveValue('2026-02-31')
  expect(await screen.findByRole('alert')).toHaveTextContent('This date doesn’t exist')
  expect(address()).toBe('')
})

test('a slash focuses the lot search, and Enter applies numbers and ranges', async () => {
  const { user, address } = await renderListing({ path: '/?maker=Toyota&page=3' })
  const search = await screen.findByRole('searchbox', { name: 'Search by lot number' })
  await user.keyboard('/')
  expect(search).toHaveFocus()
  await user.keyboard('1001, 1005-1010{Enter}')
  expect(new URLSearchParams(address()).get('quick_search_lot')).toBe('1001, 1005-1010')
  expect(new URLSearchParams(address()).get('page')).toBeNull()
})

test('another search field can be selected and replaces the lot number', async () => {
  const { user, address } = await renderListing({ path: '/?quick_search_lot=1001' })
  await user.click(await screen.findByRole('button', { name: 'Search in: Lot no' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Chassis' }))
  const search = screen.getByRole('searchbox', { name: 'Search by chassis' })
  await user.clear(search)
  await user.type(search, 'grs182{Enter}')
  expect(address()).toBe('?search=chassis-grs182')
})

test('an invalid lot number only shows a warning', async () => {
  const { user, address } = await renderListing()
  await user.type(await screen.findByRole('searchbox', { name: 'Search by lot number' }), 'abc{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter lot numbers or ranges')
  expect(screen.getByRole('searchbox', { name: 'Search by lot number' })).toHaveValue('abc')
  expect(address()).toBe('')
})

test('the search can be collapsed and leaves the tags', async () => {
  const { user } = await renderListing({ path: '/?maker=Toyota' })
  await user.click(await screen.findByRole('button', { name: 'Hide search' }))
  expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument()
  expect(await tags()).toHaveTextContent('Maker: Toyota')
  await user.click(screen.getByRole('button', { name: 'Show search' }))
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
})

test('a changed filter briefly shows what was found', async () => {
  const { user } = await renderListing({ path: '/?maker=Toyota&model=Crown' })
  await user.click(await screen.findByRole('button', { name: 'Remove Model Crown filter' }))
  expect(await screen.findByText(/^1 filter, 12.482 lots$/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/^1 filter/)).not.toBeInTheDocument())
})

test('on a small screen an order is selected by name', async () => {
  const { user, address } = await renderListing({ wide: false })
  await user.click(await screen.findByRole('button', { name: 'Sort' }))
  await user.click(await screen.findByRole('radio', { name: 'Year: newest first' }))
  expect(address()).toBe('?sort=year&order=DESC')
})

test('a single lot cannot be sorted on a small screen either', async () => {
  await renderListing({ wide: false, answer: () => ({ lots: [carRow()] }) })
  await screen.findByRole('link', { name: /Lot 20117/ })
  expect(screen.getByRole('button', { name: 'Sort' })).toBeDisabled()
})

test('a day more than three years ago cannot be entered', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Date: Any date/ }))
  const from = await screen.findByRole('textbox', { name: 'Date from' })
  await user.type(from, '20200101')
  expect(await screen.findByRole('alert')).toHaveTextContent('This date doesn’t exist')
  expect(address()).toBe('')
})

test('the models of a maker are shown as loading, never as none', async () => {
  const { user } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Maker/ }))
  await user.click(await screen.findByRole('option', { name: /Toyota/ }))
  await user.click(screen.getByRole('button', { name: /^Model/ }))
  const models = within(await screen.findByRole('dialog', { name: 'Model' }))
  expect(models.getByRole('status')).toHaveTextContent('Loading options…')
  expect(await models.findByRole('option', { name: /Alphard/ })).toBeInTheDocument()
  expect(models.getByRole('status')).toBeEmptyDOMElement()
})

test('without a maker the model list explains how to find one', async () => {
  const { user } = await renderListing({ fails: (pathname) => pathname.endsWith('/filters') })
  await user.click(await screen.findByRole('button', { name: /^Model/ }))
  const models = within(await screen.findByRole('dialog', { name: 'Model' }))
  expect(models.getByRole('status')).toHaveTextContent('Type a model name, or choose a maker first')
})

test('reopening the page discards a search and figures that could not be applied', async () => {
  const { user, router } = await renderListing()
  await user.type(await screen.findByRole('searchbox'), '10a')
  await user.type(screen.getByRole('textbox', { name: 'Year, from' }), '2020')
  await user.type(screen.getByRole('textbox', { name: 'Year, to' }), '2010')
  await act(() => router.navigate('/'))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  for (const name of ['Year, from', 'Year, to']) {
    expect(screen.getByRole('textbox', { name })).toHaveValue('')
  }
})

test('reopening the page discards input that was not applied', async () => {
  const { user, router, address } = await renderListing()
  const words = await screen.findByRole('textbox', { name: 'Equipment' })
  await user.type(words, 'SR')
  await user.tab()
  expect(address()).toBe('')
  await act(() => router.navigate('/'))
  expect(words).toHaveValue('')
})

test('dates are selected in two side-by-side months, wait for Apply, and are counted', async () => {
  const { user, address } = await renderListing()
  await user.click(await screen.findByRole('button', { name: /^Date: Any date/ }))
  const dates = within(await screen.findByRole('dialog', { name: 'Date' }))
  expect(await dates.findAllByRole('grid')).toHaveLength(2)
  await user.type(dates.getByRole('textbox', { name: 'Date from' }), '20260824')
  await user.type(dates.getByRole('textbox', { name: 'Date to' }), '20261124')
  expect(dates.getByRole('status')).toHaveTextContent(
    /^93 days\. Choose dates from \d{4}\.\d\d\.\d\d to \d{4}\.\d\d\.\d\d$/,
  )
  expect(address()).toBe('')
  await user.click(dates.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('?dateFrom=2026-08-24&dateTo=2026-11-24'))
  expect(screen.queryByRole('dialog', { name: 'Date' })).not.toBeInTheDocument()
})

test('dates that were not applied are discarded, and cleared ones are removed', async () => {
  const path = '/?dateFrom=2026-08-24&dateTo=2026-11-24'
  const { user, address } = await renderListing({ path })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Date: 2026\.08\.24/ }))
    return within(await screen.findByRole('dialog', { name: 'Date' }))
  }
  let dates = await open()
  await user.clear(dates.getByRole('textbox', { name: 'Date to' }))
  await user.keyboard('{Escape}')
  dates = await open()
  expect(dates.getByRole('textbox', { name: 'Date to' })).toHaveValue('2026-11-24')
  expect(address()).toBe(path.slice(1))
  await user.click(dates.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(address()).toBe(''))
})

test('quick-search input is searched after a pause of one and a half seconds', async () => {
  const { address } = await renderListing()
  const search = await screen.findByRole('searchbox', { name: 'Search by lot number' })
  vi.useFakeTimers()
  const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  fireEvent.change(search, { target: { value: '1001' } })
  rest(1499)
  expect(address()).toBe('')
  fireEvent.change(search, { target: { value: '1001, 1005' } })
  rest(1499)
  expect(address()).toBe('')
  rest(1)
  expect(new URLSearchParams(address()).get('quick_search_lot')).toBe('1001, 1005')
})

test('an unreadable lot number only shows a warning, however long the pause', async () => {
  const { address } = await renderListing()
  const search = await screen.findByRole('searchbox', { name: 'Search by lot number' })
  vi.useFakeTimers()
  fireEvent.change(search, { target: { value: '1001-10x' } })
  act(() => vi.advanceTimersByTime(1499))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter lot numbers or ranges')
  expect(address()).toBe('')
})
