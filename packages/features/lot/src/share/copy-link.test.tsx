import '@testing-library/jest-dom/vitest'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { CopyLink } from './CopyLink.tsx'

afterEach(cleanup)

test('the button has its name, and that the link is copied is told', async () => {
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={await createI18n('en', messages)}>
      <CopyLink link="https://seriba.example/7" />
    </I18nextProvider>,
  )
  // What tells is no part of what is pressed: browsers would leave the button without a name.
  expect(screen.getByRole('button', { name: 'Copy' })).not.toContainElement(screen.getByRole('status'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})
