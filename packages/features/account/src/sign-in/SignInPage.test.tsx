import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { agree, site } from '../testing/site.ts'
import { SignInPage } from './SignInPage.tsx'

const open = (answer: () => unknown = () => ({ success: true }), more: Record<string, unknown> = {}) =>
  show(<SignInPage />, {
    answers: { 'POST /auth': answer, 'GET /user/view-profile': () => refused(500, 'internal'), ...more },
  })

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Log in' })

test('submitting shows what is wrong, and an edit clears it', async () => {
  const { user, sent } = await open()
  expect(button()).toBeEnabled()
  await user.click(button())
  expect(screen.getAllByText('Required field')).toHaveLength(2)
  expect(screen.getByText('Please fill in all required fields')).toBeVisible()
  expect(button()).toBeDisabled()
  expect(email()).toHaveFocus()

  await user.type(email(), 'dk@vostok')
  expect(screen.getByText('Please fill in all required fields')).toBeVisible()
  await user.type(password(), '12345')
  expect(screen.queryByText('Please fill in all required fields')).toBeNull()
  expect(screen.queryByText('Required field')).toBeNull()
  await user.click(button())
  expect(email()).toHaveAccessibleDescription('Invalid email address')
  expect(password()).toHaveAccessibleDescription('Must contain more than 5 characters')
  expect(sent('POST /auth')).toEqual([])
})

test('the email address is sent without surrounding spaces', async () => {
  const { user, sent, calls } = await open()
  await user.type(email(), ' dk@vostok-auto.example ')
  await user.type(password(), 'secret6{Enter}')
  await waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(sent('POST /auth')).toEqual([{ email: 'dk@vostok-auto.example', password: 'secret6' }])
})

test.each([
  ['invalid_credentials', 403, 'Incorrect username or password'],
  ['invalid_user', 403, 'Invalid user'],
  ['captcha_failed', 403, 'ALTCHA error. Please try again'],
  ['too_many_tries', 429, 'Too many attempts. Please wait and try again.'],
  ['internal', 500, 'Invalid email or password'],
])('%s is reported in the banner until the form is edited', async (code, status, text) => {
  const { user } = await open(() => refused(status, code))
  await user.click(await screen.findByRole('button', { name: 'Client' }))
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(button()).toBeEnabled()

  await user.type(password(), '!')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(password()).toHaveValue('seriba-demo!')
})

test('a user who has not confirmed their address can have the link sent again', async () => {
  const { user, sent } = await open(() => refused(403, 'email_not_verified'), {
    'GET /site/config': { ...site, devMail: '/dev/mail' },
    'POST /auth/verify-email-resend': { success: true },
  })
  await user.type(email(), 'dk@vostok-auto.example')
  await user.type(password(), 'secret6{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByRole('status')).toHaveTextContent('The link is on its way.')
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Open the outbox of the demo company' })).toBeVisible()
  expect(sent('POST /auth/verify-email-resend')).toEqual([{ email: 'dk@vostok-auto.example' }])
})

test('a demo account fills in the form and sends nothing by itself', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Client' }))
  expect(email()).toHaveValue('client@demo.example')
  expect(password()).toHaveValue('seriba-demo')
  expect(sent('POST /auth')).toEqual([])
})

test('the form can be filled in from the keyboard: email, password, then the links', async () => {
  const { user } = await open()
  expect(email()).toHaveFocus()
  await user.tab()
  expect(password()).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveFocus()
})

test('the typed address is carried over to the password reset', async () => {
  const { user, router } = await open()
  await user.type(email(), 'dk@vostok-auto.example')
  await user.click(screen.getByRole('link', { name: 'Forgot password' }))
  expect(router.state.location).toMatchObject({
    pathname: '/auth/forgot-password',
    search: '',
    state: { email: 'dk@vostok-auto.example' },
  })
})

test('the page links to sign-up and password reset, but staff are not offered sign-up', async () => {
  const { unmount } = await open()
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/sign-up')
  expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
    'href',
    '/auth/forgot-password',
  )
  unmount()
  await show(<SignInPage staff />)
  expect(screen.getByRole('heading', { name: 'Staff console' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull()
  expect(await screen.findByRole('button', { name: 'Manager' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Client' })).toBeNull()
})

test('the page shows the company’s notice, and the IP address only to visitors who agreed to its lookup', async () => {
  const { unmount, calls } = await open()
  await screen.findByText('Labour Thanksgiving holiday')
  expect(calls).not.toContain('GET /site/ip-info')
  unmount()
  agree()
  await open()
  await screen.findByText('Your IP address: 203.0.113.42')
})

test('the staff’s login page shows the notice too', async () => {
  await show(<SignInPage staff />)
  expect(await screen.findByText('Labour Thanksgiving holiday')).toBeVisible()
})

test('the staff’s login page directs buyers to theirs', async () => {
  await show(<SignInPage staff />)
  expect(await screen.findByRole('link', { name: 'log in here' })).toHaveAttribute('href', '/auth/login')
  expect(screen.queryByText('Protected by a bot check')).toBeNull()
})

test('nobody is asked for a password before the company has an owner', async () => {
  await open(undefined, { 'GET /site/config': { ...site, notOpen: true } })
  expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
})
