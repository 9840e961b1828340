import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aVersion, draftVersion } from '../testing/costs.ts'
import { list, openCostTables as open } from '../testing/open-cost-tables.tsx'

afterEach(cleanup)

const withDraft = { 'GET /site/cost-tables': list(draftVersion, aVersion()) }
const rate = () => screen.findByRole('textbox', { name: 'USD: Yen for one' })

test('a draft that cannot be saved says in words where its errors are', async () => {
  const places = [
    'tables.agentFee.car.0',
    'tables.fx.USD',
    'tables.programmes.NZ.steps.1.amount',
    'countries.NZ.sources.0.url',
  ]
  const { user } = await open(
    {
      ...withDraft,
      'PUT /site/cost-tables/draft': () => refused(422, 'cost_tables_shape', { detail: { places } }),
    },
    '/cost-tables?part=fx',
  )
  await user.clear(await rate())
  await user.type(await rate(), '160')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Look at: /)).toHaveTextContent(
    'Look at: Agent fee, Cars, no. 1; Exchange rates, USD; New Zealand, step 2, Entry fees; New Zealand, Sources, no. 1',
  )
})
