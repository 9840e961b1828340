import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, earlierVersion, someDocument } from '../testing/costs.ts'
import { list, openCostTables as open, step, today } from '../testing/open-cost-tables.tsx'
import { rowOf } from './amounts/kinds.ts'

afterEach(cleanup)

const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const ratesAt = '/cost-tables?part=fx'
const rate = () => screen.findByRole('textbox', { name: 'USD: Yen for one' })
const savedOf = (sent: (what: string) => unknown[]) =>
  sent('PUT /site/cost-tables/draft')[0] as { version: number; document: typeof someDocument }

test('the version in effect is read-only: countries with their charges, sources, disputed figures and due reviews', async () => {
  const { user } = await open()
  const versions = await screen.findByRole('button', { name: /Versions/ })
  expect(versions).toHaveTextContent('In force, since 2026.11.01')
  const countries = within(screen.getByRole('list', { name: 'Destinations' }))
  expect(countries.getByRole('button', { name: /New Zealand.*Review due/ })).toHaveAttribute('aria-current')
  expect(await step(/1\s*GST.*15% of CIF/)).toBeDisabled()
  await user.click(screen.getByRole('tab', { name: /Sources/ }))
  expect(screen.getByRole('link', { name: 'Customs' })).toBeVisible()
  expect(screen.getByText('Whether it is so.')).toBeVisible()
  expect(screen.getByText(/Review was due 2026.11.01/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
})

test('an earlier version is selected in the header and appears in the address', async () => {
  const { user, router } = await open({
    'GET /site/cost-tables/1': { version: earlierVersion, document: someDocument },
  })
  await user.click(await screen.findByRole('button', { name: /Versions/ }))
  await user.click(await screen.findByRole('option', { name: 'Ended, 2026.10.01 to 2026.10.31' }))
  expect(router.state.location.search).toBe('?version=1')
})

test('the import rules of a country are listed with their days and sources', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: /Rules/ }))
  expect(screen.getByText('Cars of seven years at most.')).toBeVisible()
  expect(screen.getByText('Blocks bids')).toBeVisible()
  expect(screen.getByText('for arrivals from 2026.07.01')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('href', 'https://law.example')
})

test('a draft is created from a version, and the typed values are sent', async () => {
  const { user, sent } = await open({}, ratesAt)
  await user.click(await screen.findByRole('button', { name: 'New draft from this version' }))
  await user.clear(await rate())
  await user.type(await rate(), '158.50')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const saved = savedOf(sent)
  expect(saved.version).toBe(0)
  expect(saved.document.tables.fx).toEqual({ USD: '158.50' })
  expect(saved.document.tables.ports).toEqual(someDocument.tables.ports)
})

