import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import '@seriba/testing/setup'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { show } from '../testing/render.tsx'
import { site } from '../testing/site.ts'
import { FirstRunPage } from './FirstRunPage.tsx'

const open = (answers: Record<string, unknown> = {}, at = '/page?token=abc') =>
  show(<FirstRunPage />, {
    at,
    answers: { 'GET /first-run/check': { passwordMinLength: 12 }, ...answers },
  })
const password = 'three calm red foxes'

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Sachiko Mori')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mori@seriba.example')
  const [first, second] = screen.getAllByLabelText(/password/i, { selector: 'input' })
  if (first && second) {
    await user.type(first, password)
    await user.type(second, password)
  }
}

test('the owner creates an account and continues with the second step', async () => {
  const { user, sent } = await open({
    'POST /first-run/owner': { success: true, secondStep: 'setUp' },
    'POST /auth/second-step/set-up': { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/S:m?secret=GEZD' },
  })
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create owner account' }))
  expect(await screen.findByRole('textbox', { name: '6-digit code' })).toBeVisible()
  expect(sent('POST /first-run/owner')).toEqual([
    {
      token: 'abc',
      fullName: 'Sachiko Mori',
      email: 'mori@seriba.example',
      password,
      confirmPassword: password,
      language: 692,
    },
  ])
})

test('the login page in the same window opens as soon as there is an owner', async () => {
  let isOpen = false
  const { user } = await show(
    <>
      <FirstRunPage />
      <SignInPage staff />
    </>,
    {
      at: '/page?token=abc',
      answers: {
        'GET /first-run/check': { passwordMinLength: 12 },
        'GET /site/config': () => ({ ...site, ...(!isOpen && { notOpen: true }) }),
        'POST /first-run/owner': () => {
          isOpen = true
          return { success: true, secondStep: 'setUp' }
        },
        'POST /auth/second-step/set-up': {
          secret: 'GEZDGNBVGY3TQOJQ',
          uri: 'otpauth://totp/S:m?secret=GEZD',
        },
      },
    },
  )
  expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeVisible()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create owner account' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not open yet' })).toBeNull())
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'Create owner account' }))
  expect(screen.getByRole('textbox', { name: 'Full name' })).toBeInvalid()
  expect(sent('POST /first-run/owner')).toEqual([])
})

test('a link used in the meantime says so and leads to the login page', async () => {
  const { user } = await open({ 'POST /first-run/owner': () => refused(403, 'link_expired') })
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Create owner account' }))
  expect(await screen.findByText('This link no longer works')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
})

test('there is no form without a link or with an expired one', async () => {
  await open({ 'GET /first-run/check': () => refused(403, 'link_expired') })
  expect(await screen.findByText('This link no longer works')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
