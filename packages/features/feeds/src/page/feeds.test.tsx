import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { someFeeds, someLines, someRuns } from '../testing/feeds.ts'
import { somePulls, someSettings } from '../testing/sources.ts'
import { FeedsPage } from './FeedsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(answers: Record<string, unknown> = {}, at = '/feeds', list: 'table' | 'list' = 'table') {
  const world = createTestStore({
    'GET /feed/index': { feeds: someFeeds },
    'GET /feed/runs': someRuns,
    'GET /feed/bad-lines': someLines,
    'POST /feed/create': { id: 9, key: 'sbf_secret' },
    'POST /feed/renew-key': { key: 'sbf_renewed' },
    'PUT /feed/update': { success: true },
    'POST /feed/open-upload': { url: '/v1/feed/lots?upload=token' },
    'POST /feed/lots': {
      read: 3,
      written: 2,
      unchanged: 0,
      skipped: 1,
      badLines: someLines.lines.slice(0, 1),
      ignored: [],
    },
    ...answers,
  })
  const router = createMemoryRouter([{ path: '/feeds', element: <FeedsPage /> }], { initialEntries: [at] })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  await screen.findByRole(list, { name: 'Feeds' })
  return { ...world, router, user: userEvent.setup() }
}

test('on a phone a feed has two lines: its state and what its last run brought', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, router } = await open({}, '/feeds', 'list')
  const feed = within(screen.getByRole('list', { name: 'Feeds' })).getByRole('button', { name: /CAA Chubu/ })
  const words = feed.textContent?.replaceAll('\u00A0', ' ')
  expect(words).toContain('every 10 minutes, 2026.11.24 10:02')
  expect(words).toContain('3 114')
  expect(words).toContain('14')
  await user.click(feed)
  expect(feed).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toMatch(/feed=\d+/)
})

test('a late feed is reported above all feeds, each of which shows what its last run brought', async () => {
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent(/^HAA Kobe sent its last lots \d+ (hours|days) ago/)
  const row = within(screen.getByRole('row', { name: /CAA Chubu/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'every 10 minutes',
    '2026.11.24 10:02',
    '12 482',
    '3 114',
    '14',
    '21 s',
    '',
    'Bad lines',
  ])
})

test('the selected feed is in the address, with its runs and the lines that couldn’t be read', async () => {
  const { user, router } = await open()
  await user.click(screen.getByRole('button', { name: 'CAA Chubu' }))
  expect(router.state.location.search).toBe('?feed=2')
  const bad = within(await screen.findByRole('region', { name: 'Bad lines' }))
  expect(await bad.findByText('startPrice: is no whole number')).toBeVisible()
  expect(bad.getByText(/they are unknown: wheels/)).toBeVisible()
  expect(bad.getByText('9 more lines are not listed.')).toBeVisible()
  expect(screen.getByText('Interrupted; send it again')).toBeVisible()
})

test('a new feed shows its key once, with a command that sends a file', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'New feed' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'TAA')
  await user.type(screen.getByRole('textbox', { name: /^Expected every/ }), 'soon')
  await user.click(screen.getByRole('button', { name: 'Create feed' }))
  expect(screen.getByRole('textbox', { name: /^Expected every/ })).toBeInvalid()
  expect(sent('POST /feed/create')).toEqual([])
  await user.clear(screen.getByRole('textbox', { name: /^Expected every/ }))
  await user.type(screen.getByRole('textbox', { name: /^Expected every/ }), '15')
  await user.click(screen.getByRole('button', { name: 'Create feed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Feed key' }))
  expect(dialog.getByText('sbf_secret')).toBeVisible()
  expect(dialog.getByText(/^curl .*Bearer sbf_secret/)).toBeVisible()
  expect(sent('POST /feed/create')).toEqual([{ name: 'TAA', everyMinutes: 15 }])
})