test('a step is edited in its form, with both figures shown and the country marked as a draft', async () => {
  const { user, sent } = await open(withDraft)
  await user.click(await step(/1\s*GST/))
  const percent = screen.getByRole('textbox', { name: '%' })
  await user.clear(percent)
  await user.type(percent, '12,5')
  expect(await step(/1\s*GST.*15% of CIF 12\.5% of CIF.*Changed/)).toBeVisible()
  expect(screen.getByRole('button', { name: /New Zealand.*Draft/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  expect(savedOf(sent).document.tables.programmes.NZ?.steps[0]?.amount).toEqual({
    percent: '12.5',
    of: ['CIF'],
  })
})

test('a bracketed amount is created from another kind, and a step uses only those above it', async () => {
  const { user, sent } = await open(withDraft)
  await user.click(await step(/2\s*Entry fees/))
  await user.click(screen.getByRole('button', { name: /^Fixed amount/ }))
  await user.click(await screen.findByRole('option', { name: 'By brackets' }))
  await user.click(screen.getByRole('button', { name: 'Add a row' }))
  const edge = screen.getByRole('textbox', { name: 'Up to' })
  await user.clear(edge)
  await user.type(edge, '1500')
  const [low] = screen.getAllByRole('textbox', { name: '%' })
  await user.clear(low as HTMLElement)
  await user.type(low as HTMLElement, '5')
  const [bases] = screen.getAllByRole('group', { name: 'Of' })
  expect(within(bases as HTMLElement).getByRole('checkbox', { name: 'gst' })).toBeVisible()
  expect(within(bases as HTMLElement).queryByRole('checkbox', { name: 'entry' })).toBeNull()
  await user.click(within(bases as HTMLElement).getByRole('checkbox', { name: 'gst' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  expect(savedOf(sent).document.tables.programmes.NZ?.steps[1]?.amount).toEqual({
    by: 'cc',
    rows: [
      rowOf(1500, { percent: '5', of: ['CIF', 'gst'] }),
      rowOf(null, { percent: '0', of: ['CIF', 'gst'] }),
    ],
  })
})

test('steps can be added, moved with keys and removed', async () => {
  const { user } = await open(withDraft)
  await user.click(await screen.findByRole('button', { name: 'Add a step' }))
  expect(await step(/3\s*step3.*New/)).toHaveAttribute('aria-expanded', 'true')
  ;(await step(/3\s*step3/)).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await step(/2\s*step3/)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await step(/1\s*step3.*New/)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(await step(/2\s*step3/)).toHaveFocus()
  const name = screen.getByRole('textbox', { name: 'Name in formulas' })
  await user.clear(name)
  await user.type(name, 'levy')
  expect(await step(/2\s*levy.*New/)).toHaveAttribute('aria-expanded', 'true')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{Control>}z{/Control}')
  expect(await step(/2\s*lev(?!y)/)).toBeVisible()
})

test('a block from a spreadsheet is pasted over the rows, and the previous values are shown', async () => {
  const { user, sent } = await open(withDraft, '/cost-tables?part=freight')
  const first = await screen.findByRole('textbox', { name: 'Auckland, USD: per m³' })
  await user.click(first)
  await user.paste('1 064\t3,5')
  expect(first).toHaveValue('1064')
  expect(screen.getByText('62')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  expect(savedOf(sent).document.tables.ports.Auckland?.freight).toMatchObject({
    rate: '1064',
    surchargePercent: '3.5',
  })
})

test('a row shows since when its figures apply and where they come from', async () => {
  const rows = { 'freight Auckland': { since: '2026-10-01', source: 'Carrier’s list' } }
  const document = { ...someDocument, staff: { rows } }
  const { user, sent } = await open(
    {
      ...withDraft,
      'GET /site/cost-tables/2': { version: aVersion(), document },
      'GET /site/cost-tables/3': { version: draftVersion, document },
    },
    '/cost-tables?part=freight',
  )
  const source = await screen.findByRole('textbox', { name: 'Source of Auckland, USD' })
  expect(source).toHaveValue('Carrier’s list')
  expect(screen.getByText('since 2026.10.01')).toBeVisible()
  await user.clear(source)
  await user.type(source, 'By mail')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  expect(savedOf(sent).document.staff?.rows).toEqual({
    'freight Auckland': { since: '2026-10-01', source: 'By mail' },
  })
})

test('the preview’s cars can be changed and are saved with the draft', async () => {
  const { user, sent } = await open(withDraft)
  await user.click(await screen.findByRole('button', { name: 'Change the cars' }))
  const first = within(screen.getByRole('group', { name: 'Car 1' }))
  expect(first.getByRole('textbox', { name: 'Model' })).toHaveValue('Vitz')
  await user.clear(first.getByRole('textbox', { name: 'Bid, ¥' }))
  await user.type(first.getByRole('textbox', { name: 'Bid, ¥' }), '300000')
  await user.click(screen.getByRole('button', { name: 'Remove Nissan Note e-Power' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const { samples } = savedOf(sent).document.staff ?? {}
  expect(samples).toHaveLength(4)
  expect(samples?.[0]).toMatchObject({ model: 'Vitz', price: 300_000 })
})

test('nothing can be published before its effect has been previewed, and the reason is sent with it', async () => {
  const { user, sent } = await open(withDraft)
  const publish = await screen.findByRole('button', { name: 'Publish' })
  expect(publish).toHaveAccessibleDescription('Preview these figures first.')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('p')
  expect(
    await screen.findByText(/1 of 1 totals change, over all ports\. Largest change: \+\u2060?¥\s12\s000\./),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /Toyota Vitz.*\+\u2060?¥\s12\s000/ })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason, for the audit log' }), 'New levies')
  await user.click(publish)
  await waitFor(() =>
    expect(sent('POST /site/cost-tables/publish')).toEqual([
      { version: 4, from: today, reason: 'New levies' },
    ]),
  )
})

test('faults are listed with their step and prevent the draft from being published', async () => {
  const faulty = {
    problems: [
      { at: 'tables.programmes.NZ.steps.entry', problem: 'unknownBase' },
      { at: 'tables.sizeClasses', problem: 'rowsEnd' },
    ],
    totals: [],
    falls: [],
  }
  const { user } = await open({ ...withDraft, 'POST /site/cost-tables/preview': faulty })
  await step(/1\s*GST/)
  await user.keyboard('p')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    'New Zealand, step 2, Entry fees: A step uses a value that is computed later.',
  )
  expect(alert).toHaveTextContent(
    'Size classes, up to and with so many liters: The last row has to take everything above.',
  )
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
    'Fix the errors before publishing.',
  )
})

test('saving keeps the place and the typed reason', async () => {
  const { user, router } = await open(withDraft, '/cost-tables?part=fx&version=3')
  await user.type(await screen.findByRole('textbox', { name: 'Reason, for the audit log' }), 'New rates')
  await user.type(await rate(), '1')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.search).toBe('?part=fx'))
  expect(screen.getByRole('textbox', { name: 'Reason, for the audit log' })).toHaveValue('New rates')
})

test('a version that failed to load can be retried', async () => {
  let isAway = true
  const { user } = await open({
    'GET /site/cost-tables/2': () =>
      isAway ? refused(500, 'internal') : { version: aVersion(), document: someDocument },
  })
  expect(await screen.findByText('Couldn’t load the cost tables')).toBeVisible()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await step(/1\s*GST/)).toBeVisible()
})

test('an invalid number stays as typed, shows an error and changes nothing', async () => {
  const { user } = await open(withDraft)
  await user.click(await step(/1\s*GST/))
  await user.click(screen.getByText('Only for some vehicles'))
  const from = screen.getByRole('textbox', { name: 'From, cc' })
  await user.type(from, '1500x')
  expect(from).toHaveValue('1500x')
  expect(from).toHaveAccessibleDescription('Whole numbers only.')
  expect(await step(/1\s*GST.*only from 1\s500 cc/)).toBeVisible()
})

test('a step that has only moved counts as one change', async () => {
  const { user } = await open(withDraft)
  ;(await step(/2\s*Entry fees/)).focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeVisible()
})

test('a draft changed by a colleague is not overwritten, and the input is kept', async () => {
  const { user } = await open(
    { ...withDraft, 'PUT /site/cost-tables/draft': () => refused(409, 'stale') },
    ratesAt,
  )
  await user.clear(await rate())
  await user.type(await rate(), '160')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has changed the draft')
  expect(await rate()).toHaveValue('160')
})

test('a document is imported from a file, and an unrelated file is rejected', async () => {
  const { user } = await open({}, ratesAt)
  const file = (text: string) => new File([text], 'tables.json', { type: 'application/json' })
  const input = await screen.findByLabelText('Import', { selector: 'input' })
  await user.upload(input, file('no tables'))
  expect(await screen.findByText('This file isn’t JSON.')).toBeVisible()
  const other = { ...someDocument, tables: { ...someDocument.tables, fx: { EUR: '180' } } }
  await user.upload(input, file(JSON.stringify(other)))
  expect(await screen.findByRole('textbox', { name: 'EUR: Yen for one' })).toHaveValue('180')
})
