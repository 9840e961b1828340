import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
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

async function open(answer: unknown = { success: true }) {
  const { store, sent } = createTestStore({ 'POST /site/rates': answer })
  const router = createMemoryRouter([{ path: '/', element: <EnterRate onClose={() => {}} /> }])
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  const currency = await screen.findByRole('textbox', { name: 'Currency' })
  return { user: userEvent.setup(), sent: () => sent('POST /site/rates'), currency }
}
const yen = () => screen.getByRole('textbox', { name: 'Yen for one unit' })
const saveButton = () => screen.getByRole('button', { name: 'Save' })

test('the yen is refused before anything is sent', async () => {
  const { user, sent, currency } = await open()
  await user.type(currency, 'jpy')
  await user.type(yen(), '1')
  await user.click(saveButton())
  expect(currency).toBeInvalid()
  expect(sent()).toEqual([])
})

test('a rate that is far off has to be confirmed, and again if it is changed', async () => {
  const { user, sent, currency } = await open(() =>
    refused(422, 'rate_differs', { fields: { rates: 'rate_differs' } }),
  )
  const confirm = () => screen.queryByRole('checkbox', { name: 'This rate is correct' })
  await user.type(currency, 'usd')
  await user.type(yen(), '1565')
  expect(confirm()).not.toBeInTheDocument()
  await user.click(saveButton())
  expect(await screen.findByText(/differs from the current rate by more than a third/)).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: 'This rate is correct' }))
  await user.click(saveButton())
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ anyway: true }))
  await user.type(yen(), '0')
  expect(confirm()).not.toBeInTheDocument()
  await user.click(saveButton())
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent().at(-1)).not.toHaveProperty('anyway')
})
