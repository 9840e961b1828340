import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AmountField, AmountStepper } from './index.ts'
import { stepAmount } from './step-amount.ts'

function Amount({ initial, onValue }: { initial: number | null; onValue?: (value: number | null) => void }) {
  const [value, setValue] = useState(initial)
  const change = (next: number | null) => {
    setValue(next)
    onValue?.(next)
  }
  return <AmountField label="Your bid" value={value} onChange={change} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your bid' })

test('the field groups thousands with no-break spaces while typing and returns a number', async () => {
  const onValue = vi.fn()
  render(<Amount initial={null} onValue={onValue} />)
  await userEvent.type(input(), '3150000')
  expect(input()).toHaveValue('3\u00A0150\u00A0000')
  expect(onValue).toHaveBeenLastCalledWith(3150000)
})

test('the field accepts digits only and drops leading zeros', async () => {
  render(<Amount initial={null} />)
  await userEvent.type(input(), '0-0¥5x0')
  expect(input()).toHaveValue('50')
})

test('a pasted amount with spaces and a sign is understood', async () => {
  render(<Amount initial={null} />)
  await userEvent.click(input())
  await userEvent.paste('¥ 1,985,000')
  expect(input()).toHaveValue('1\u00A0985\u00A0000')
})

test.each(['1,985,000.00', '1.985.000,50', '1985000.5'])(
  'cents of a pasted %s do not make the amount a hundred times as high',
  async (pasted) => {
    render(<Amount initial={null} />)
    await userEvent.click(input())
    await userEvent.paste(pasted)
    expect(input()).toHaveValue('1\u00A0985\u00A0000')
  },
)

test('a point typed among the digits changes nothing', async () => {
  render(<Amount initial={1985000} />)
  await userEvent.type(input(), '.', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect(input()).toHaveValue('1\u00A0985\u00A0000')
})

test('an empty field gives null', async () => {
  const onValue = vi.fn()
  render(<Amount initial={5} onValue={onValue} />)
  await userEvent.type(input(), '{Backspace}')
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('the caret stays at its digit when a group separator is added before it', async () => {
  render(<Amount initial={123456} />)
  await userEvent.type(input(), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input()).toHaveValue('1\u00A0293\u00A0456')
  expect(input().selectionStart).toBe(4)
})

test('a rejected character does not move the caret to the end', async () => {
  render(<Amount initial={123456} />)
  await userEvent.type(input(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input().selectionStart).toBe(2)
})

test('steps go to the next multiple and never below one step', () => {
  expect(stepAmount(3_150_000, 5000, 1)).toBe(3_155_000)
  expect(stepAmount(3_151_200, 5000, 1)).toBe(3_155_000)
  expect(stepAmount(3_151_200, 5000, -1)).toBe(3_150_000)
  expect(stepAmount(null, 5000, 1)).toBe(5000)
  expect(stepAmount(5000, 5000, -1)).toBe(5000)
})

test('arrow keys and buttons step a large amount', async () => {
  const onChange = vi.fn()
  render(
    <AmountStepper
      label="Your bid"
      value={100_000}
      onChange={onChange}
      step={5000}
      decreaseLabel="Less"
      increaseLabel="More"
    />,
  )
  await userEvent.type(input(), '{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(onChange.mock.calls).toEqual([[105_000], [95_000]])
})
