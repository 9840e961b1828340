import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aSite } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { MobileBidBar } from '../bid-panel/OwnBidPanel.tsx'
import { aLot, anAllowance } from '../testing/builders.ts'
import { amount, costs, radio, withCosts } from '../testing/cost-panel.tsx'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

describe('the landed cost', () => {
  test('follows the typed amount without a server request', async () => {
    const { user, fetch } = await withCosts()
    expect(await radio(/Landed in Auckland/)).toBeChecked()
    const asked = fetch.mock.calls.length
    await user.type(amount(), '3000000')
    expect(await radio(/FOB.*¥\s3\s146\s000/)).toBeInTheDocument()
    expect(await radio(/CIF.*¥\s3\s310\s642/)).toBeInTheDocument()
    expect(await radio(/Landed in Auckland.*¥\s3\s807\s262/)).toBeInTheDocument()
    expect(fetch.mock.calls).toHaveLength(asked)
  })

  test('uses the start price until something is typed, and says so', async () => {
    await withCosts()
    expect(await (await costs()).findByText(/Based on the start price/)).toBeVisible()
    expect(await radio(/FOB.*¥\s2\s996\s000/)).toBeInTheDocument()
  })

  test('is shown in the reader’s currency with the rate and its date', async () => {
    await withCosts({ currency: 'USD' })
    expect(await radio(/Landed in Auckland.*USD\s[\d\s]+ at 155\.00, 2026\.11\.0?\d+/)).toBeInTheDocument()
  })

  test('says when a rate is old', async () => {
    const { costs: known } = someCosts({ currency: 'USD' })
    if (known === null) throw new Error('there are costs')
    const rates = known.rates.map((rate) => ({ ...rate, day: '2026-10-02', stale: true }))
    await withCosts({}, { 'GET /bid/cost-tables': { costs: { ...known, rates } } })
    expect(await radio(/Landed in Auckland.*at the old rate of 2026\.10\.02, 155\.00/)).toBeInTheDocument()
  })

  test('is a range when a deciding fact is unknown, with the reason', async () => {
    await withCosts({ port: 'Southampton' })
    expect(await radio(/Landed in Southampton.*¥\s[\d\s]+–[\d\s]+/)).toBeInTheDocument()
    expect((await costs()).getByText(/proof of Japanese origin/)).toBeVisible()
  })

  test('stops at CIF if the company gives no duties', async () => {
    await withCosts({ port: 'Mombasa' })
    expect(await radio(/CIF/)).toBeChecked()
    expect(await radio(/Landed/)).toBeDisabled()
    expect((await costs()).getByText(/Please ask us about duties in Kenya/)).toBeVisible()
  })

  test('keeps the company’s charges separate from customs, with date and source', async () => {
    const { user } = await withCosts()
    const region = await costs()
    await user.click(await region.findByText('Line by line'))
    expect(region.getByRole('heading', { name: 'To the company' })).toBeVisible()
    expect(region.getByText('USS Tokyo to Yokohama')).toBeVisible()
    expect(region.getByRole('heading', { name: 'At the destination, estimate' })).toBeVisible()
    expect(region.getByText('GST')).toBeVisible()
    expect(region.getByText(/public sources read on 2026.11.23; customs decide/)).toBeVisible()
    expect(region.getByRole('link', { name: 'Invented customs page' })).toBeVisible()
    expect(region.getByText(/Not included: Clearing agent/)).toBeVisible()
  })

  test('is repeated in the bid confirmation', async () => {
    const { user } = await withCosts({}, { 'GET /bid/allow': anAllowance() })
    await costs()
    await user.type(amount(), '3000000')
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
    expect(await dialog.findByText('Landed in Auckland')).toBeVisible()
    expect(dialog.getByText('¥ 3 807 262')).toBeVisible()
  })
})

test('the confirmation shows by how much the bid exceeds the budget, if it does', async () => {
  const { user } = await withCosts({}, { 'GET /bid/allow': anAllowance() })
  await user.type(await (await costs()).findByRole('textbox', { name: /My budget/ }), '3500000')
  await user.type(amount(), '3000000')
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your bid' }))
  const over = (await dialog.findByText('Over my budget')).parentElement
  // The upper end of its range, minus the budget.
  expect(over).toHaveTextContent(/¥\s3\d\d\s\d{3}$/)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.clear(await (await costs()).findByRole('textbox', { name: /My budget/ }))
  await user.click(screen.getByRole('button', { name: 'Place bid' }))
  await screen.findByRole('dialog', { name: 'Confirm your bid' })
  expect(screen.queryByText('Over my budget')).not.toBeInTheDocument()
})

test('the button shows the amount it places, and keeps its name', async () => {
  const { user } = await withCosts()
  const button = screen.getByRole('button', { name: 'Place bid' })
  expect(button).toHaveTextContent(/^Place bid$/)
  await user.type(amount(), '3350000')
  await waitFor(() => expect(button).toHaveTextContent(/^Place bid\s?¥\s3\s350\s000$/))
  expect(button).toHaveAccessibleName('Place bid')
})

