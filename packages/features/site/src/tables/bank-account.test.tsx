import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { someBankAccounts } from '../testing/bank-account.ts'
import { BankAccountPage } from './BankAccountPage.tsx'

afterEach(cleanup)

async function open(answers: Record<string, unknown> = {}) {
  const world = createTestStore({
    'GET /site/bank-account': someBankAccounts,
    'PUT /site/bank-account': { success: true },
    'POST /site/bank-account/withdraw': { success: true },
    ...answers,
  })
  const router = createMemoryRouter([{ path: '/company/bank', element: <BankAccountPage /> }], {
    initialEntries: ['/company/bank'],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, user: userEvent.setup() }
}

test('the account is changed from a certain day on, with a reason and the password', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the bank account' }))
  expect(dialog.getByRole('textbox', { name: 'Bank' })).toHaveValue('Nihon Minato Bank')
  const swift = dialog.getByRole('textbox', { name: 'SWIFT code' })
  await user.clear(swift)
  await user.type(swift, 'kita')
  await user.click(dialog.getByRole('button', { name: 'Publish account' }))
  await waitFor(() => expect(swift).toBeInvalid())
  expect(dialog.getByLabelText('Your password')).toBeInvalid()
  await user.type(swift, 'jpjt')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'We have moved banks')
  await user.type(dialog.getByLabelText('Your password'), 'secret words')
  await user.click(dialog.getByRole('button', { name: 'Publish account' }))
  await waitFor(() =>
    expect(sent('PUT /site/bank-account')).toEqual([
      {
        version: 8,
        from: '2026-11-25',
        bank: 'Nihon Minato Bank',
        branch: 'Yokohama',
        swift: 'KITAJPJT',
        account: '0417 2209913',
        holder: 'Seriba Demo Co., Ltd.',
        reason: 'We have moved banks',
        password: 'secret words',
      },
    ]),
  )
})

test('a scheduled account is listed above the current one, and withdrawn with the password', async () => {
  const wrong = () => refused(422, 'wrong_password', { fields: { password: 'wrong_password' } })
  const { user, sent } = await open({
    'POST /site/bank-account/withdraw': async (request: Request) =>
      (await request.json()).password === 'secret words' ? { success: true } : wrong(),
  })
  const versions = within(await screen.findByRole('complementary', { name: 'Versions' }))
  expect(versions.getByText('Scheduled')).toBeVisible()
  expect(versions.getByText('Current')).toBeVisible()
  await user.click(versions.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this account?' }))
  expect(dialog.getByText(/Kitano Bank, 8800 1234567 from 2026.12.01/)).toBeVisible()
  const withdraw = dialog.getByRole('button', { name: 'Withdraw account' })
  const password = dialog.getByLabelText('Your password')
  await user.click(withdraw)
  await waitFor(() => expect(password).toBeInvalid())
  expect(sent('POST /site/bank-account/withdraw')).toEqual([])

  await user.type(password, 'guess')
  await user.click(withdraw)
  expect(await dialog.findByText('Incorrect password')).toBeVisible()
  await user.clear(password)
  await user.type(password, 'secret words')
  await user.click(withdraw)
  await waitFor(() =>
    expect(sent('POST /site/bank-account/withdraw')).toEqual([
      { id: 8, password: 'guess' },
      { id: 8, password: 'secret words' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('without an account the page says what clients see, and a failed load can be retried', async () => {
  await open({ 'GET /site/bank-account': { ...someBankAccounts, current: null, ofFile: true, versions: [] } })
  expect(await screen.findByText('There is no bank account')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add account…' })).toBeVisible()
  cleanup()
  await open({ 'GET /site/bank-account': () => refused(500, 'internal') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
