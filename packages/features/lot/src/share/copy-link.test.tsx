import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { CopyLink } from './CopyLink.tsx'

afterEach(cleanup)

const open = async () =>
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <CopyLink link="https://seriba.example/7" />
    </I18nextProvider>,
  )

test('the button keeps its name, and copying the link is announced', async () => {
  const user = userEvent.setup()
  await open()
  // The announcement is not inside the button: browsers would leave the button without a name.
  expect(screen.getByRole('button', { name: 'Copy' })).not.toContainElement(screen.getByRole('status'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('the link can be copied again after three seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await open()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible()
})
