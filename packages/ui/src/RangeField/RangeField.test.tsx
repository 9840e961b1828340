import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Range, RangeField } from './index.ts'

function Mileage({ onValue, onSubmit }: { onValue?: (range: Range) => void; onSubmit?: () => void }) {
  const [value, setValue] = useState<Range>({ from: null, to: 150_000 })
  const change = (next: Range) => {
    setValue(next)
    onValue?.(next)
  }
  return (
    <RangeField
      label="Mileage, km"
      fromLabel="From"
      toLabel="To"
      value={value}
      onChange={change}
      {...(onSubmit && { onSubmit })}
    />
  )
}

test('the field is a group of two inputs, each changing its own end', async () => {
  const onValue = vi.fn()
  render(<Mileage onValue={onValue} />)
  expect(screen.getByRole('group', { name: 'Mileage, km' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '20000')
  expect(onValue).toHaveBeenLastCalledWith({ from: 20_000, to: 150_000 })
})

test('Tab moves from one end to the other, and Enter submits', async () => {
  const onSubmit = vi.fn()
  render(<Mileage onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'From' }))
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('an empty end counts as open', async () => {
  const onValue = vi.fn()
  render(<Mileage onValue={onValue} />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'To' }))
  expect(onValue).toHaveBeenLastCalledWith({ from: null, to: null })
})