test('a name already in use is reported at its field, and the input is kept', async () => {
  const fields = { name: 'name_taken' }
  const { user } = await open({ 'POST /feed/create': () => refused(409, 'name_taken', { fields }) })
  await user.click(screen.getByRole('button', { name: 'New feed' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'USS group')
  await user.click(screen.getByRole('button', { name: 'Create feed' }))
  expect(await screen.findByText('This name is taken.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('USS group')
})

test('a key is renewed after confirmation, and a feed can be paused', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'New key' }))
  await user.click(await screen.findByRole('button', { name: 'Create a new key' }))
  expect(await screen.findByText('sbf_renewed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await waitFor(() =>
    expect(sent('PUT /feed/update')).toEqual([{ id: 1, name: 'USS group', everyMinutes: 10, paused: true }]),
  )
})

test('a fetched feed shows its reading progress and has no key', async () => {
  const fetched = { ...someFeeds[0], name: 'Kansai relay', source: 'sql' }
  await open({
    'GET /feed/index': { feeds: [fetched] },
    'GET /feed/source': { name: 'Kansai relay', settings: someSettings, codeEnd: '3f9a' },
    'GET /feed/pulls': somePulls,
  })
  expect(await screen.findByRole('region', { name: 'Reading' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', '/feeds/source?feed=1')
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
})

test('a file is checked before it is imported, and its bad lines are listed', async () => {
  const { user, sent } = await open()
  await user.click(screen.getByRole('button', { name: 'Upload a file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload lots for USS group' }))
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await user.upload(dialog.getByLabelText('NDJSON or CSV file'), new File(['{}'], 'uss.ndjson'))
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  expect(await dialog.findByText(/3 lines; 1 of them would be skipped/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByText(/^2 lots have been changed/)).toBeVisible()
  expect(dialog.getByText('startPrice: is no whole number')).toBeVisible()
  expect(sent('POST /feed/open-upload')).toEqual([
    { id: 1, fileName: 'uss.ndjson', dryRun: true },
    { id: 1, fileName: 'uss.ndjson', dryRun: false },
  ])
})

test('a row shows how long the last run took and what arrived in the last 24 hours', async () => {
  await open()
  const table = within(await screen.findByRole('table', { name: 'Feeds' }))
  expect(table.getAllByText('21 s')).toHaveLength(3)
  expect(table.getAllByRole('img', { name: /lots changed in the last 24 hours/ })).toHaveLength(3)
})

test('an unreadable value shows its known fix, and its lines can be retried', async () => {
  const { user, sent } = await open({ 'POST /feed/fix-lines': { fixed: 2, left: 0 } })
  await user.click(await screen.findByRole('button', { name: /CAA Chubu/ }))
  const values = within(await screen.findByRole('table', { name: 'Values that couldn’t be read' }))
  const row = within(values.getByRole('row', { name: /mileage/ }))
  expect(row.getByText('Known fix')).toBeVisible()
  expect(row.getByText('2')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Use and try again' }))
  await waitFor(() =>
    expect(sent('POST /feed/fix-lines')).toEqual([
      { runId: 31, field: 'mileage', value: '-1', becomes: null },
    ]),
  )
})

test.each([
  ['mileage', 'textbox', '-'],
  ['status', 'button', null],
] as const)(
  'a refused fix of %s is reported at its field, and the input is kept',
  async (name, role, typed) => {
    const fields = { becomes: 'feed_fix_wrong' }
    const { user } = await open({ 'POST /feed/fix-lines': () => refused(422, 'feed_fix_wrong', { fields }) })
    await user.click(await screen.findByRole('button', { name: /CAA Chubu/ }))
    const values = within(await screen.findByRole('table', { name: 'Values that couldn’t be read' }))
    const row = within(values.getByRole('row', { name: new RegExp(name) }))
    const field = row.getByRole(role, { name: new RegExp(name) })
    if (typed) await user.type(field, typed)
    await user.click(row.getByRole('button', { name: 'Use and try again' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The line still can’t be read with this value.'),
    )
    if (typed) expect(field).toHaveValue(typed)
  },
)