test('the panel follows the order of the decision: import rules, amount, cost, the rest, and the button', async () => {
  await withCosts()
  const inOrder = [
    await screen.findByRole('region', { name: 'Import rules' }),
    amount(),
    await radio(/Landed in Auckland/),
    await (await costs()).findByRole('textbox', { name: /My budget/ }),
    screen.getByRole('textbox', { name: /Comment to manager/ }),
    screen.getByRole('button', { name: 'Place bid' }),
  ]
  for (const [at, element] of inOrder.entries())
    for (const later of inOrder.slice(at + 1))
      expect(element.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a bar shows how much of the sum is for Japan, the voyage and the destination', async () => {
  const { user } = await withCosts()
  await user.type(amount(), '3000000')
  expect(
    await (await costs()).findByRole('img', {
      name: 'FOB 83%, freight and insurance 4%, duty and taxes 13%',
    }),
  ).toBeVisible()
})

test('on a phone the sum is beside the button, whatever is visible', async () => {
  const { user } = await show(<MobileBidBar lot={aLot()} pageType="car-auction" />, {
    answers: { 'GET /bid/cost-tables': someCosts() },
  })
  await user.click(await screen.findByRole('button', { name: 'Place bid' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Place bid' }))
  const button = sheet.getByRole('button', { name: 'Place bid' })
  await user.type(sheet.getByRole('textbox', { name: 'Your bid' }), '3000000')
  await waitFor(() =>
    expect(button.parentElement).toHaveTextContent(/Landed in Auckland.*¥.3.807.262.*Place bid/),
  )
})

describe('the import regime', () => {
  const withTraders = () => {
    const costs = structuredClone(someCosts())
    const { tables } = costs.costs?.document ?? {}
    const nz = tables?.programmes.NZ
    if (tables && nz) tables.programmes['NZ/trader'] = { ...nz, steps: nz.steps.slice(0, 0) }
    return costs
  }

  test('is asked for where the country requires it, changes the sum, and is remembered', async () => {
    const { user, sent } = await withCosts({}, { 'GET /bid/cost-tables': withTraders() })
    await user.type(amount(), '3000000')
    expect(await radio(/Landed in Auckland.*¥\s3\s807\s262/)).toBeInTheDocument()
    await user.click((await costs()).getByRole('button', { name: /How you import/ }))
    await user.click(await screen.findByRole('option', { name: 'I import as a trader' }))
    expect(await radio(/Landed in Auckland.*¥\s3\s310\s642/)).toBeInTheDocument()
    await waitFor(() => expect(sent('PUT /user/cost-choices')[0]).toMatchObject({ regime: 'trader' }))
  })

  test('is not asked for elsewhere', async () => {
    await withCosts()
    await radio(/Landed in Auckland/)
    expect((await costs()).queryByRole('button', { name: /How you import/ })).not.toBeInTheDocument()
  })
})

describe('the destination port', () => {
  test('is asked for if none was chosen, and the sum stops at FOB', async () => {
    await withCosts({ port: null })
    expect(await (await costs()).findByText('Choose your port once')).toBeVisible()
    expect(await radio(/FOB/)).toBeChecked()
    expect(await radio(/CIF/)).toBeDisabled()
  })

  test('is chosen once and remembered', async () => {
    const { user, sent } = await withCosts({ port: null })
    await user.click((await costs()).getByRole('button', { name: /Port/ }))
    await user.click(await screen.findByRole('option', { name: 'Auckland, New Zealand' }))
    expect(await radio(/Landed in Auckland/)).toBeChecked()
    await waitFor(() =>
      expect(sent('PUT /user/cost-choices')).toEqual([
        { port: 'Auckland', regime: 'private', currency: null, milestone: 'landed' },
      ]),
    )
  })

  test('applies to the lot even if it could not be saved', async () => {
    const { user } = await withCosts(
      { port: null },
      { 'PUT /user/cost-choices': () => refused(500, 'internal') },
    )
    await user.click((await costs()).getByRole('button', { name: /Port/ }))
    await user.click(await screen.findByRole('option', { name: 'Auckland, New Zealand' }))
    expect(await screen.findByText(/Your choice couldn’t be saved/)).toBeVisible()
    expect(await radio(/Landed in Auckland/)).toBeChecked()
  })
})

describe('without costs', () => {
  test('the panel offers a retry if they failed to load', async () => {
    let tries = 0
    const { user } = await withCosts(
      {},
      {
        'GET /bid/cost-tables': () => (++tries === 1 ? refused(500, 'internal') : someCosts()),
      },
    )
    expect(await screen.findByText(/The costs couldn’t be loaded/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await radio(/Landed in Auckland/)).toBeChecked()
    expect(tries).toBe(2)
  })

  test('a bid is placed as usual', async () => {
    const { user } = await withCosts(
      {},
      { 'GET /bid/allow': anAllowance(), 'GET /bid/cost-tables': () => refused(500, 'internal') },
    )
    await screen.findByText(/The costs couldn’t be loaded/)
    await user.type(amount(), '3000000')
    await user.click(screen.getByRole('button', { name: 'Place bid' }))
    expect(await screen.findByRole('dialog', { name: 'Confirm your bid' })).toBeVisible()
  })

  test('no space is kept for them while a company that publishes none is asked', async () => {
    await withCosts(
      {},
      {
        'GET /site/config': aSite({ noCosts: true }),
        'GET /bid/cost-tables': () => new Promise(() => undefined),
      },
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Landed cost' })).not.toBeInTheDocument())
  })

  test('the panel is unchanged if the company publishes none', async () => {
    await withCosts({}, { 'GET /bid/cost-tables': { costs: null } })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Landed cost' })).not.toBeInTheDocument())
    expect(amount()).toBeVisible()
  })
})
