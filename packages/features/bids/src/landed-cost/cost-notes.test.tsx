import '../testing/setup.ts'
import type { Output } from '@seriba/contracts/contract'
import type { lotCosts } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { costs, withCosts } from '../testing/cost-panel.tsx'
import { someCosts } from '../testing/costs.ts'

/** The costs of a lot, calculated with a modified document. */
function withDocument(
  change: (document: CostDocument) => void,
  choices: Parameters<typeof someCosts>[0] = {},
): Output<typeof lotCosts> {
  const changed = structuredClone(someCosts(choices))
  if (changed.costs) change(changed.costs.document)
  return changed
}
const open = (answer: Output<typeof lotCosts>) => withCosts({}, { 'GET /bid/cost-tables': answer })

test('the reliability of the sum and what it leaves out are shown below it without another click', async () => {
  await open(
    withDocument(({ countries }) =>
      Object.assign(countries.NZ ?? {}, {
        notIncluded: [
          { label: { en: 'clearing agent', ru: 'брокер' }, typical: { amount: '350', currency: 'NZD' } },
          { label: { en: 'storage', ru: 'хранение' }, typical: { amount: '12000', currency: 'JPY' } },
          { label: { en: 'plates', ru: 'номера' } },
        ],
      }),
    ),
  )
  const said = (await costs()).getByText(/public sources read on 2026\.11\.23; customs decide/)
  expect(said).toBeVisible()
  expect(said).toHaveTextContent(
    /Not included: clearing agent \(usually NZD\s350\), storage \(usually ¥\s12\s000\), plates\./,
  )
})

test('nothing is listed as not included if nothing is missing', async () => {
  await open(withDocument(({ countries }) => Object.assign(countries.NZ ?? {}, { notIncluded: [] })))
  expect((await costs()).getByText(/customs decide/)).toBeVisible()
  expect((await costs()).queryByText(/Not included/)).not.toBeInTheDocument()
})

test('exchange rates not renewed for a month are marked as old', async () => {
  await open(withDocument((document) => Object.assign(document, { ratesOn: '2026-08-01' })))
  expect((await costs()).getByText(/exchange rates used here are from 2026\.08\.01/)).toBeVisible()
})

test('no exchange rate is marked as old for a lot without a destination', async () => {
  await open(withDocument((document) => Object.assign(document, { ratesOn: '2026-08-01' }), { port: null }))
  await costs()
  expect(screen.queryByText(/exchange rates used here/)).not.toBeInTheDocument()
})

test('the destination lines state their exchange rate and its date', async () => {
  const { user } = await open(withDocument((document) => Object.assign(document, { ratesOn: '2026-11-01' })))
  await user.click(await (await costs()).findByText('Line by line'))
  expect((await costs()).getByText('Calculated at 89.00 yen per NZD, the rate of 2026.11.01.')).toBeVisible()
})

test('a charge that begins before the vehicle arrives has a name, even if no table contains it yet', async () => {
  const levy = { id: 'greenLevy', label: { en: 'Green levy', ru: 'Сбор' }, amount: { fixed: 120 } }
  const { user } = await open(
    withDocument((document) => {
      const { NZ } = document.tables.programmes
      if (!NZ) throw new Error('the tables have sums for New Zealand')
      const programmes = { NZ: { ...NZ, steps: [...NZ.steps, levy] } }
      Object.assign(document, { later: [{ from: '2026-12-01', programmes, fx: {} }] })
    }),
  )
  await user.click(await (await costs()).findByText('Line by line'))
  expect((await costs()).getByText('Green levy')).toBeVisible()
})

test('a reader’s currency that no longer has a rate is named and reported as such', async () => {
  await withCosts({ currency: 'GBP' })
  expect(
    await (await costs()).findByText('There is no exchange rate for GBP, so sums are in yen.'),
  ).toBeVisible()
  expect((await costs()).getByRole('button', { name: /My currency/ })).toHaveTextContent('GBP')
})
