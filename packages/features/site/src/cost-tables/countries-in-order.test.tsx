import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, someDocument } from '../testing/costs.ts'
import { openCostTables as open, step } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

test('the first country of the list is the one that opens, whatever its code is', async () => {
  const { countries } = someDocument
  const [nearest] = Object.values(countries)
  if (nearest === undefined) throw new Error('there is a country')
  const more = { AE: { ...nearest, names: { en: 'United Arab Emirates', ru: 'ОАЭ' } }, ...countries }
  await open({
    'GET /site/cost-tables/2': { version: aVersion(), document: { ...someDocument, countries: more } },
  })
  const shown = within(await screen.findByRole('list', { name: 'Destinations' })).getAllByRole('button')
  expect(shown[0]).toHaveAttribute('aria-current')
  expect(shown.at(-1)).toHaveTextContent('United Arab Emirates')
})

test('J and K go through the countries', async () => {
  const kenya = {
    ...someDocument.countries.NZ,
    names: { en: 'Kenya', ru: 'Кения' },
    offer: 'prohibited',
    reviewBy: null,
  }
  const document = { ...someDocument, countries: { ...someDocument.countries, KE: kenya } }
  const { user } = await open({ 'GET /site/cost-tables/2': { version: aVersion(), document } })
  const current = () => screen.getByRole('list', { name: 'Destinations' }).querySelector('[aria-current]')
  expect(
    await screen.findByText('Used vehicles may not be imported, so there are rules but no steps.'),
  ).toBeVisible()
  await user.keyboard('j')
  expect(current()).toHaveTextContent('New Zealand')
  expect(await step(/1\s*GST/)).toBeVisible()
  await user.keyboard('k')
  expect(current()).toHaveTextContent('Kenya')
})
