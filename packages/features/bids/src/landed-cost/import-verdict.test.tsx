import '../testing/setup.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aLot, anAllowance } from '../testing/builders.ts'
import { someCosts, withBan } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'

const costs = async () => within(await screen.findByRole('region', { name: 'Landed cost', busy: false }))
const verdict = async () => within(await screen.findByRole('region', { name: 'Import rules' }))
const open = (answer: ReturnType<typeof someCosts>, more: Record<string, unknown> = {}) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, {
    answers: { 'GET /bid/cost-tables': answer, 'PUT /user/cost-choices': (sent: unknown) => sent, ...more },
  })

describe('the import verdict', () => {
  test('says that a lot fits the port if no rule is against it', async () => {
    await open(someCosts({ port: 'Southampton' }))
    expect(await (await verdict()).findByText('Fits Southampton')).toBeVisible()
    expect((await verdict()).getByText('No rule blocks it.')).toBeVisible()
  })

  test('says why a lot does not fit, as of its arrival', async () => {
    const { user } = await open(someCosts({ port: 'Mombasa' }))
    const region = await verdict()
    expect(await region.findByText('Does not fit Mombasa')).toBeVisible()
    expect(region.getAllByText('Cars of seven calendar years at most.')[0]).toBeVisible()
    await user.click(region.getByText('1 rule'))
    expect(region.getByText(/as of its arrival, about 2027\.01\.11/)).toBeVisible()
    expect(region.getByRole('link', { name: 'Invented law' })).toHaveAttribute('href', 'https://law.example')
    expect(region.getByText(/read 2026\.11\.20, not official/)).toBeVisible()
  })

  test('names the day on which it changes', async () => {
    const earlier = someCosts({ port: 'Mombasa' })
    if (earlier.costs) earlier.costs.vehicle.day = '2026-11-01'
    await open(earlier)
    expect(await (await verdict()).findByText('Fits Mombasa')).toBeVisible()
    expect((await verdict()).getByText('It has to arrive before 2027.01.01.')).toBeVisible()
  })

  test('names the day until which it is certain, if it becomes unknown after that', async () => {
    const unsure = structuredClone(someCosts({ port: 'Mombasa' }))
    const [rule] = unsure.costs?.document.countries.KE?.rules ?? []
    if (!unsure.costs || !rule || !('since' in rule.demand)) throw new Error('Kenya has no age limit')
    Object.assign(rule, { demand: { ...rule.demand, since: 'manufacture', years: 10 } })
    await open(unsure)
    expect(await (await verdict()).findByText('Fits Mombasa')).toBeVisible()
    expect(
      (await verdict()).getByText(/It fits for certain only if it arrives before 20\d\d\.01\.01/),
    ).toBeVisible()
  })

  test('says what is missing when it is unknown', async () => {
    await open(someCosts({ port: 'Auckland' }))
    expect(await (await verdict()).findByText('Can’t tell for Auckland')).toBeVisible()
    expect((await verdict()).getByText(/emission code of the model isn’t known/)).toBeVisible()
  })

  test('follows the selected port', async () => {
    const { user } = await open(someCosts({ port: 'Southampton' }))
    await (await verdict()).findByText('Fits Southampton')
    await user.click((await costs()).getByRole('button', { name: /Port/ }))
    await user.click(await screen.findByRole('option', { name: 'Mombasa, Kenya' }))
    expect(await (await verdict()).findByText('Does not fit Mombasa')).toBeVisible()
  })

  test('is not shown before a port is selected', async () => {
    await open(someCosts({ port: null }))
    await costs()
    expect(screen.queryByRole('region', { name: 'Import rules' })).not.toBeInTheDocument()
  })
})

describe('an age step', () => {
  const aging = (day: string) => {
    const costs = structuredClone(someCosts({ port: 'Auckland' }))
    const nz = costs.costs?.document.tables.programmes.NZ
    if (!costs.costs || !nz) throw new Error('New Zealand has no programme')
    costs.costs.vehicle.day = day
    // One dollar per cubic centimeter and year.
    Object.assign(nz, { steps: [...nz.steps, { id: 'old', amount: { perCcYear: '1' } }] })
    return costs
  }

  test('during the voyage is shown with its cost and its starting day', async () => {
    await open(aging('2026-12-10'))
    const title = await screen.findByText(/Counts as 8 years: \+\s¥\s239\s410/)
    expect(title).toBeVisible()
    // It is a sentence: on a phone it takes two lines, in Russian more often than not.
    expect(title).not.toHaveClass('num')
    expect(screen.getByText('Arrives about 2027.01.12; the age bracket starts on 2027.01.01.')).toBeVisible()
  })

  test('that a later ship would reach is shown in advance', async () => {
    await open(aging('2026-11-20'))
    expect(await screen.findByText(/Counts as 8 years from 2027\.01\.01: \+\s¥\s239\s410/)).toBeVisible()
    expect(screen.getByText('Arrives about 2026.12.23. A later ship would cost that.')).toBeVisible()
  })

  test('is not mentioned if the tables have none', async () => {
    await open(someCosts({ port: 'Auckland' }))
    await verdict()
    expect(screen.queryByText(/Counts as/)).not.toBeInTheDocument()
  })
})

test('new rates in effect on arrival are included in the sum and shown with their cost', async () => {
  const costs = structuredClone(someCosts({ port: 'Auckland' }))
  const nz = costs.costs?.document.tables.programmes.NZ
  if (!costs.costs || !nz) throw new Error('New Zealand has no programme')
  costs.costs.vehicle.day = '2026-12-10'
  const levy = { id: 'levy', label: { en: 'New levy', ru: 'Новый сбор' }, amount: { fixed: '1000' } } as const
  const programmes = { NZ: { ...nz, steps: [...nz.steps, levy] } }
  costs.costs.document = { ...costs.costs.document, later: [{ from: '2027-01-12', programmes, fx: {} }] }
  await open(costs)
  expect(await screen.findByText(/New rates from 2027\.01\.12: \+\s¥\s89\s000/)).toBeVisible()
  expect(screen.getByText('Arrives about 2027.01.12. The total uses the rates in force then.')).toBeVisible()
})

describe('an export ban', () => {
  test('disables the button, which explains why', async () => {
    const { user, sent } = await open(withBan(someCosts({ port: 'Southampton' }), 'GB'), {
      'GET /bid/allow': anAllowance(),
    })
    const button = await screen.findByRole('button', { name: 'Not for this port' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Japan lets none over 2 000 cc out.')
    await user.type(screen.getByRole('textbox', { name: 'Your bid' }), '3000000')
    await user.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent('POST /bid/create')).toEqual([])
  })

  test('is lifted by selecting another port', async () => {
    const { user } = await open(withBan(someCosts({ port: 'Southampton' }), 'GB'))
    await screen.findByRole('button', { name: 'Not for this port' })
    await user.click((await costs()).getByRole('button', { name: /Port/ }))
    await user.click(await screen.findByRole('option', { name: 'Auckland, New Zealand' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place bid' })).toBeEnabled())
  })

  test('is not the same as a destination rule, which blocks nothing', async () => {
    await open(someCosts({ port: 'Mombasa' }))
    await (await verdict()).findByText('Does not fit Mombasa')
    expect(screen.getByRole('button', { name: 'Place bid' })).toBeEnabled()
  })
})
