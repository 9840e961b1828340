import { browserPage } from '@seriba/api/browser-page'
import { sessionStatus } from '@seriba/api/session-slice'
import { aProfile } from '@seriba/api/testing/facts'
import { anonymousActor } from '@seriba/domain/access/anonymous'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnonymousOnly } from '../guards/AnonymousOnly.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'
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

async function open(at: string, member: boolean, answer: () => unknown = () => ({ success: true })) {
  const profile = aProfile('client')
  const saved: unknown[] = []
  const app = await renderApp({
    routes,
    at,
    server: serverOf(member ? { ...profile, detail: { ...profile.detail, bidEmailNotify: false } } : null, {
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

test('in the app a language is saved with the mails as they were, stored, and the page loads anew', async () => {
  const { saved, store } = await open('/bids', true)
  await choose('Русский')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(store.getState().session.status).toBe(sessionStatus.authenticated)
  expect(saved).toEqual([{ bidEmailNotify: false, language: 693 }])
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
})

test('a language that could not be saved changes nothing, and says so', async () => {
  await open('/bids', true, () => Response.json({ messageCode: 'internal' }, { status: 500 }))
  await choose('Русский')
  await screen.findByText('The information has not been changed')
  expect(localStorage.getItem('I18N_KEY')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('on login the language is only stored', async () => {
  const { calls, saved } = await open('/auth/login', false)
  await choose('Русский')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
  expect(saved).toEqual([])
  expect(calls).not.toContain(call)
})
