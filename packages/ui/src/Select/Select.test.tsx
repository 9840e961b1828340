import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Select } from './index.ts'

afterEach(cleanup)

test('an error is announced and describes its button', () => {
  const options = [{ value: 'jp', label: 'Japan' }]
  render(<Select label="Country" options={options} value={null} onChange={() => {}} error="Required field" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Required field')
  expect(screen.getByRole('button', { name: /Country/ })).toHaveAccessibleDescription('Required field')
})

test('a list without options opens and says why', async () => {
  const user = userEvent.setup()
  const empty = (text: string) => (
    <Select label="Country" options={[]} value={null} onChange={() => {}} empty={text} />
  )
  const { rerender } = render(empty('Loading…'))
  await user.click(screen.getByRole('button', { name: /Country/ }))
  expect(screen.getByRole('listbox')).toHaveTextContent('Loading…')
  rerender(empty('No results'))
  expect(screen.getByRole('listbox')).toHaveTextContent('No results')
})

test('help text describes the button, even if it appears later, and is replaced by an error', () => {
  const select = (texts: { help?: string; error?: string }) => (
    <Select label="Country" options={[]} value={null} onChange={() => {}} {...texts} />
  )
  const { rerender } = render(select({}))
  const button = screen.getByRole('button', { name: /Country/ })
  expect(button).not.toHaveAccessibleDescription()
  rerender(select({ help: 'Theirs: Kenya' }))
  expect(button).toHaveAccessibleDescription('Theirs: Kenya')
  rerender(select({ help: 'Theirs: Kenya', error: 'Required field' }))
  expect(button).toHaveAccessibleDescription('Required field')
})
