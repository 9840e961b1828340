import { refused } from '@seriba/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { ChangePasswordPage } from './ChangePasswordPage.tsx'

const account = {
  registered: '2023-06-02T00:00:00Z',
  termsAgreed: null,
  termsVersion: null,
  manager: null,
  passwordChanged: null,
  passwordMinLength: 12,
  twoStep: { since: null, recoveryCodes: 0, forced: false },
  sessions: [],
}
const open = (answer: () => unknown) =>
  show(<ChangePasswordPage />, {
    answers: { 'GET /user/account': account, 'POST /user/change-password': answer },
  })

const field = (name: string) => screen.getByLabelText(name, { exact: true })
const submit = () => screen.getByRole('button', { name: 'Change password' })

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(field('Old password'), 'secret6')
  await user.type(field('New password'), 'a ship to Nakhodka')
  await user.type(field('Confirm new password'), 'a ship to Nakhodka')
}

test('fields are checked when they lose focus', async () => {
  const { user, sent } = await open(() => ({ success: true, closedSessions: 0 }))
  await screen.findByText(/At least 12 characters/)
  await user.type(field('Old password'), '12345')
  await user.tab()
  expect(field('Old password')).toHaveAccessibleDescription('Min length 6')
  await user.type(field('Old password'), '6')
  await user.type(field('New password'), 'a ship')
  await user.tab()
  expect(field('New password')).toHaveAccessibleDescription('Min length 12')
  expect(submit()).toBeDisabled()
  await user.type(field('New password'), ' to Nakhodka')
  await user.type(field('Confirm new password'), 'a ship{Enter}')
  expect(field('Confirm new password')).toHaveAccessibleDescription('Passwords must match')
  expect(sent('POST /user/change-password')).toEqual([])
})

test('an empty field reports an error once it loses focus', async () => {
  const { user } = await open(() => ({ success: true, closedSessions: 0 }))
  for (const name of ['Old password', 'New password']) {
    await user.click(field(name))
    expect(field(name)).toBeValid()
    await user.tab()
    expect(field(name)).toHaveAccessibleDescription(/^Required/)
  }
  expect(submit()).toBeDisabled()
})

test('a success message says how many other devices were logged out', async () => {
  const page = await open(() => ({ success: true, closedSessions: 2 }))
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByRole('status')).toHaveTextContent('2 other devices were logged out.')
  expect(screen.getByRole('link', { name: 'See devices' })).toHaveAttribute('href', '/profile?tab=account')
  expect(screen.queryByLabelText('Old password')).toBeNull()
})

test('an error from the server stays above the form until any field is edited', async () => {
  const page = await open(() => refused(422, 'wrong_password', { fields: { oldPassword: 'wrong_password' } }))
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('The old password is incorrect')
  expect(submit()).toBeEnabled()
  await page.user.type(field('Confirm new password'), '!')
  expect(screen.queryByRole('alert')).toBeNull()
})
