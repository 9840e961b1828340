import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, someDocument } from '../testing/costs.ts'
import { openCostTables as open, step, today } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

test('the first country in the list is the one that opens, whatever its code', async () => {
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

test('J and K move through the countries', async () => {
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

test('a slash opens the country search, and Escape closes it', async () => {
  const kenya = { ...someDocument.countries.NZ, names: { en: 'Kenya', ru: 'Кения' } }
  const document = { ...someDocument, countries: { ...someDocument.countries, KE: kenya } }
  const { user } = await open({ 'GET /site/cost-tables/2': { version: aVersion(), document } })
  const shown = () => within(screen.getByRole('list', { name: 'Destinations' })).getAllByRole('button')
  await screen.findByRole('list', { name: 'Destinations' })
  const all = shown().length
  expect(screen.queryByRole('textbox', { name: 'Find a country' })).toBeNull()
  await user.keyboard('/')
  await user.keyboard('ken')
  expect(screen.getByRole('textbox', { name: 'Find a country' })).toHaveValue('ken')
  expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Kenya')])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: 'Find a country' })).toBeNull()
  expect(shown()).toHaveLength(all)
  expect(screen.getByRole('button', { name: 'Find a country' })).toHaveFocus()
})

test('a country’s line shows how reliable its figures are and when they were read, leaving out the current year', async () => {
  const nearest = Object.values(someDocument.countries)[0]
  if (nearest === undefined) throw new Error('there is a country')
  const year = today.slice(0, 4)
  const read = (name: string, readOn: string, contested?: string) => {
    const { contested: _, ...rest } = nearest
    const sources = nearest.sources.map((source) => ({ ...source, readOn }))
    return {
      ...rest,
      names: { en: name, ru: name },
      confidence: 'secondary',
      sources,
      ...(contested && { contested }),
    }
  }
  const countries = {
    AE: read('Emirates', `${year}-01-05`),
    GE: read('Georgia', `${year}-01-06`, 'The rate may be another one.'),
    JM: read('Jamaica', '2019-11-23'),
  }
  const document = { ...someDocument, countries: { ...someDocument.countries, ...countries } }
  await open({ 'GET /site/cost-tables/2': { version: aVersion(), document } })
  const list = within(await screen.findByRole('list', { name: 'Destinations' }))
  expect(list.getByText('secondary source, read 01.05')).toBeVisible()
  expect(list.getByRole('button', { name: /Georgia/ })).toHaveTextContent(/contested, read 01\.06$/)
  expect(list.getByRole('button', { name: /Georgia/ })).not.toHaveTextContent('secondary')
  expect(list.getByText('secondary source, read 2019.11.23')).toBeVisible()
})
