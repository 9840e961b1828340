import { refused } from '@seriba/api/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { site } from '../testing/site.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

const open = (answer: () => unknown = () => ({ success: true })) =>
  show(<ForgotPasswordPage />, {
    answers: {
      'POST /auth/reset-password': answer,
      'GET /site/config': { ...site, devMail: '/dev/mail' },
    },
  })

afterEach(() => void vi.useRealTimers())

const email = () => screen.getByRole('textbox', { name: 'Email' })
const submit = () => screen.getByRole('button', { name: 'Send recovery link' })

test('an invalid email address is not sent', async () => {
  const { user, sent } = await open()
  await user.type(email(), 'dk@vostok{Enter}')
  expect(email()).toHaveAccessibleDescription('Invalid email address')
  expect(submit()).toBeDisabled()
  expect(sent('POST /auth/reset-password')).toEqual([])
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login')
})

test('the address typed on the login page is filled in', async () => {
  const { router } = await open()
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/page', { state: { email: 'dk@vostok-auto.example' } }))
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('dk@vostok-auto.example')
})

test('the page confirms that a link was sent, and can send another a minute later', async () => {
  const { user, sent } = await open()
  await user.type(email(), 'dk@vostok-auto.example')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(submit())
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(screen.getByText('dk@vostok-auto.example')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
  expect(await screen.findByRole('link', { name: 'Open the outbox of the demo company' })).toBeVisible()

  const again = screen.getByRole('button', { name: 'send again' })
  expect(again).toBeDisabled()
  for (let second = 0; second < 60; second++) act(() => vi.advanceTimersByTime(1000))
  expect(again).toBeEnabled()
  fireEvent.click(again)
  await vi.waitFor(() => expect(sent('POST /auth/reset-password')).toHaveLength(2))
  expect(screen.getByText('in 1:00')).toBeVisible()
})

test('an error stays in a red box until the form is edited', async () => {
  const { user } = await open(() => refused(403, 'captcha_failed'))
  await user.type(email(), 'dk@vostok-auto.example{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('ALTCHA error. Please try again')
  await user.type(email(), 's')
  expect(screen.queryByRole('alert')).toBeNull()
})
