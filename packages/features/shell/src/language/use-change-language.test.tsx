import { browserPage } from '@seriba/api/browser-page'
import { sessionStatus } from '@seriba/api/session-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { anonymousActor } from '@seriba/domain/access/anonymous'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnonymousOnly } from '../guards/AnonymousOnly.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { renderApp, serverOf, site } from '../test/render-app.tsx'
import { Toasts } from '../toasts/Toasts.tsx'
import { AppLanguageMenu } from './AppLanguageMenu.tsx'

const reload = vi.fn()
beforeEach(() => {
  localStorage.clear()
  reload.mockReset()
  vi.spyOn(browserPage, 'reload').mockImplementation(reload)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const page = (
  <>
    <AppLanguageMenu />
    <Toasts actor={anonymousActor} />
  </>
)
const routes = [
  { element: <AnonymousOnly />, children: [{ path: '/auth/login', element: page }] },
  { element: <Authenticated />, children: [{ path: '/bids', element: page }] },
]
const call = 'PUT /user/update-setting'

type Languages = (typeof site)['languages']

async function open(
  at: string,
  member: boolean,
  answer: () => unknown = () => ({ success: true }),
  { languages = site.languages, ...facts }: { languages?: Languages; side?: 'client' | 'manager' } = {},
) {
  const profile = aProfile('client')
  const saved: unknown[] = []
  const app = await renderApp({
    routes,
    at,
    app: facts,
    server: serverOf(member ? { ...profile, detail: { ...profile.detail, bidEmailNotify: false } } : null, {
      'GET /site/config': { ...site, languages },
      [call]: async (request: Request) => {
        saved.push(await request.json())
        return answer()
      },
    }),
  })
  return { ...app, saved }
}

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Language/ }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name }))
}

test('in the app a language change is saved with the email setting unchanged, stored, and reloads the page', async () => {
  const { saved, store } = await open('/bids', true)
  await choose('Русский')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(store.getState().session.status).toBe(sessionStatus.authenticated)
  expect(saved).toEqual([{ bidEmailNotify: false, language: 693 }])
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
})

test('a language that could not be saved changes nothing and shows an error', async () => {
  await open('/bids', true, () => Response.json({ messageCode: 'internal' }, { status: 500 }))
  await choose('Русский')
  await screen.findByText('The information has not been changed')
  expect(localStorage.getItem('I18N_KEY')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('on the login page the language is only stored', async () => {
  const { calls, saved } = await open('/auth/login', false)
  await choose('Русский')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
  expect(saved).toEqual([])
  expect(calls).not.toContain(call)
})

test('a company with one language has no language menu', async () => {
  const { store } = await open('/auth/login', false, undefined, { languages: ['en'] })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Language/ })).toBeNull())
  expect(store.getState().session.status).toBe(sessionStatus.anonymous)
})

test('the console offers staff every language', async () => {
  await open('/auth/login', false, undefined, { languages: ['en'], side: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: /Language/ }))
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(2)
})

test('choosing a language that is no longer offered shows an error', async () => {
  await open('/bids', true, () =>
    Response.json({ success: false, messageCode: 'language_not_offered' }, { status: 422 }),
  )
  await choose('Русский')
  await screen.findByText('The company no longer offers this language.')
  expect(reload).not.toHaveBeenCalled()
})
