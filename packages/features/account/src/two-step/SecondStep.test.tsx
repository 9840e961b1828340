import { refused } from '@seriba/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'

const offer = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vostok:mori?secret=GEZDGNBVGY3TQOJQ' }
const codes = Array.from({ length: 10 }, (_, at) => `abcde-2345${at}`)

async function open(secondStep: 'code' | 'setUp', answers: Record<string, unknown> = {}) {
  const page = await show(<SignInPage staff={secondStep === 'setUp'} />, {
    answers: {
      'POST /auth': { success: true, secondStep },
      'POST /auth/second-step': { success: true },
      'POST /auth/second-step/set-up': offer,
      'POST /auth/second-step/confirm': { recoveryCodes: codes },
      'GET /user/view-profile': () => refused(500, 'internal'),
      ...answers,
    },
  })
  await page.user.type(screen.getByRole('textbox', { name: 'Email' }), 'dk@vostok-auto.example')
  await page.user.type(screen.getByLabelText('Password'), 'secret6{Enter}')
  return page
}
const codeField = () => screen.findByRole('textbox', { name: '6-digit code' })

test('a complete code is sent immediately and opens the session', async () => {
  const { user, sent, calls } = await open('code')
  const field = await codeField()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAccessibleDescription('Your authenticator app shows it under Vostok.')
  expect(calls).not.toContain('GET /user/view-profile')
  await user.paste('418 027')
  await waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(sent('POST /auth/second-step')).toEqual([{ code: '418027' }])
})

test('a wrong code is announced and can be typed over', async () => {
  let right = false
  const { user, sent } = await open('code', {
    'POST /auth/second-step': () =>
      right
        ? { success: true }
        : refused(422, 'second_code_wrong', { fields: { code: 'second_code_wrong' } }),
  })
  await user.type(await codeField(), '000000')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code, or used before')
  expect(await codeField()).toBeInvalid()
  right = true
  await user.keyboard('418027')
  await waitFor(() => expect(sent('POST /auth/second-step')).toHaveLength(2))
  expect(sent('POST /auth/second-step')[1]).toEqual({ code: '418027' })
})

test('a user without the app can use a recovery code', async () => {
  const { user, sent } = await open('code')
  await codeField()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByRole('textbox', { name: 'Recovery code' })
  expect(field).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(field).toHaveAccessibleDescription('Required field')
  await user.type(field, 'abcde-23456{Enter}')
  await waitFor(() => expect(sent('POST /auth/second-step')).toEqual([{ code: 'abcde-23456' }]))
})

test.each([
  ['second_step_over', 403, 'This took too long. Please log in again.'],
  ['too_many_tries', 429, 'Too many attempts. Please wait and try again.'],
])('%s is shown above the form, next to a way back', async (code, status, text) => {
  const { user } = await open('code', { 'POST /auth/second-step': () => refused(status, code) })
  await user.type(await codeField(), '418027')
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login')
})

test('Back returns to the password with the input kept, and Forward to the code', async () => {
  const { router } = await open('code')
  await codeField()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('dk@vostok-auto.example')
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await act(() => router.navigate(1))
  expect(await codeField()).toBeVisible()
})

test('staff without a second step set it up, save their codes and are logged in', async () => {
  const { user, sent, calls } = await open('setUp')
  expect(await screen.findByRole('heading', { name: 'Set up two-step login' })).toBeVisible()
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  await user.type(await codeField(), '418027')
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  expect(screen.getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10)
  expect(sent('POST /auth/second-step/confirm')).toEqual([{ code: '418027' }])
  expect(calls).not.toContain('GET /user/view-profile')
  await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  await waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
})
