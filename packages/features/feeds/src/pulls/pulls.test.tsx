import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { aFeed } from '../testing/feeds.ts'
import { somePulls, someSettings } from '../testing/sources.ts'
import { PullProgress } from './PullProgress.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(mayKeepCopy = true) {
  const world = createTestStore({
    'GET /feed/source': { name: 'Relay', settings: { ...someSettings, mayKeepCopy }, codeEnd: '' },
    'GET /feed/pulls': somePulls,
    'POST /feed/start-pull': { success: true },
    'POST /feed/stop-pull': { success: true },
  })
  const feed = aFeed(4, 'Relay', { source: 'sql' })
  const router = createMemoryRouter([{ path: '*', element: <PullProgress feed={feed} /> }])
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  await screen.findByText('Results of earlier days')
  return { ...world, user: userEvent.setup() }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')

test('each part shows its progress, and a failing one shows the source’s message and when reading resumes', async () => {
  await open()
  const [coming, , history] = screen.getAllByRole('listitem')
  expect(plain(coming?.textContent)).toMatch(/91 204 of 91 204.*done/)
  expect(plain(history?.textContent)).toMatch(/23 400 lots a minute, at 2026.11.02, back to 2026.08.26/)
  expect(plain(history?.textContent)).toMatch(/will resume automatically at .*limit exceeded/)
  expect(screen.getByRole('progressbar', { name: 'Results of earlier days' })).toHaveAttribute(
    'aria-valuenow',
    '24',
  )
  expect(screen.getByRole('link', { name: '3 unknown words' })).toHaveAttribute('href', '/feeds/words?feed=4')
})

test('reading starts immediately and stops after confirmation', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Read now' }))
  await waitFor(() => expect(sent('POST /feed/start-pull')).toEqual([{ id: 4 }]))
  await user.click(screen.getByRole('button', { name: 'Stop and keep what came in' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Stop and keep what came in' }))
  await waitFor(() => expect(sent('POST /feed/stop-pull')).toEqual([{ id: 4, part: 'history' }]))
})

test('nothing can be read before a copy is confirmed to be allowed', async () => {
  await open(false)
  expect(await screen.findByText(/^Nothing is read until you confirm/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Read now' })).toBeDisabled()
})
