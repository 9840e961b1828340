import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { anEarlierAuction } from '@seriba/api/testing/price-evidence'
import type { CarLot } from '@seriba/contracts/lot'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, hoursAhead } from '../testing/builders.ts'
import { someCosts, withBan } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { OwnComparePage } from './OwnComparePage.tsx'

beforeEach(() => sessionStorage.clear())

type Change = {
  year?: number
  mileage?: number
  condition?: string
  startPrice?: number
  hall?: string
  hours?: number
}

function lotOf(id: number, { year, mileage, condition, startPrice, hall, hours = 49 }: Change = {}): CarLot {
  const lot = aLot(startPrice === undefined ? {} : { startPrice })
  return {
    ...lot,
    carCommonDetail: { ...lot.carCommonDetail, id: String(id), lotNumber: id },
    lotInfo: {
      ...lot.lotInfo,
      lotNumber: id,
      auctionName: hall ?? lot.lotInfo.auctionName,
      auctionDate: hoursAhead(hours),
      condition: condition ?? lot.lotInfo.condition,
    },
    carInfo: { ...lot.carInfo, year: year ?? lot.carInfo.year, mileage: mileage ?? lot.carInfo.mileage },
  }
}

const lots = {
  41207: lotOf(41207, { year: 2019, mileage: 68_000 }),
  55318: lotOf(55318, { year: 2021, mileage: 22_000, condition: '5', startPrice: 1_690_000 }),
}

const noReading = { success: true, offered: false, state: 'none', read: null, asked: null, reported: [] }

type Options = {
  query?: string
  costs?: unknown
  more?: Record<string, unknown>
  known?: Record<string, CarLot>
}

const open = ({
  query = 'lot=car-auction-41207&lot=car-auction-55318',
  costs,
  more = {},
  known = lots,
}: Options = {}) =>
  show(<OwnComparePage />, {
    path: `/compare?${query}`,
    profile: aProfile('client', { creditLimitCheck: false }),
    answers: {
      'GET /car-auction/view': (request: Request) => {
        const lotDetail = known[new URL(request.url).searchParams.get('id') ?? '']
        return lotDetail ? { success: true, lotDetail } : refused(404, 'lot_not_found')
      },
      'GET /bid/cost-tables': costs ?? someCosts({ port: 'Southampton' }),
      'GET /car-auction/price-evidence': { evidence: null },
      'GET /car-auction/earlier-auctions': { auctions: [] },
      'GET /car-auction/sheet-reading': noReading,
      ...more,
    },
  })

