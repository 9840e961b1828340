import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Plus } from 'lucide-react'
import { expect, test } from 'vitest'
import { IconButton } from './index.ts'

test('the button keeps the focus while its disabled reason comes and goes', async () => {
  const { rerender } = render(
    <IconButton icon={Plus} label="Save search" disabledReason="Choose a filter." />,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Save search' })
  expect(button).toHaveFocus()
  rerender(<IconButton icon={Plus} label="Save search" />)
  expect(screen.getByRole('button', { name: 'Save search' })).toBe(button)
  expect(button).toHaveFocus()
  rerender(<IconButton icon={Plus} label="Save search" disabledReason="Choose a filter." />)
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Choose a filter.')
})
