import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Select } from './index.ts'

afterEach(cleanup)

test('an error is announced, and describes the button that it is about', () => {
  const options = [{ value: 'jp', label: 'Japan' }]
  render(<Select label="Country" options={options} value={null} onChange={() => {}} error="Required field" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Required field')
  expect(screen.getByRole('button', { name: /Country/ })).toHaveAccessibleDescription('Required field')
})
