import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { EnterRate } from './EnterRate.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the yen is refused before anything is sent', async () => {
  const { store, sent } = createTestStore({ 'POST /site/rates': { success: true } })
  const user = userEvent.setup()
  const router = createMemoryRouter([{ path: '/', element: <EnterRate onClose={() => {}} /> }])
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  const currency = await screen.findByRole('textbox', { name: 'Currency' })
  await user.type(currency, 'jpy')
  await user.type(screen.getByRole('textbox', { name: 'Yen for one unit' }), '1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(currency).toBeInvalid()
  expect(sent('POST /site/rates')).toEqual([])
})
