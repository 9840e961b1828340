import '@testing-library/jest-dom/vitest'
import { sessionOpened } from '@seriba/api/session-slice'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { someAccount, someChanges, someProfile, someTerms } from '../testing/terms.ts'
import { SitePage } from './SitePage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type World = { at?: string; agreed?: number | null; answers?: Record<string, unknown> }

/** Version 4 of the terms, read by a visitor or by a user who has accepted some version. */
async function openTerms({ at = '/terms', agreed, answers = {} }: World = {}) {
  const asked: string[] = []
  let account = someAccount(agreed ?? null)
  const world = createTestStore({
    'GET /site/page': (request: Request) => {
      asked.push(new URL(request.url).search)
      const [newest, earlier] = someTerms().versions
      const version = request.url.includes('version=3') ? earlier : newest
      return { ...someTerms(), version }
    },
    'GET /site/page-changes': () => someChanges(),
    'GET /user/account': () => account,
    'GET /user/view-profile': someProfile(),
    'POST /user/accept-terms': async (request: Request) => {
      const { version } = (await request.json()) as { version: number }
      account = someAccount(version)
      return { success: true }
    },
    ...answers,
  })
  if (agreed !== undefined) world.store.dispatch(sessionOpened())
  const router = createMemoryRouter([{ path: '*', element: <SitePage slug="terms" /> }], {
    initialEntries: [at],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...world, asked, router, user: userEvent.setup() }
}

test('terms show their version, since when it is in effect, and which one was accepted', async () => {
  await openTerms({ agreed: 4 })
  expect(screen.getByText(/^Version 4, effective 2026\.09\.01\./)).toBeVisible()
  expect(await screen.findByText('You accepted version 4 on 2026.09.02.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('a user who accepted an earlier version is offered the new one and can accept it', async () => {
  const { user, sent } = await openTerms({ agreed: 3 })
  await user.click(await screen.findByRole('button', { name: 'Accept version 4' }))
  expect(await screen.findByRole('status')).toHaveTextContent('You accepted version 4 on 2026.09.02.')
  expect(sent('POST /user/accept-terms')).toEqual([{ version: 4 }])
  expect(screen.queryByRole('button', { name: 'Accept version 4' })).toBeNull()
})

test('terms that have changed in the meantime are not accepted, with an explanation', async () => {
  const answers = { 'POST /user/accept-terms': () => refused(409, 'stale') }
  const { user } = await openTerms({ agreed: null, answers })
  await user.click(await screen.findByRole('button', { name: 'Accept version 4' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms have changed again')
})

test('a visitor is not asked to accept anything', async () => {
  await openTerms()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('changes are shown as additions and removals, section by section', async () => {
  const { user, router } = await openTerms()
  await user.click(screen.getByRole('link', { name: 'What changed' }))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What changed in version 4')
  const deposit = within(screen.getByRole('region', { name: 'Deposit' }))
  expect(deposit.getByRole('deletion')).toHaveTextContent('Removed: 2.1 The deposit is ¥ 100 000.')
  expect(deposit.getByRole('insertion')).toHaveTextContent('Added: 2.1 The deposit is ¥ 150 000.')
  expect(deposit.getAllByRole('listitem')).toHaveLength(3)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'Complaints' })).toHaveAttribute('href', '#change-2')
  await user.click(screen.getByRole('link', { name: 'Read version 4' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('an earlier version has its own address, is labeled as earlier, and cannot be accepted', async () => {
  const { user, asked, router } = await openTerms({ agreed: 3 })
  const all = within(screen.getByRole('navigation', { name: 'All versions' }))
  expect(all.getByRole('link', { name: 'Version 4, 2026.09.01' })).toHaveAttribute('aria-current', 'true')
  await user.click(all.getByRole('link', { name: 'Version 3, 2026.02.01' }))
  expect(await screen.findByText(/This is an earlier version/)).toBeVisible()
  expect(router.state.location.search).toBe('?version=3')
  expect(asked.at(-1)).toContain('version=3')
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Read version 4' }))
  expect(await screen.findByText(/^Version 4, effective/)).toBeVisible()
})

test('a version that does not exist is reported as such', async () => {
  await openTerms({ at: '/terms?version=9', answers: { 'GET /site/page': () => refused(404, 'not_found') } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('no such version')
})

test('the text can be read in its other language while the page keeps its own', async () => {
  const { user, asked } = await openTerms()
  expect(screen.getByText('If translations differ, the English version prevails.')).toBeVisible()
  const languages = within(screen.getByRole('navigation', { name: 'Languages' }))
  expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await user.click(languages.getByRole('link', { name: 'Русский' }))
  await vi.waitFor(() => expect(asked.at(-1)).toContain('language=ru'))
  expect(await screen.findByRole('article')).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
})

test('on a phone the sections are behind a button, which closes once one is selected', async () => {
  const { user } = await openTerms()
  const button = screen.getByRole('button', { name: 'On this page' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('link', { name: 'Bids' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})