const row = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('the comparison', () => {
  test('has a column for each lot in its address, and marks differences and best values', async () => {
    await open()
    expect(await screen.findByRole('columnheader', { name: /55318/ })).toBeVisible()
    await waitFor(async () => expect(await cells(/^Year, differs/)).toEqual(['2019', '2021 newest']))
    expect(await cells(/^Mileage, differs/)).toEqual([
      expect.stringMatching(/68.000/),
      expect.stringMatching(/22.000.*lowest/),
    ])
    expect(await row(/^Engine$/)).not.toHaveAttribute('data-differs')
  })

  test('shows how often a car was offered before, the highest refused bid, and that its mileage dropped', async () => {
    const auctions = [
      anEarlierAuction({ mileage: 71_200 }),
      anEarlierAuction({ id: '502', mileage: 41_000, price: 2_020_000 }),
    ]
    await open({
      more: {
        'GET /car-auction/earlier-auctions': (request: Request) => ({
          success: true,
          by: 'chassis',
          alike: { auctions: [], comparing: false },
          watched: null,
          wrong: null,
          auctions: request.url.includes('41207') ? auctions : [],
        }),
      },
    })
    const before = await row(/^This car before/)
    await waitFor(() => expect(before).toHaveTextContent(/2 times, refused ¥.2.980.000, mileage fell/))
    expect(before).toHaveTextContent(/never/)
  })

  test('states once which day’s rate is used for amounts in the reader’s currency', async () => {
    const rates = [{ currency: 'GBP', yenPer: '205', day: '2026-11-24', source: 'manual', stale: false }]
    await open({ more: { 'GET /user/rates': { own: 'GBP', rates } } })
    expect(await screen.findByText('≈ GBP at the 2026.11.24 rate. You pay in yen.')).toBeVisible()
    expect((await cells(/^Landed/))[0]).toMatch(/≈.GBP.\d/)
    const [yen] = (await row(/^Landed/)).querySelectorAll('.num')
    expect(yen).toHaveTextContent(/^¥[\s\d]+$/)
  })

  test('shows only differing rows on request', async () => {
    const { user, router } = await open()
    await waitFor(async () => expect(await row(/^Engine$/)).toBeVisible())
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }))
    expect(screen.queryByRole('rowheader', { name: /^Engine$/ })).not.toBeInTheDocument()
    expect(router.state.location.search).toContain('only=differences')
  })

  test('shows whether each lot may be imported, and its landed cost', async () => {
    await open({ costs: someCosts({ port: 'Mombasa' }) })
    await waitFor(async () =>
      expect((await cells(/^Import/))[0]).toMatch(/^Does not fit.*seven calendar years/),
    )
    expect((await cells(/^CIF/))[0]).toMatch(/¥/)
    expect((await cells(/^Landed/))[0]).toMatch(/Please ask us about duties in Kenya\. The total ends at CIF/)
  })

  test('never marks a lot that may not be imported as cheapest, and shows the range of each landed cost', async () => {
    const costs = someCosts({ port: 'Southampton' })
    const barred = structuredClone(costs)
    const uk = barred.costs?.document.countries.GB
    const { rules } = costs.costs?.document.countries.KE ?? {}
    if (uk && rules) Object.assign(uk, { rules })
    await open({
      costs: (request: Request) => (request.url.includes('41207') ? costs : barred),
      known: { ...lots, 55318: lotOf(55318, { startPrice: 100_000 }) },
    })
    await waitFor(async () => expect((await cells(/^Import/))[1]).toMatch(/^Does not fit/))
    const landed = await cells(/^Landed/)
    expect(landed.join()).not.toContain('lowest')
    expect(landed[0]).toMatch(/¥.*–/)
  })

  test('shows no upper limit for a sum without one', async () => {
    const costs = structuredClone(someCosts({ port: 'Auckland' }))
    const steps = costs.costs?.document.tables.programmes.NZ?.steps as { amount: unknown }[] | undefined
    steps?.push({ ...steps[0], amount: { perUnit: '6', unit: 'co2', currency: 'NZD' } } as never)
    await open({ costs })
    await waitFor(async () => expect((await cells(/^Landed/))[0]).toMatch(/^from ¥[^–]*$/))
  })

  test('removes a lot, and Back restores it', async () => {
    const { user, router } = await open()
    await user.click(await screen.findByRole('button', { name: /^Remove 41207/ }))
    expect(router.state.location.search).toBe('?lot=car-auction-55318')
    expect(screen.queryByRole('columnheader', { name: /41207/ })).not.toBeInTheDocument()
    await router.navigate(-1)
    expect(await screen.findByRole('columnheader', { name: /41207/ })).toBeVisible()
  })

  test('explains how to add lots when it is empty', async () => {
    await open({ query: '' })
    expect(await screen.findByText('No lots to compare')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the listing' })).toHaveAttribute('href', '/car-auctions')
  })

  test('adds a lot to the last comparison, under an address that includes all of them', async () => {
    const { router } = await open()
    await screen.findByRole('columnheader', { name: /55318/ })
    await router.navigate('/compare?add=car-auction-7')
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?lot=car-auction-41207&lot=car-auction-55318&lot=car-auction-7',
      ),
    )
  })

  test('says that a fifth lot does not fit', async () => {
    await open({ query: [41207, 55318, 3, 4, 5].map((id) => `lot=car-auction-${id}`).join('&') })
    expect(await screen.findByText(/^You can compare up to 4 lots/)).toBeVisible()
  })

  test('keeps the other lots if one is gone, and says so in its column', async () => {
    await open({ query: 'lot=car-auction-41207&lot=car-auction-9' })
    const gone = await screen.findByRole('columnheader', { name: '9' })
    expect(await within(gone).findByRole('alert')).toHaveTextContent('there is no information on this lot')
    expect(await screen.findByRole('columnheader', { name: /41207/ })).toBeVisible()
  })
})

