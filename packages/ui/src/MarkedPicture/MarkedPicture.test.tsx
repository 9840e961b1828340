import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MarkedPicture } from './index.ts'

const mark = { box: { x: 490, y: 190, width: 20, height: 20 }, tone: 'amber', label: 'A2' } as const

test('a mark is a button at its place, and its name gives its meaning', async () => {
  const onSelect = vi.fn()
  render(
    <MarkedPicture
      src="/sheet.png"
      alt="Auction sheet"
      marks={[{ ...mark, key: 'one', name: 'A2: rear bumper, scratch' }]}
      chosen={['one']}
      onSelect={onSelect}
    />,
  )
  const button = screen.getByRole('button', { name: 'A2: rear bumper, scratch', pressed: true })
  expect([button.style.left, button.style.top]).toEqual(['50%', '20%'])
  await userEvent.click(button)
  expect(onSelect).toHaveBeenCalledWith('one')
})

test('only the place of the selected mark is framed', () => {
  const marks = [
    { ...mark, key: 'one', name: 'one' },
    { ...mark, key: 'two', name: 'two' },
  ]
  const { container } = render(
    <MarkedPicture src="/sheet.png" alt="Auction sheet" marks={marks} chosen={['two']} />,
  )
  const places = [...container.querySelectorAll<HTMLElement>('[data-place]')]
  expect(places.map(({ dataset, style }) => [dataset.place, style.left, style.width])).toEqual([
    ['two', '49%', '2%'],
  ])
})

test('a sideways picture is turned upright', () => {
  render(<MarkedPicture src="/sheet.png" alt="Auction sheet" turned={90} marks={[]} />)
  expect(screen.getByRole('img').style.transform).toContain('rotate(90deg)')
})
