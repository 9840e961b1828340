import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './index.ts'

afterEach(cleanup)

test('the password is masked and shown on request', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'koko')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveValue('koko')
})
