import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { renderListing } from '../testing/render-listing.tsx'
import { type Dock, dockBeside } from './DockedLots.tsx'

// The lots have not been sold yet.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

const dock: Dock = ({ id, row, elsewhere }, onClose) => (
  <section aria-label="Bid">
    <h2>{row?.model ?? `Lot ${id}`}</h2>
    {elsewhere && <p>Not in this list</p>}
    <button type="button" onClick={onClose}>
      Close
    </button>
    <label>
      Client <input />
    </label>
  </section>
)

const lots = ['Alphard', 'N-BOX', 'Jimny'].map((model, at) =>
  carRow({ id: String(at + 1), lotNo: 100 + at, model }),
)

const open = (path = '/') =>
  renderListing({ audience: 'manager', around: dockBeside(dock), answer: () => ({ lots }), path })

const link = (model: string) => screen.findByRole('link', { name: new RegExp(model) })
const rowOf = async (model: string) => (await link(model)).closest('tr') as HTMLElement
const panel = () => screen.queryByRole('region', { name: 'Bid' })

test('clicking a row docks the panel for its lot beside the list, and Close removes it', async () => {
  const { user } = await open()
  const row = await rowOf('N-BOX')
  expect(panel()).toBeNull()
  await user.click(within(row).getByText('Upcoming'))
  expect(panel()).toHaveTextContent('N-BOX')
  expect(row).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(panel()).toBeNull()
  expect(await link('N-BOX')).toHaveFocus()
})

test('the link of a lot opens the lot without selecting its row', async () => {
  const { user } = await open()
  const opened = await link('Alphard')
  opened.addEventListener('click', (event) => event.preventDefault())
  await user.click(opened)
  expect(panel()).toBeNull()
})

test('arrows move from row to row and stop at the ends', async () => {
  const { user } = await open()
  await user.click(within(await rowOf('Alphard')).getByText('Upcoming'))
  await user.keyboard('{ArrowDown}')
  expect(panel()).toHaveTextContent('N-BOX')
  expect(await link('N-BOX')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(panel()).toHaveTextContent('Jimny')
  await user.keyboard('{ArrowUp}')
  expect(panel()).toHaveTextContent('N-BOX')
})

test('arrows scroll the page as usual while no row is selected or focused', async () => {
  const { user } = await open()
  await link('Alphard')
  await user.keyboard('{ArrowDown}')
  expect(panel()).toBeNull()
  ;(await link('N-BOX')).focus()
  await user.keyboard('{ArrowDown}')
  expect(panel()).toHaveTextContent('N-BOX')
})

test('the right arrow moves into the panel, and Escape back to the row and then closes it', async () => {
  const { user } = await open()
  await user.click(within(await rowOf('Jimny')).getByText('Upcoming'))
  await user.keyboard('{ArrowRight}')
  const client = screen.getByRole('textbox', { name: 'Client' })
  expect(client).toHaveFocus()
  await user.keyboard('kova{ArrowDown}')
  expect(panel()).toHaveTextContent('Jimny')
  await user.keyboard('{Escape}')
  expect(await link('Jimny')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
})

test('input for one lot does not carry over to the next', async () => {
  const { user } = await open()
  await user.click(within(await rowOf('Alphard')).getByText('Upcoming'))
  await user.type(screen.getByRole('textbox', { name: 'Client' }), 'kova')
  await user.click(within(await rowOf('Jimny')).getByText('Upcoming'))
  expect(screen.getByRole('textbox', { name: 'Client' })).toHaveValue('')
})

test('the address holds the docked lot, so that a pasted link and history navigation restore it', async () => {
  const { user, router, address, asked } = await open('/?maker=Toyota&docked=2')
  await link('N-BOX')
  expect(panel()).toHaveTextContent('N-BOX')
  await user.click(within(await rowOf('Jimny')).getByText('Upcoming'))
  expect(address()).toBe('?maker=Toyota&docked=3')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect([panel(), address()]).toEqual([null, '?maker=Toyota'])
  for (const [step, model] of [
    [-1, 'Jimny'],
    [-1, 'N-BOX'],
    [1, 'Jimny'],
  ] as const) {
    await act(() => router.navigate(step))
    expect(panel()).toHaveTextContent(model)
  }
  // None of this requests other lots.
  expect(asked).toHaveLength(1)
  expect(asked[0]?.has('docked')).toBe(false)
})

test('arrows update the address after a pause and leave no history entries', async () => {
  const { user, router, address } = await open('/?docked=1')
  await link('Alphard')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect([panel()?.textContent, address()]).toEqual([expect.stringContaining('Jimny'), '?docked=1'])
  await waitFor(() => expect(address()).toBe('?docked=3'))
  await act(() => router.navigate('/other'))
  await act(() => router.navigate(-1))
  await link('Jimny')
  expect(panel()).toHaveTextContent('Jimny')
})

test('sorting keeps the panel in place, and closing it does not scroll', async () => {
  const { user, address } = await open('/?docked=2')
  await link('N-BOX')
  const row = await rowOf('N-BOX')
  row.scrollIntoView = vi.fn()
  await user.click(screen.getByRole('button', { name: /^Year/ }))
  await waitFor(() => expect(address()).toContain('sort=year'))
  expect(address()).toContain('docked=2')
  expect(panel()).toHaveTextContent('N-BOX')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(address()).not.toContain('docked')
  expect(row.scrollIntoView).not.toHaveBeenCalled()
})

test('a lot that is not in the list can be docked too, and is marked as not in it', async () => {
  const { user, address } = await open('/?docked=77')
  expect(panel()).toHaveTextContent('Lot 77')
  expect(panel()).not.toHaveTextContent('Not in this list')
  await link('Alphard')
  expect(panel()).toHaveTextContent('Not in this list')
  await user.click(screen.getByRole('textbox', { name: 'Client' }))
  await user.keyboard('{Escape}')
  expect(await link('Alphard')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect([panel(), address()]).toEqual([null, ''])
})

test('a filter that excludes the lot keeps the panel and its input, even with no results', async () => {
  const { user, router } = await renderListing({
    audience: 'manager',
    around: dockBeside(dock),
    answer: (query) => ({ lots: query.get('makerId') === 'Honda' ? [] : lots }),
    path: '/?docked=2',
  })
  await link('N-BOX')
  await user.type(screen.getByRole('textbox', { name: 'Client' }), 'kova')
  for (const [address, elsewhere] of [
    ['/?maker=Honda&docked=2', true],
    ['/?docked=2', false],
  ] as const) {
    await act(() => router.navigate(address))
    await waitFor(() => expect(panel()?.textContent?.includes('Not in this list')).toBe(elsewhere))
    expect(screen.getByRole('textbox', { name: 'Client' })).toHaveValue('kova')
  }
})

test('an invalid lot in the address docks nothing', async () => {
  await open('/?docked=nonsense')
  await link('Alphard')
  expect(panel()).toBeNull()
})
