import { useCountryListQuery } from '@seriba/api/public/site'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '@testing-library/jest-dom/vitest'
import { applyTheme, setTheme } from '@seriba/api/theme-choice'
import { storeLanguage } from '@seriba/i18n'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rootRoute } from '../app/root-route.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'

const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.theme
  document.documentElement.lang = ''
}
beforeEach(forget)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forget()
})

const ipInfo = (code: string) => ({
  'GET /site/ip-info': { ip: '203.0.113.42', country: { id: 183, name: code, code }, city: null },
})
/** Like our server: in the requested language. */
const countryList = (request: Request) => ({
  success: true,
  countryList: [
    {
      value: 20,
      label: request.headers.get('accept-language') === 'ru' ? 'Беларусь' : 'Belarus',
      code: 'BY',
    },
  ],
})
const Countries = () => `Countries: ${useCountryListQuery().data?.countryList[0]?.label}`

const open = (code = 'JP') =>
  renderApp({
    routes: [rootRoute([{ path: '/', element: <p>Page</p> }])],
    at: '/',
    server: serverOf(null, ipInfo(code)),
  })
const banner = () => screen.queryByRole('region', { name: 'Cookies' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the banner asks until there is an answer, and no lookup happens in the meantime', async () => {
  const { calls } = await open()
  await waitFor(() => expect(banner()).toBeVisible())
  expect(screen.getByRole('link', { name: 'More details' })).toHaveAttribute('href', '/cookies')
  expect(calls).not.toContain('GET /site/ip-info')

  await press('Necessary Only')
  expect(banner()).toBeNull()
  expect(localStorage.getItem('cookie-consent')).toBe('denied')
  cleanup()
  const again = await open()
  await screen.findByText('Page')
  expect(banner()).toBeNull()
  expect(again.calls).not.toContain('GET /site/ip-info')
})

test('declining removes the cookies that scripts can reach and anything that needs consent', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'leftover=1; Path=/'
  localStorage.setItem('user-reg-form', '{}')
  storeLanguage('en')
  const { calls } = await open()
  await waitFor(() => expect(banner()).toBeVisible())
  await press('Necessary Only')
  expect(document.cookie).toBe('language=en')
  await waitFor(() => expect(calls).toContain('POST /site/deny-cookies'))
  expect(localStorage.getItem('user-reg-form')).toBeNull()
  expect(localStorage.getItem('I18N_KEY')).toBe('en')
})

test('accepting switches visitors from Russian-speaking countries to Russian without a reload', async () => {
  const { calls, leave } = await renderApp({
    routes: [rootRoute([{ path: '/', element: <Countries /> }])],
    at: '/',
    server: serverOf(null, { ...ipInfo('BY'), 'GET /site/get-country-list': countryList }),
  })
  await screen.findByText('Countries: Belarus')
  await waitFor(() => expect(banner()).toBeVisible())
  await press('Accept All')
  await screen.findByText('Countries: Беларусь')
  expect(document.documentElement.lang).toBe('ru')
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
  expect(calls.filter((call) => call.endsWith('country-list'))).toHaveLength(2)
  expect(calls.filter((call) => call.endsWith('ip-info'))).toHaveLength(1)
  expect(leave).not.toHaveBeenCalled()
  expect(localStorage.getItem('cookie-consent')).toBe('accepted')
})

test('a language chosen earlier is kept, wherever the visitor is', async () => {
  localStorage.setItem('I18N_KEY', 'en')
  localStorage.setItem('cookie-consent', 'accepted')
  const { calls } = await open('RU')
  await waitFor(() => expect(calls).toContain('GET /site/ip-info'))
  await screen.findByText('Page')
  expect(localStorage.getItem('I18N_KEY')).toBe('en')
})

test('a theme is kept beyond the visit only with consent', async () => {
  await open()
  setTheme('dark')
  expect(localStorage.getItem('themeMode')).toBeNull()
  delete document.documentElement.dataset.theme
  applyTheme()
  expect(document.documentElement.dataset.theme).toBe('dark')

  await waitFor(() => expect(banner()).toBeVisible())
  await press('Accept All')
  expect(localStorage.getItem('themeMode')).toBe('dark')
})
