import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { feedWordsListed } from '@seriba/domain/feeds/feed-source'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { aTestedLot, somePulls, someSettings, someWords } from '../testing/sources.ts'
import { WordsPage } from './WordsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(words: object = someWords) {
  const unknown = [{ field: 'status' as const, word: 'NEGOTIATE SOLD BY HALL' }]
  const raw = [{ name: 'status', value: 'NEGOTIATE SOLD BY HALL' }]
  const world = createTestStore({
    'GET /feed/words': words,
    'GET /feed/source': { name: 'Kansai relay', settings: someSettings, codeEnd: '3f9a' },
    'GET /feed/pulls': somePulls,
    'POST /feed/word-proof': {
      failure: null,
      column: 'status',
      lots: [aTestedLot('4017', { unknown, raw, status: 4537 })],
    },
    'PUT /feed/set-word': { success: true },
  })
  const router = createMemoryRouter([{ path: '*', element: <WordsPage /> }], {
    initialEntries: ['/feeds/words?feed=4'],
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  await screen.findByRole('region', { name: 'Status' })
  return { ...world, user: userEvent.setup() }
}

test('unknown words are listed, and built-in ones are shown on request', async () => {
  const { user } = await open()
  const status = within(screen.getByRole('region', { name: 'Status' }))
  expect(status.getByText('1 unknown')).toBeVisible()
  expect(status.queryByText('SOLD')).toBeNull()
  await user.click(status.getByRole('button', { name: 'Show built-in' }))
  expect(status.getByText('SOLD')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Drive' })).getByText('No unknown words.')).toBeVisible()
})

test('a person can give a word a meaning and remove it again', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: /Meaning of NEGOTIATE SOLD BY HALL/ }))
  await user.click(await screen.findByRole('option', { name: 'Sold (nego)' }))
  await user.click(screen.getByRole('button', { name: /Meaning of PEARL2T/ }))
  await user.click(await screen.findByRole('option', { name: 'No meaning' }))
  await waitFor(() =>
    expect(sent('PUT /feed/set-word')).toEqual([
      { id: 4, field: 'status', word: 'NEGOTIATE SOLD BY HALL', meaning: 'soldNego' },
      { id: 4, field: 'color', word: 'PEARL2T', meaning: null },
    ]),
  )
})

test('the first unknown word is illustrated beside the list with its lots and the raw record', async () => {
  const { user, sent } = await open()
  const proof = within(screen.getByRole('complementary', { name: 'Where it occurs' }))
  expect(await proof.findByText('Toyota Hiace Van')).toBeVisible()
  expect(proof.getByText('NEGOTIATE SOLD BY HALL', { selector: 'mark' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show lots with PEARL2T' }))
  await waitFor(() =>
    expect(sent('POST /feed/word-proof')).toEqual([
      { id: 4, field: 'status', word: 'NEGOTIATE SOLD BY HALL' },
      { id: 4, field: 'color', word: 'PEARL2T' },
    ]),
  )
})

test('J and K move from word to word', async () => {
  const { user } = await open()
  await user.keyboard('j')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show lots with PEARL2T' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  )
})

test('the six steps are listed on the left with their settings and links', async () => {
  await open()
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(6)
  expect(await steps.findByText('code …3f9a')).toBeVisible()
  expect(steps.getByRole('link', { name: 'First reading' })).toHaveAttribute('href', '/feeds?feed=4')
})

test('the key 1 accepts the suggested meaning of an unknown word, and 0 removes a meaning', async () => {
  const { user, sent } = await open()
  expect(await screen.findByText('Likely “Sold (nego)”.')).toBeVisible()
  await user.keyboard('1')
  await user.click(screen.getByRole('button', { name: /PEARL2T$/, pressed: false }))
  await user.keyboard('0')
  await waitFor(() =>
    expect(sent('PUT /feed/set-word')).toEqual([
      { id: 4, field: 'status', word: 'NEGOTIATE SOLD BY HALL', meaning: 'soldNego' },
      { id: 4, field: 'color', word: 'PEARL2T', meaning: null },
    ]),
  )
})

test('a full list says that the source writes more words', async () => {
  const word = (at: number) => ({
    field: 'color',
    word: `COLOR ${at}`,
    meaning: null,
    builtIn: false,
    lots: 1,
  })
  await open({ words: Array.from({ length: feedWordsListed }, (_, at) => word(at)) })
  expect(screen.getByText(/writes more words than the 500 listed here/)).toBeVisible()
})
