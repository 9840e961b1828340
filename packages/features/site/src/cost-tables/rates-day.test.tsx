import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion, someDocument } from '../testing/costs.ts'
import { list, openCostTables } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const withDraft = (document: typeof someDocument) => ({
  'GET /site/cost-tables': list(draftVersion, aVersion()),
  'GET /site/cost-tables/2': { version: aVersion(), document },
  'GET /site/cost-tables/3': { version: draftVersion, document },
})

test('the date of the exchange rates is entered with them, because buyers see it', async () => {
  const { user, sent } = await openCostTables(withDraft(someDocument), '/cost-tables?part=fx')
  const day = await screen.findByRole('textbox', { name: 'Rates of' })
  await user.clear(day)
  await user.type(day, '2026.11.20')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(sent('PUT /site/cost-tables/draft')).toMatchObject([{ document: { ratesOn: '2026-11-20' } }]),
  )
})

test('staff see that rates are more than a month old, as buyers do', async () => {
  await openCostTables(withDraft({ ...someDocument, ratesOn: '2026-10-01' }), '/cost-tables?part=fx')
  expect(await screen.findByText(/rates are more than a month old/)).toBeVisible()
})

test('an excluded cost can have its usual amount, which clearing the field removes', async () => {
  const { NZ } = someDocument.countries
  if (!NZ) throw new Error('there is a country')
  const items = [
    { label: { en: 'agent', ru: 'брокер' } },
    { label: { en: 'plates', ru: 'номера' }, typical: { amount: '90', currency: 'USD' } },
  ]
  const document = { ...someDocument, countries: { NZ: { ...NZ, notIncluded: items } } }
  const { user, sent } = await openCostTables(withDraft(document))
  await user.click(await screen.findByRole('tab', { name: /^Not included/ }))
  const [agent, plates] = screen.getAllByRole('textbox', { name: 'Usually costs' })
  if (!agent || !plates) throw new Error('each has a field')
  await user.type(agent, '350')
  await user.clear(plates)
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(sent('PUT /site/cost-tables/draft')).toHaveLength(1))
  const [{ document: saved }] = sent('PUT /site/cost-tables/draft') as [{ document: typeof document }]
  expect(saved.countries.NZ.notIncluded).toEqual([
    { ...items[0], typical: { amount: '350', currency: 'NZD' } },
    { label: items[1]?.label },
  ])
})

test('a published version shows the date of its rates above them', async () => {
  await openCostTables({}, '/cost-tables?part=fx')
  expect(await screen.findByText('Rates of 2026.11.01')).toBeVisible()
})
