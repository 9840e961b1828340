import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, earlierVersion, someDocument, soundDocument } from '../testing/costs.ts'
import { list, openCostTables as open, today } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const savedOf = (sent: (what: string) => unknown[]) =>
  sent('PUT /site/cost-tables/draft')[0] as { document: typeof someDocument }

test('a version shows how many live bids and unpaid purchases use it, and a draft shows those of the version in effect', async () => {
  const { user } = await open({
    ...withDraft,
    'GET /site/cost-tables': list(draftVersion, aVersion(), earlierVersion),
    'GET /site/cost-tables/1': { version: earlierVersion, document: someDocument },
  })
  expect(
    await screen.findByText(/17 live bids and 1 unpaid purchase use the published version\. Bids keep/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Versions/ }))
  await user.click(await screen.findByRole('option', { name: /^Ended/ }))
  expect(await screen.findByText('No live bid or unpaid purchase uses it.')).toBeVisible()
})

const testCase = (landed: number) => ({
  id: 'vitz',
  car: { maker: 'Toyota', model: 'Vitz', engine: 996, horsePower: 69, age: 11, price: 155_000 },
  port: 'Auckland',
  day: today,
  expected: { fob: 1, cnf: 2, cif: 3, landed },
})

test('a test case is stored with its expected sums, and new sums can be accepted', async () => {
  const { user, sent } = await open({
    ...withDraft,
    'GET /site/cost-tables/3': {
      version: draftVersion,
      document: { ...soundDocument, staff: { cases: [testCase(4)] } },
    },
  })
  await user.click(await screen.findByRole('tab', { name: /Test cases/ }))
  const row = () => screen.getByRole('row', { name: /Toyota Vitz.*Auckland, bid ¥.155.000, 11 years old/ })
  expect(row()).toHaveTextContent('Changed')
  await user.click(screen.getByRole('button', { name: 'Expect this of Toyota Vitz' }))
  expect(row()).toHaveTextContent('As expected')
  await user.click(screen.getByRole('button', { name: 'Keep as a case' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const { cases = [] } = savedOf(sent).document.staff ?? {}
  expect(cases).toHaveLength(2)
  expect(cases[1]).toMatchObject({ port: 'Auckland', day: today, expected: cases[0]?.expected })
})

test('test cases with different sums are listed before publishing', async () => {
  const { user } = await open({
    ...withDraft,
    'GET /site/cost-tables/3': {
      version: draftVersion,
      document: { ...soundDocument, staff: { cases: [testCase(4)] } },
    },
  })
  await screen.findByRole('button', { name: /^Publish/ })
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('p')
  expect(
    await screen.findByText('1 test case gives a different total: Toyota Vitz (Auckland).'),
  ).toBeVisible()
})

test('the history of a country shows what was published, when, by whom and why', async () => {
  const version = { id: 2, validFrom: '2026-11-01', by: 'R. Tanaka', at: '2026-10-30T01:00:00Z' }
  const { user } = await open({
    'GET /site/cost-tables-history': {
      versions: [
        { ...version, reason: 'New levies', changes: 3, steps: [{ en: 'GST', ru: 'Налог' }] },
        { ...version, id: 1, validFrom: '2026-07-01', reason: null, changes: null, steps: [] },
      ],
    },
  })
  await user.click(await screen.findByRole('tab', { name: 'History' }))
  const [latest, first] = await within(screen.getByRole('tabpanel', { name: 'History' })).findAllByRole(
    'listitem',
  )
  expect(latest).toHaveTextContent(/since 2026\.11\.01.*3 changes: GST.*R\. Tanaka.*New levies/)
  expect(first).toHaveTextContent(/since 2026\.07\.01.*First published/)
})
