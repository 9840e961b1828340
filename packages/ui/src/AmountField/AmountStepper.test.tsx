import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { AmountStepper } from './index.ts'

type AmountProps = {
  /** What the form makes of an amount. */
  accept?: (amount: number | null) => number | null
  initial?: number | null
  /** What has to be ready before a form with this amount can be shown. */
  ready?: (amount: number | null) => Promise<void> | undefined
}

function Amount({ accept = (amount) => amount, initial = null, ready }: AmountProps) {
  const [value, setValue] = useState(initial)
  const [hint, setHint] = useState<string>()
  return (
    <Suspense>
      <AmountStepper
        label="Your bid"
        hint={hint}
        value={value}
        onChange={(next) => setValue(accept(next))}
        step={5000}
        first={300_000}
        decreaseLabel="Less"
        increaseLabel="More"
      />
      <Total amount={value} ready={ready} />
      <button type="button" onClick={() => setValue(985_000)}>
        Use 985 000
      </button>
      <button type="button" onClick={() => setHint('step ¥ 5 000')}>
        Explain
      </button>
    </Suspense>
  )
}

function Total({ amount, ready }: { amount: number | null; ready: AmountProps['ready'] }) {
  const waiting = ready?.(amount)
  if (waiting) use(waiting)
  return <output>{amount}</output>
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your bid' })
const total = () => screen.getByRole('status')
const button = (name: string) => screen.getByRole('button', { name })

test('digits are grouped, the caret stays at its digit, and other characters are rejected', async () => {
  render(<Amount initial={123_456} />)
  await userEvent.type(input(), '9x', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input()).toHaveValue('1\u00A0293\u00A0456')
  expect(input().selectionStart).toBe(4)
  expect(total()).toHaveTextContent('1293456')
})

test('digits and steps are shown at once, and the last amount wins once the rest can be shown', async () => {
  let finish = () => {}
  const later = new Promise<void>((resolve) => {
    finish = resolve
  })
  render(<Amount initial={1000} ready={(amount) => (amount === 1000 ? undefined : later)} />)
  await act(() => userEvent.type(input(), '000'))
  expect(input()).toHaveValue('1\u00A0000\u00A0000')
  await act(() => userEvent.click(button('More')))
  expect(input()).toHaveValue('1\u00A0005\u00A0000')
  await act(() => userEvent.click(button('Explain')))
  expect(screen.getByText('step ¥ 5 000')).toBeVisible()
  expect(input()).toHaveValue('1\u00A0005\u00A0000')
  expect(total()).toHaveTextContent('1000')
  finish()
  expect(await screen.findByText('1005000')).toBe(total())
  expect(input()).toHaveValue('1\u00A0005\u00A0000')
})

test('an amount that the form changes or sets itself is shown', async () => {
  render(<Amount accept={(amount) => Math.min(amount ?? 0, 900_000)} />)
  await userEvent.type(input(), '1200000')
  expect(input()).toHaveValue('900\u00A0000')
  await userEvent.click(button('Use 985 000'))
  expect(input()).toHaveValue('985\u00A0000')
  await userEvent.click(button('More'))
  expect(total()).toHaveTextContent('900000')
})

test('the first step up leads to the first amount, and the arrow keys step as well', async () => {
  render(<Amount />)
  await userEvent.click(button('More'))
  expect(input()).toHaveValue('300\u00A0000')
  await userEvent.type(input(), '{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(total()).toHaveTextContent('295000')
})

test('cents of a pasted amount are not part of it', async () => {
  render(<Amount />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Your bid' }))
  await userEvent.paste('1,150,000.00')
  expect(screen.getByRole('textbox', { name: 'Your bid' })).toHaveValue('1\u00A0150\u00A0000')
})
