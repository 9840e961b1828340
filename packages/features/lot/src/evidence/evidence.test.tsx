import '@testing-library/jest-dom/vitest'
import { anEarlierAuction, aPriceEvidence } from '@seriba/api/testing/price-evidence'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { openEvidence as open, section } from '../testing/open-evidence.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const twelve = Array.from({ length: 12 }, (_, i) => 3_000_000 + 50_000 * i)

test('the best grade, compared only with itself, is shown once', async () => {
  const evidence = aPriceEvidence(twelve)
  await open({ evidence: { ...evidence, likeness: { ...evidence.likeness, conditions: ['S', 'S'] } } })
  expect((await section('Price evidence')).getByText(/, grade S, 40 000/)).toBeVisible()
})

test('similar lots are shown with their figures, how they were chosen, and the ten newest', async () => {
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

test('criteria dropped to find enough lots are listed', async () => {
  await open({ evidence: aPriceEvidence(twelve, { leftOut: ['trim'] }) })
  expect((await section('Price evidence')).getByText(/Too few lots match its trim/)).toBeVisible()
})

test('without sales there are no figures', async () => {
  await open({ evidence: aPriceEvidence([]) })
  const evidence = await section('Price evidence')
  expect(evidence.getByText('No similar lots were sold in the last 180 days.')).toBeVisible()
  expect(evidence.queryByRole('table')).not.toBeInTheDocument()
})

test('earlier auctions are shown with the refused prices and where the mileage dropped', async () => {
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

test('a price refused repeatedly is shown once', async () => {
  const auctions = [anEarlierAuction(), anEarlierAuction({ id: '502', auctionDate: '2026-07-16T02:00:00Z' })]
  await open({ before: { by: 'chassis', auctions } })
  const before = await section('This car before')
  expect(before.getByText('Offered 2 times before, owner refused ¥ 2 980 000')).toBeVisible()
})

test('a car that is only very likely the same is labeled as such', async () => {
  await open({ before: { by: 'likeness', auctions: [anEarlierAuction()] } })
  const before = await section('This car before')
  expect(before.getByText('very likely the same car, 1 auction')).toBeVisible()
  expect(before.getByText(/doesn’t give the whole chassis number/)).toBeVisible()
})

test('a car not seen before is labeled as such', async () => {
  await open({})
  expect((await section('This car before')).getByText('Not seen before')).toBeVisible()
})

test('a user without access to statistics is told why there are no prices', async () => {
  const auctions = [anEarlierAuction({ startPrice: null, price: null })]
  await open({ before: { by: 'chassis', auctions }, flags: { salesStatisticsView: false } })
  expect((await section('This car before')).getByText(/doesn’t show prices of past auctions/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Price evidence' })).not.toBeInTheDocument()
})

const manyAuctions = Array.from({ length: 8 }, (_, at) =>
  anEarlierAuction({
    id: String(500 - at),
    lotNumber: 4000 + at,
    auctionDate: `2026-0${8 - at}-10T02:00:00Z`,
    mileage: 50_000 - at,
  }),
)

test('the newest five of many auctions are shown, and the older ones on request', async () => {
  const { user } = await open({ before: { by: 'chassis', auctions: manyAuctions } })
  const before = await section('This car before')
  // Five, plus the lot itself.
  expect(before.getAllByRole('listitem')).toHaveLength(6)
  await user.click(before.getByRole('button', { name: 'Show 3 older' }))
  expect(before.getAllByRole('listitem')).toHaveLength(9)
})

test('an auction of a different car can be marked with a reason, and the list is reloaded', async () => {
  const sent: unknown[] = []
  let auctions = [anEarlierAuction(), anEarlierAuction({ id: '502', lotNumber: 21_044 })]
  const { user } = await open({
    before: () => ({ by: 'chassis', auctions }),
    answers: {
      '/v1/car-auction/wrong-match': async (request) => {
        sent.push(await request.json())
        auctions = auctions.slice(0, 1)
        return Response.json({ result: { success: true } })
      },
    },
  })
  const before = await section('This car before')
  expect(before.queryByRole('button', { name: /Not this car:/ })).not.toBeInTheDocument()
  await user.click(before.getByRole('button', { name: 'Not this car?' }))
  await user.click(before.getByRole('button', { name: 'Not this car: HAA Kobe 21044' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not this car?' }))
  await user.type(dialog.getByRole('textbox', { name: /How can you tell/ }), 'Other wheels')
  await user.click(dialog.getByRole('button', { name: 'It’s another car' }))
  await waitFor(() => expect(before.queryByRole('link', { name: '21044' })).not.toBeInTheDocument())
  expect(before.getByRole('link', { name: '48120' })).toBeVisible()
  expect(sent).toEqual([{ id: '8841207', earlierId: '502', note: 'Other wheels' }])
})

test('staff see who marked an auction as a different car', async () => {
  const said = { by: 'P. Mwangi', at: '2026-11-20T02:00:00Z', note: 'Other wheels', own: false }
  await open({ before: { by: 'chassis', auctions: [], wrong: [{ ...anEarlierAuction(), said }] } })
  const wrong = within(await screen.findByRole('region', { name: 'Marked as another car' }))
  expect(wrong.getByText('2026.09.10 HAA Kobe 48120')).toBeVisible()
  expect(wrong.getByText('P. Mwangi, 2026.11.20: Other wheels')).toBeVisible()
})

test('staff who may not correct lots can unhide only what they hid themselves', async () => {
  const said = (own: boolean, by: string) => ({ by, at: '2026-11-20T02:00:00Z', note: '', own })
  await open({
    flags: { feedsManage: false },
    before: {
      by: 'chassis',
      auctions: [],
      wrong: [
        { ...anEarlierAuction(), said: said(true, 'K. Endo') },
        { ...anEarlierAuction({ id: '502' }), said: said(false, 'P. Mwangi') },
      ],
    },
  })
  const wrong = within(await screen.findByRole('region', { name: 'Marked as another car' }))
  const [own, other] = wrong.getAllByRole('listitem').map((item) => within(item))
  expect(own?.getByRole('button', { name: 'Show again' })).toBeVisible()
  expect(other?.queryByRole('button', { name: 'Show again' })).not.toBeInTheDocument()
})

test('photos from then and now are compared side by side, angle by angle', async () => {
  const lot = carLot()
  const now = lot.lotImages.images
  const before = ['/then-1.jpg', '/then-2.jpg']
  const then = { ...lot, lotImages: { images: before, thumbnails: before } }
  const { user } = await open({
    before: { by: 'chassis', auctions: [anEarlierAuction({ photos: 2 })] },
    answers: {
      '/v1/stats/view': () =>
        Response.json({ result: { success: true, lotDetail: then, ussCounter: { ussLimit: 0 } } }),
    },
  })
  await user.click((await section('This car before')).getByRole('button', { name: 'Photos then and now' }))
  const compare = within(await screen.findByRole('region', { name: 'Photos then and now' }))
  const sources = () => compare.getAllByRole('img').map((image) => image.getAttribute('src'))
  await waitFor(() => expect(sources()).toEqual(['/then-1.jpg', now[0]]))
  await user.click(compare.getByRole('button', { name: 'Next' }))
  expect(sources()).toEqual(['/then-2.jpg', now[1]])
  await user.keyboard('{ArrowLeft}')
  expect(compare.getByRole('status')).toHaveTextContent(/^1 of /)
})

test('only this section is printed', async () => {
  const print = vi.fn(() => document.querySelectorAll('[data-printed]').length)
  vi.stubGlobal('print', print)
  const { user } = await open({ before: { by: 'chassis', auctions: [anEarlierAuction()] } })
  await user.click((await section('This car before')).getByRole('button', { name: 'Print, PDF' }))
  expect(print).toHaveReturnedWith(1)
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('[data-printed]')).toBeNull()
})

test('an auction with fewer photos than the previous one shows its last angle', async () => {
  const lot = carLot()
  const of = (count: number) => Array.from({ length: count }, (_, at) => `/then-${at + 1}.jpg`)
  const last = lot.lotImages.images.length
  const many = last + 5
  const { user } = await open({
    before: {
      by: 'chassis',
      auctions: [
        anEarlierAuction({ id: '501', photos: many }),
        anEarlierAuction({ id: '502', photos: 1, auctionDate: '2026-08-01T01:00:00Z' }),
      ],
    },
    answers: {
      '/v1/stats/view': ({ url }) => {
        const images = of(new URL(url).searchParams.get('id') === '501' ? many : 1)
        const then = { ...lot, lotImages: { images, thumbnails: images } }
        return Response.json({ result: { success: true, lotDetail: then, ussCounter: { ussLimit: 0 } } })
      },
    },
  })
  await user.click((await section('This car before')).getByRole('button', { name: 'Photos then and now' }))
  const compare = within(await screen.findByRole('region', { name: 'Photos then and now', busy: false }))
  await user.click(compare.getByRole('button', { name: 'Previous' }))
  expect(compare.getByRole('status')).toHaveTextContent(`${many} of ${many}`)
  await user.click(compare.getByRole('radio', { name: '2026.08.01' }))
  await waitFor(() => expect(compare.getByRole('status')).toHaveTextContent(`${last} of ${last}`))
})
