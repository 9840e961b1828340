import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { CorrectLot } from './CorrectLot.tsx'

afterEach(cleanup)

test('staff enter that a lot was sold, for how much, and the required reason', async () => {
  const { store, sent } = createTestStore({
    'GET /user/view-profile': aProfile('manager', { feedsManage: true }),
    'PUT /lot/update': { success: true },
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <CorrectLot lot={carLot()} />
      </I18nextProvider>
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Correct the lot' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How did the lot end?' }))
  await user.click(dialog.getByRole('radio', { name: 'Sold' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Sold price' })).toBeInvalid()
  expect(dialog.getByRole('textbox', { name: 'Reason, kept in the log' })).toBeInvalid()
  await user.type(dialog.getByRole('textbox', { name: 'Sold price' }), '0')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('textbox', { name: 'Sold price' })).toHaveAccessibleDescription(
    'Enter an amount above zero.',
  )
  await user.type(dialog.getByRole('textbox', { name: 'Sold price' }), '{Backspace}1250000')
  await user.type(dialog.getByRole('textbox', { name: 'Reason, kept in the log' }), 'The hall called')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const { id } = carLot().carCommonDetail
  await waitFor(() =>
    expect(sent('PUT /lot/update')).toEqual([
      { id, status: 'sold', soldPrice: 1_250_000, reason: 'The hall called' },
    ]),
  )
})
