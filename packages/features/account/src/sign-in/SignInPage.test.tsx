import { refused, storeOver } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInPage } from './SignInPage.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const site = {
  name: 'Vostok Auto',
  brand: 'Vostok',
  description: '',
  panel: { headline: '', points: [], email: null, messenger: null, poweredBy: null, color: '#017EEF' },
  notice: { headline: 'Labour Thanksgiving holiday', description: 'No auctions on 2026.11.23.' },
  headerLinks: [],
  sidebarLinks: [],
  messenger: null,
  bidStep: 5000,
  favouriteGroups: [],
  devMail: null,
  passwordMinLength: 6,
  termsUrl: '/terms',
  cookiesUrl: '/cookies',
  demoAccounts: [{ email: 'client@demo.example', password: 'seriba-demo', role: 'client' }],
}

async function open(answer: () => unknown = () => ({ success: true })) {
  const sent: unknown[] = []
  const server = storeOver({
    'GET /site/config': site,
    'GET /site/ip-info': { ip: '203.0.113.42', country: null, city: null },
    'POST /auth': async (request: Request) => {
      sent.push(await request.json())
      return answer()
    },
    'GET /user/view-profile': () => refused(500, 'internal'),
  })
  const i18n = await createI18n('en', phrases)
  render(
    <Provider store={server.store}>
      <I18nextProvider i18n={i18n}>
        <SignInPage />
      </I18nextProvider>
    </Provider>,
  )
  return { ...server, sent }
}

const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Log in' })

test('says what is wrong when it is sent, and takes it back on edit', async () => {
  const { sent } = await open()
  expect(button()).toBeEnabled()
  await userEvent.click(button())
  expect(screen.getAllByText('Required field')).toHaveLength(2)
  expect(button()).toBeDisabled()

  await userEvent.type(email(), 'dk@vostok')
  await userEvent.type(password(), '12345')
  expect(screen.queryByText('Required field')).toBeNull()
  await userEvent.click(button())
  expect(email()).toHaveAccessibleDescription('Invalid email address')
  expect(password()).toHaveAccessibleDescription('Must contain more than 5 characters')
  expect(sent).toEqual([])
})

test('sends the address without the spaces around it', async () => {
  const { sent, calls } = await open()
  await userEvent.type(email(), ' dk@vostok-auto.example ')
  await userEvent.type(password(), 'secret6{Enter}')
  await waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(sent).toEqual([{ email: 'dk@vostok-auto.example', password: 'secret6' }])
})

test.each([
  ['invalid_credentials', 403, 'Incorrect username or password'],
  ['invalid_user', 403, 'Invalid user'],
  ['too_many_tries', 429, 'Too many attempts. Please wait and try again.'],
  ['internal', 500, 'Invalid email or password'],
])('%s is told in the banner until something is edited', async (code, status, text) => {
  await open(() => refused(status, code))
  await userEvent.click(await screen.findByRole('button', { name: 'Client' }))
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(button()).toBeEnabled()

  await userEvent.type(password(), '!')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(password()).toHaveValue('seriba-demo!')
})

test('a demo account fills in the form and sends nothing by itself', async () => {
  const { sent } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Client' }))
  expect(email()).toHaveValue('client@demo.example')
  expect(password()).toHaveValue('seriba-demo')
  expect(sent).toEqual([])
})

test('shows the company’s notice, and one’s address only to who agreed to its lookup', async () => {
  await open()
  await screen.findByText('Labour Thanksgiving holiday')
  expect(screen.queryByText(/Your IP address/)).toBeNull()
  cleanup()

  localStorage.setItem('cookie-consent', 'accepted')
  await open()
  await screen.findByText('Your IP address: 203.0.113.42')
})
