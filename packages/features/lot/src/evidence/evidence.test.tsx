import '@testing-library/jest-dom/vitest'
import { anEarlierAuction, aPriceEvidence } from '@seriba/api/testing/price-evidence'
import type { PriceEvidence as Evidence } from '@seriba/contracts/price-evidence'
import type { Permissions } from '@seriba/domain/access/permissions'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LotPage } from '../page/LotPage.tsx'
import { renderPage } from '../testing/render-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const twelve = Array.from({ length: 12 }, (_, i) => 3_000_000 + 50_000 * i)

type Given = { evidence?: Evidence | null; before?: object; flags?: Partial<Permissions> }

const open = ({ evidence = null, before = { by: 'chassis', auctions: [] }, flags = {} }: Given) =>
  renderPage(<LotPage pageType="car-auction" bidPanel={() => null} />, {
    path: '/car-auctions/8841207',
    route: '/car-auctions/:id',
    flags,
    answers: {
      '/v1/car-auction/price-evidence': ({ url }) => {
        const limit = Number(new URL(url).searchParams.get('limit') ?? 10)
        const listed = evidence && { ...evidence, sales: evidence.sales.slice(0, limit) }
        return Response.json({ result: { success: true, evidence: listed } })
      },
      '/v1/car-auction/earlier-auctions': () => Response.json({ result: { success: true, ...before } }),
    },
  })

const section = async (name: string) => within(await screen.findByRole('region', { name, busy: false }))

test('where the best grade is compared with itself alone, it is said once', async () => {
  const evidence = aPriceEvidence(twelve)
  await open({ evidence: { ...evidence, likeness: { ...evidence.likeness, conditions: ['S', 'S'] } } })
  expect((await section('Price evidence')).getByText(/, grade S, 40 000/)).toBeVisible()
})

test('similar lots are told with their figures, how they were chosen, and the ten newest', async () => {
  const { user } = await open({ evidence: aPriceEvidence(twelve) })
  const evidence = await section('Price evidence')
  expect(
    evidence.getByText(/TRJ150, TX L Package, 2018–2020, grade 4–5, 40 000–100 000 km, last 180 days/),
  ).toBeVisible()
  expect(evidence.getByText('12 of 25')).toBeVisible()
  expect(evidence.getByText('Median').nextElementSibling).toHaveTextContent('¥ 3 250 000')
  expect(evidence.getAllByRole('row')).toHaveLength(11)
  await user.click(evidence.getByRole('button', { name: 'Show all 12 lots' }))
  expect(await evidence.findByRole('link', { name: '2012' })).toBeVisible()
  expect(evidence.getAllByRole('row')).toHaveLength(13)
  expect(evidence.getByRole('link', { name: '2001' })).toHaveAttribute('href', '/car-statistics/1')
})

test('what had to be left out to find enough is said', async () => {
  await open({ evidence: aPriceEvidence(twelve, { leftOut: ['trim'] }) })
  expect((await section('Price evidence')).getByText(/Too few lots have its trim/)).toBeVisible()
})

test('no sales are no figures', async () => {
  await open({ evidence: aPriceEvidence([]) })
  const evidence = await section('Price evidence')
  expect(evidence.getByText('No similar lots were sold in the last 180 days.')).toBeVisible()
  expect(evidence.queryByRole('table')).not.toBeInTheDocument()
})

test('earlier auctions are told with what the owner refused and where the mileage fell', async () => {
  const auctions = [
    anEarlierAuction(),
    anEarlierAuction({ id: '502', auctionDate: '2026-07-16T02:00:00Z', mileage: 71_200, price: 3_020_000 }),
  ]
  await open({ before: { by: 'chassis', auctions } })
  const before = await section('This car before')
  expect(before.getByText('same chassis number, 2 auctions')).toBeVisible()
  expect(before.getByText('Owner refused 2 times').nextElementSibling).toHaveTextContent(
    '¥ 2 980 000, ¥ 3 020 000',
  )
  expect(before.getByText(/71 200 km on 2026.07.16, 67 100 km on 2026.09.10/)).toBeVisible()
  expect(before.getByText('Offered 2 times before, owner refused as much as ¥ 3 020 000')).toBeVisible()
  expect(before.getByRole('img', { name: 'Mileage at each auction, from 2026.07 to 2026.11' })).toBeVisible()
  const [this_, fell, older] = before.getAllByRole('listitem')
  expect(this_).toHaveTextContent(/41207.*68 000 km \+ 900 km.*This lot.*¥ 2 850 000/)
  expect(fell).toHaveTextContent(/67 100 km − 4 100 km.*Mileage fell/)
  expect(older).not.toHaveTextContent(/Mileage fell/)
  expect(before.getAllByRole('link', { name: '48120' })[0]).toHaveAttribute('href', '/car-statistics/501')
})

test('one sum that an owner refused again and again is told as it is', async () => {
  const auctions = [anEarlierAuction(), anEarlierAuction({ id: '502', auctionDate: '2026-07-16T02:00:00Z' })]
  await open({ before: { by: 'chassis', auctions } })
  const before = await section('This car before')
  expect(before.getByText('Offered 2 times before, owner refused ¥ 2 980 000')).toBeVisible()
})

test('a car that is only very likely the same is said to be so', async () => {
  await open({ before: { by: 'likeness', auctions: [anEarlierAuction()] } })
  const before = await section('This car before')
  expect(before.getByText('very likely the same car, 1 auction')).toBeVisible()
  expect(before.getByText(/doesn’t give the whole chassis number/)).toBeVisible()
})

test('a car that was not seen before is said to be so', async () => {
  await open({})
  expect((await section('This car before')).getByText('Not seen before')).toBeVisible()
})

test('who may not see statistics is told why there are no prices', async () => {
  const auctions = [anEarlierAuction({ startPrice: null, price: null })]
  await open({ before: { by: 'chassis', auctions }, flags: { salesStatisticsView: false } })
  expect((await section('This car before')).getByText(/doesn’t show prices of past auctions/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Price evidence' })).not.toBeInTheDocument()
})
