import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, earlierVersion, someDocument, somePreview } from '../testing/costs.ts'
import { CostTablesPage } from './CostTablesPage.tsx'

afterEach(cleanup)

const today = '2026-11-25'
const list = (...versions: ReturnType<typeof aVersion>[]) => ({ versions, today })

async function open(answers: Record<string, unknown> = {}, at = '/cost-tables') {
  const world = createTestStore({
    'GET /site/cost-tables': list(aVersion(), earlierVersion),
    'GET /site/cost-tables/2': { version: aVersion(), document: someDocument },
    'GET /site/cost-tables/3': { version: draftVersion, document: someDocument },
    'POST /site/cost-tables/preview': somePreview,
    'PUT /site/cost-tables/draft': draftVersion,
    'POST /site/cost-tables/publish': aVersion({ id: 3 }),
    ...answers,
  })
  const router = createMemoryRouter([{ path: '*', element: <CostTablesPage /> }], { initialEntries: [at] })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, user: userEvent.setup() }
}
const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const rate = () => screen.findByRole('textbox', { name: 'USD: Yen for one' })

test('the version in force is shown, with sources, what is contested and what is due, and is only read', async () => {
  await open()
  const versions = within(await screen.findByRole('navigation', { name: 'Versions' }))
  expect(versions.getByText('In force')).toBeVisible()
  expect(versions.getByText('Ended')).toBeVisible()
  expect(await rate()).toHaveAttribute('readonly')
  expect(screen.getByRole('link', { name: 'Customs' })).toBeVisible()
  expect(screen.getByText('Whether it is so.')).toBeVisible()
  expect(screen.getByText(/Review was due 2026.11.01/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('the import rules of a country are listed with their days and sources', async () => {
  const { user } = await open()
  await user.click(await screen.findByText('1 import rule'))
  expect(screen.getByText('Cars of seven years at most.')).toBeVisible()
  expect(screen.getByText('Blocks bids')).toBeVisible()
  expect(screen.getByText('for arrivals from 2026.07.01')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('href', 'https://law.example')
})

test('a draft is begun from it, and what is typed is what is sent', async () => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('button', { name: 'New draft from this version' }))
  await user.clear(await rate())
  await user.type(await rate(), '158.50')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const [saved] = sent('PUT /site/cost-tables/draft') as unknown as [
    { version: number; document: typeof someDocument },
  ]
  expect(saved.version).toBe(0)
  expect(saved.document.tables.fx).toEqual({ USD: '158.50' })
  expect(saved.document.tables.ports).toEqual(someDocument.tables.ports)
})

test('nothing is published before its effect was looked at', async () => {
  const { user, sent } = await open(withDraft)
  const publish = await screen.findByRole('button', { name: 'Publish' })
  expect(publish).toHaveAccessibleDescription('Look at the preview of these figures first.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByText('1 of 1 totals change, over all ports.')).toBeVisible()
  expect(screen.getByRole('row', { name: /Toyota Vitz.*\+¥\s12\s000/ })).toBeVisible()
  await user.click(publish)
  await waitFor(() => expect(sent('POST /site/cost-tables/publish')).toEqual([{ version: 4, from: today }]))
})

test('faults are named with their place and keep the draft from being published', async () => {
  const faulty = { problems: [{ at: 'tables.sizeClasses', problem: 'rowsEnd' }], totals: [] }
  const { user } = await open({ ...withDraft, 'POST /site/cost-tables/preview': faulty })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'tables.sizeClasses The last row has to take everything above.',
  )
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
    'Faults keep it from being published.',
  )
})

test('a draft that a colleague has changed is not overwritten, and nothing typed is lost', async () => {
  const { user } = await open({
    ...withDraft,
    'PUT /site/cost-tables/draft': () => refused(409, 'stale'),
  })
  await user.clear(await rate())
  await user.type(await rate(), '160')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has changed the draft')
  expect(await rate()).toHaveValue('160')
})

test('a document is imported from a file, and a file of something else is refused', async () => {
  const { user } = await open()
  const file = (text: string) => new File([text], 'tables.json', { type: 'application/json' })
  const input = await screen.findByLabelText('Import', { selector: 'input' })
  await user.upload(input, file('no tables'))
  expect(await screen.findByText('This file holds no JSON.')).toBeVisible()
  const other = { ...someDocument, tables: { ...someDocument.tables, fx: { EUR: '180' } } }
  await user.upload(input, file(JSON.stringify(other)))
  expect(await screen.findByRole('textbox', { name: 'EUR: Yen for one' })).toHaveValue('180')
})
