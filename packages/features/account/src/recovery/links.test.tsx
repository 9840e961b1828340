import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

const at = '/page?token=abc'
const works = {
  'GET /auth/reset-password-token-verify': { success: true, passwordMinLength: 8, hasPassword: true },
}
const over = () => refused(403, 'link_expired')

const reset = (answers: Record<string, unknown>, address = at) =>
  show(<ResetPasswordPage />, { at: address, answers })

async function choose(user: Awaited<ReturnType<typeof show>>['user'], password: string, repeated = password) {
  await user.type(await screen.findByLabelText('Password'), password)
  await user.type(screen.getByLabelText('Repeat password'), `${repeated}{Enter}`)
}

test('a password reset link works once the password is long enough and repeated correctly', async () => {
  const { user, sent } = await reset({ ...works, 'POST /auth/reset-password-verify': { success: true } })
  await choose(user, 'secret7', 'secret')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Must contain more than 7 characters')
  expect(screen.getByLabelText('Repeat password')).toHaveAccessibleDescription('Passwords do not match')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()

  await user.clear(screen.getByLabelText('Password'))
  await user.clear(screen.getByLabelText('Repeat password'))
  await choose(user, 'a ship to Nakhodka')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Password changed' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login')
  const password = 'a ship to Nakhodka'
  expect(sent('POST /auth/reset-password-verify')).toEqual([
    { newPassword: password, confirmPassword: password },
  ])
})

test('an invited user chooses a first password without being told that it was changed', async () => {
  const { user } = await reset({
    'GET /auth/reset-password-token-verify': { success: true, passwordMinLength: 8, hasPassword: false },
    'POST /auth/reset-password-verify': { success: true },
  })
  expect(await screen.findByRole('heading', { name: 'Choose a password' })).toBeVisible()
  await choose(user, 'a ship to Nakhodka')
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible()
  expect(screen.getByText('You can log in with it now.')).toBeVisible()
  expect(screen.queryByText(/Other devices/)).not.toBeInTheDocument()
})

test.each([
  ['missing', '/page', works],
  ['over', at, { 'GET /auth/reset-password-token-verify': over }],
])('a link that is %s offers to request another', async (_, address, answers) => {
  await reset(answers, address)
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  expect(screen.getByText(/This link has expired or is invalid/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/auth/forgot-password')
})

test('a link used elsewhere in the meantime has expired', async () => {
  const { user } = await reset({ ...works, 'POST /auth/reset-password-verify': over })
  await choose(user, 'a ship to Nakhodka')
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
})

test('a refused password is reported in the banner', async () => {
  const { user } = await reset({
    ...works,
    'POST /auth/reset-password-verify': () => refused(403, 'captcha_failed'),
  })
  await choose(user, 'a ship to Nakhodka')
  expect(await screen.findByRole('alert')).toHaveTextContent('ALTCHA error. Please try again')
})

test('the link for a new account confirms its email address once', async () => {
  const { calls } = await show(<VerifyEmailPage />, {
    at,
    answers: { 'POST /auth/verify-email': { success: true } },
  })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Email confirmed' })).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
  expect(calls.filter((call) => call === 'POST /auth/verify-email')).toHaveLength(1)
})

test.each([
  ['without a token', '/page'],
  ['that has expired', at],
])('a confirmation link %s fails', async (_, address) => {
  await show(<VerifyEmailPage />, { at: address, answers: { 'POST /auth/verify-email': over } })
  expect(await screen.findByRole('heading', { name: 'Expired link' })).toBeVisible()
  expect(screen.getByText('This link has already been used, or has expired.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
})
