import { browserPage } from '@seriba/api/browser-page'
import { refused } from '@seriba/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { site } from '../testing/site.ts'
import { IdentitySignIn } from './IdentitySignIn.tsx'

afterEach(() => void vi.restoreAllMocks())

const label = 'Company login'
const url = 'https://login.company.example/authorize?state=1'

const open = (more: Record<string, unknown> = {}, options: { at?: string; language?: 'en' | 'ru' } = {}) =>
  show(<SignInPage staff otherWay={<IdentitySignIn />} />, {
    ...options,
    answers: { 'GET /site/config': { ...site, staffLogin: label }, ...more },
  })

test('the button leads to the company’s identity provider', async () => {
  const opened = vi.spyOn(browserPage, 'open').mockReturnValue()
  const { user } = await open({ 'POST /auth/identity': { url } })
  await user.click(await screen.findByRole('button', { name: `Log in with ${label}` }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith(url))
})

test('the button is absent if there is no identity provider', async () => {
  await open({ 'GET /site/config': site })
  expect(await screen.findByRole('button', { name: 'Manager' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Log in with/ })).toBeNull()
})

test('an unavailable provider is reported, and the form still accepts a password', async () => {
  const opened = vi.spyOn(browserPage, 'open').mockReturnValue()
  const { user, sent } = await open({
    'POST /auth/identity': () => refused(503, 'identity_away'),
    'POST /auth': { success: true },
    'GET /user/view-profile': () => refused(500, 'internal'),
  })
  await user.click(await screen.findByRole('button', { name: `Log in with ${label}` }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The company’s login service does not answer.')
  expect(opened).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Manager' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(sent('POST /auth')).toHaveLength(1))
})

test.each([
  ['identity_canceled', 'en', 'You canceled the login.'],
  ['identity_unknown', 'ru', 'Для этого входа здесь нет учётной записи сотрудника.'],
  ['identity_away', 'ru', 'Служба входа компании не отвечает.'],
  ['invalid_user', 'en', 'Account Disabled'],
  ['<b>what the provider said</b>', 'en', 'This login did not work.'],
] as const)(
  '%s from a returning login is shown in %s and removed from the address',
  async (failed, language, text) => {
    const { router } = await open({}, { at: `/page?failed=${encodeURIComponent(failed)}`, language })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  },
)

test('an outstanding second step is requested', async () => {
  const { router } = await open({}, { at: '/page?step=code' })
  expect(await screen.findByRole('textbox', { name: /code/i })).toBeVisible()
  expect(router.state.location.search).toBe('')
})