describe('a group bid', () => {
  const placed = { group: 4, label: 'D', bids: [] }
  const amount = (lot: number) => screen.findByRole('textbox', { name: new RegExp(`My bid on ${lot}`) })

  test('is placed on all lots at once with the typed amounts, and leads to the group', async () => {
    const { user, sent, router } = await open({ more: { 'POST /bid/create-group': placed } })
    await user.clear(await amount(41207))
    await user.type(await amount(41207), '3150000')
    expect(await screen.findByText(/Holds ¥.3.150.000 of your credit/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Bid on 2, buy 1' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bid on 2 lots and buy 1?' }))
    await user.click(dialog.getByRole('button', { name: 'Bid on 2, buy 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/bid-groups/4'))
    expect(sent('POST /bid/create-group')).toEqual([
      {
        bids: [
          { carId: '41207', lotType: 'auction', amount: 3_150_000 },
          { carId: '55318', lotType: 'auction', amount: 1_690_000 },
        ],
        cars: 1,
        idempotencyKey: expect.any(String),
      },
    ])
  })

  test('is confirmed with the amount and landed cost of each bid', async () => {
    const { user } = await open({ costs: someCosts({ port: 'Auckland' }) })
    await amount(41207)
    const landed = (await cells(/^Landed/)).map((cell) => /¥\s[\d\s]+/.exec(cell ?? '')?.[0].trim())
    await user.click(screen.getByRole('button', { name: 'Bid on 2, buy 1' }))
    const [first, second] = within(await screen.findByRole('alertdialog')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^41207 .*Landed in Auckland/)
    expect(second).toHaveTextContent(/^55318 .*¥.1.690.000.*Landed in Auckland/)
    expect([first, second].map((item) => item?.textContent)).toEqual(
      landed.map((sum) => expect.stringContaining(sum ?? '?')),
    )
  })

  test('is confirmed with the known part of the sum if the port has no duties', async () => {
    const { user } = await open({ costs: someCosts({ port: 'Mombasa' }) })
    await amount(41207)
    await user.click(screen.getByRole('button', { name: 'Bid on 2, buy 1' }))
    const [first] = within(await screen.findByRole('alertdialog')).getAllByRole('listitem')
    expect(first).toHaveTextContent(/CIF ¥/)
    expect(first).not.toHaveTextContent('Landed')
  })

  test('leaves out a lot whose field is empty', async () => {
    const { user } = await open()
    await user.clear(await amount(41207))
    expect(await screen.findByRole('button', { name: 'Bid on 1, buy 1' })).toBeEnabled()
  })

  test('leaves out a lot that may not be shipped to the port, and says why', async () => {
    await open({ costs: withBan(someCosts({ port: 'Southampton' }), 'GB') })
    expect((await screen.findAllByText('Japan lets none over 2 000 cc out.'))[0]).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /My bid on/ })).not.toBeInTheDocument()
  })

  test('below the start price is reported at its field and not sent', async () => {
    const { user } = await open()
    await user.clear(await amount(41207))
    await user.type(await amount(41207), '5000')
    expect(await amount(41207)).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Bid on 2, buy 1' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('names the lot that was refused, and says that none was placed', async () => {
    const refusal = () => refused(409, 'bidding_closed', { detail: { carId: '55318' } })
    const { user } = await open({ more: { 'POST /bid/create-group': refusal } })
    await amount(41207)
    await user.click(screen.getByRole('button', { name: 'Bid on 2, buy 1' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Bid on 2, buy 1' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(/55318:.*None of the bids has been placed/)
  })

  test('warns about lots that run close together in different halls', async () => {
    const known = { 41207: lots[41207], 55318: { ...lotOf(55318, { hall: 'HAA Kobe' }) } }
    await open({ known })
    expect(await screen.findByText(/41207 and 55318 run so close together/)).toBeVisible()
  })

  test('warns once about three lots that run close together', async () => {
    const known = {
      41207: lots[41207],
      55318: lotOf(55318, { hall: 'HAA Kobe' }),
      60001: lotOf(60001, { hall: 'JU Gifu' }),
    }
    await open({ known, query: 'lot=car-auction-41207&lot=car-auction-55318&lot=car-auction-60001' })
    expect(
      await screen.findByText('41207, 55318, and 60001 run so close together that more than one may be won.'),
    ).toBeVisible()
  })
})
