import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TagList } from './index.ts'
import { fittingCount } from './use-fitting-count.ts'

test('all tags are shown when they fit, and room is kept for the button when they do not', () => {
  expect(fittingCount([100, 100], 206)).toBe(Number.POSITIVE_INFINITY)
  expect(fittingCount([100, 100, 100], 310)).toBe(2)
  expect(fittingCount([100, 100, 100], 250)).toBe(1)
  expect(fittingCount([], 100)).toBe(Number.POSITIVE_INFINITY)
})

const tags = ['Maker', 'Year', 'Mileage'].map((name) => ({
  id: name,
  name,
  text: 'any',
  removeLabel: `Remove ${name}`,
}))
const show = (onRemove = vi.fn()) => {
  const more = (count: number) => `All tags ${count}`
  render(<TagList label="Filters" tags={tags} onRemove={onRemove} moreLabel={more} lessLabel="Hide tags" />)
  return onRemove
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 24))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250)
  vi.stubGlobal('ResizeObserver', ToldOnce)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As in a browser, where the first report follows the layout. */
class ToldOnce extends ResizeObserver {
  readonly #tell: () => void
  constructor(tell: () => void) {
    super(tell)
    this.#tell = tell
  }
  override observe() {
    queueMicrotask(this.#tell)
  }
}

test('tags that do not fit are behind a button that shows all of them', async () => {
  show()
  const more = await screen.findByRole('button', { name: 'All tags 3' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'Hide tags' })).toHaveAttribute('aria-expanded', 'true')
})

test('another tag in a row with room is shown without a button in between', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  const row = (count: number) => (
    <TagList label="Filters" tags={tags.slice(0, count)} moreLabel={String} lessLabel="Hide tags" />
  )
  const { rerender } = render(row(1))
  await act(async () => undefined)
  rerender(row(2))
  expect(screen.queryByRole('button', { name: '2' })).not.toBeInTheDocument()
})

test('a tag is removed with its own button', async () => {
  const onRemove = show()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Maker' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('Maker')
})
