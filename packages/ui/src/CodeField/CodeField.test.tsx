import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from './index.ts'

function Code({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <CodeField label="Access code" value={value} onChange={setValue} onComplete={onComplete} error={error} />
  )
}

const input = () => screen.getByRole('textbox', { name: 'Access code' })

test('a pasted code fills every box and completes the input', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.click(input())
  await userEvent.paste('41 80-27')
  expect(input()).toHaveValue('418027')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('418027')
})

test('the field accepts six digits and nothing else', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.type(input(), 'a123b4567')
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('a wrong code is announced to screen readers', () => {
  render(<Code error="Wrong access code" />)
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('Wrong access code')
})
