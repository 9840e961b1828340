import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Pagination } from './index.ts'
import { pageSlots } from './pages.ts'

const drawn = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => ('page' in slot ? slot.page : '…'))
    .join(' ')

test.each([
  [1, 625, '1 2 … 625'],
  [12, 625, '1 … 11 12 13 … 625'],
  [625, 625, '1 … 624 625'],
  [3, 5, '1 2 3 4 5'],
  [1, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
])(
  'page %i of %i shows %s: one neighbor on either side and one page at each end',
  (page, count, expected) => {
    expect(drawn(page, count)).toBe(expected)
  },
)

const show = (page: number, pageCount: number) => {
  const onChange = vi.fn()
  render(
    <Pagination label="Pages" previousLabel="Previous" nextLabel="Next" {...{ page, pageCount, onChange }} />,
  )
  return onChange
}

test('the current page is marked, and others can be selected', async () => {
  const onChange = show(2, 9)
  expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: '9' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(onChange.mock.calls).toEqual([[9], [1]])
})

test('there is no page beyond the last one', () => {
  show(9, 9)
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('a single page needs no pagination', () => {
  show(1, 1)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
