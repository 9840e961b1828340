import { ipInfo } from '@seriba/api/public/site'
import { aProfile } from '@seriba/api/testing/facts'
import { languageIds } from '@seriba/i18n'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rootRoute } from '../app/root-route.tsx'
import { Authenticated } from '../guards/Authenticated.tsx'
import { AppLayout } from '../layout/AppLayout.tsx'
import { renderApp, serverOf } from '../test/render-app.tsx'

const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(() => {
  forget()
  headings.length = 0
  titles.length = 0
  watched.observe(document, { subtree: true, childList: true, characterData: true })
})
afterEach(() => {
  watched.disconnect()
  cleanup()
  forget()
})

/** What was shown of each page, and in the tab’s title, in the order it was rendered. */
const headings: string[] = []
const titles: string[] = []
const watched = new MutationObserver(() => {
  const heading = document.querySelector('h1')?.textContent
  if (heading && heading !== headings.at(-1)) headings.push(heading)
  if (document.title !== titles.at(-1)) titles.push(document.title)
})

const pages = [
  {
    element: <Authenticated />,
    children: [
      { element: <AppLayout />, children: [{ path: '/bids', element: 'Bids', handle: { page: 'myBids' } }] },
    ],
  },
]

const open = (language: number, code: string) => {
  const profile = aProfile('client')
  return renderApp({
    routes: [rootRoute(pages)],
    at: '/bids',
    server: serverOf(
      { ...profile, detail: { ...profile.detail, language } },
      { 'GET /site/ip-info': { ip: '203.0.113.42', country: { id: 183, name: code, code }, city: null } },
    ),
  })
}

test('an English account stays in English in Russia if no language is stored in the browser', async () => {
  const { store } = await open(languageIds.en, 'RU')
  await screen.findByRole('heading', { level: 1, name: 'My Bids' })
  await waitFor(() => expect(localStorage.getItem('I18N_KEY')).toBe('en'))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept All' }))
  const lookup = ipInfo.select(undefined)
  await waitFor(() => expect(lookup(store.getState()).data?.country?.code).toBe('RU'))
  expect(localStorage.getItem('I18N_KEY')).toBe('en')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Bids')
})

test('a Russian account switches the page to Russian anywhere, and nothing is shown in English first', async () => {
  await open(languageIds.ru, 'JP')
  await screen.findByRole('heading', { level: 1, name: 'Мои ставки' })
  expect(localStorage.getItem('I18N_KEY')).toBe('ru')
  expect(headings).toEqual(['Мои ставки'])
  await waitFor(() => expect(document.title).toBe('Мои ставки · Vostok Auto'))
  expect(titles.join()).not.toContain('My Bids')
})
