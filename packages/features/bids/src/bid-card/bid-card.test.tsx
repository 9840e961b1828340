import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

beforeEach(onPhone)

const photos = ['/1.svg', '/2.svg', '/3.svg', '/4.svg', '/5.svg', '/6.svg']

const open = (changed: Parameters<typeof aBid>[0] = {}, element = <MyBidsPage />) => {
  const list = aList([aBid(changed)])
  return show(element, {
    profile: aProfile('client', { exportTypeShow: true }),
    path: '/bids',
    route: '/bids',
    answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
  })
}

const more = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'More about lot 41207' }))

test('a card shows the essentials of a bid, and all other facts on request', async () => {
  const { user } = await open({
    bidGroup: 1,
    bidGroupLabel: 'A',
    bidGroupPrefix: 'K17',
    adjustmentPrice: 30_000,
    manager: 'Saki Mori',
    soldPrice: 3_100_000,
    invoiceAvailable: true,
    invoiceUrl: '/v1/files/invoice.pdf',
  })
  const card = await screen.findByRole('article')
  expect(card).not.toHaveTextContent('Export: RoRo')
  await more(user)
  await within(card).findByText('Export: RoRo')
  for (const fact of [
    '41207',
    'Upcoming',
    'Under review',
    'Toyota Land Cruiser Prado',
    'USS Tokyo, 2019, 68 000 km',
    'TRJ150W',
    'TX L Package, 2 690 cc, AT, Pearl, AC, PS, PW',
    '4.5',
    'USS Tokyo',
    '¥ 2 850 000',
    '¥ 3 100 000',
    'K17-A',
    '¥ 3 150 000+30 000',
    'Manager: Saki Mori',
  ])
    expect(card.textContent?.replaceAll('\u00A0', ' ')).toContain(fact)
  expect(within(card).getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/v1/files/invoice.pdf')
})

test('a card shows staff how the bid ranks among those of other clients', async () => {
  const list = aList([aBid({ sameLot: { rank: 2, of: 3, overtaken: [] } })])
  await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
  const card = within(await screen.findByRole('article'))
  expect(card.getByTitle('3 bids on this lot; this one is number 2')).toHaveTextContent('2 of 3')
})

test('a card shows buyers the auction in their local time, and staff only in Japan time', async () => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  try {
    const auctionDate = '2026-11-24T00:05:00Z'
    const { unmount } = await open({ auctionDate })
    expect(await screen.findByText('3:05 your time')).toBeVisible()
    unmount()
    const list = aList([aBid({ auctionDate })])
    await show(<BidManagerPage />, {
      profile: aProfile('manager'),
      path: '/bid-manager/all',
      route: '/bid-manager/:segment',
      answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
    })
    expect(await screen.findByRole('article')).toHaveTextContent('USS Tokyo, 2019')
    expect(screen.queryByText(/your time/)).not.toBeInTheDocument()
  } finally {
    vi.unstubAllEnvs()
  }
})

test('a stock car is for sale or sold, not upcoming', async () => {
  const { user } = await open({ lotType: 'stock', auctionDate: null, status: 4532 })
  const card = await screen.findByRole('article')
  await more(user)
  expect(card).toHaveTextContent('For sale')
  expect(card).not.toHaveTextContent('Upcoming')
  // It has no time, and no dashes in its place.
  expect(card).not.toHaveTextContent('- -')
})

test('missing facts of a bid are left out', async () => {
  const { user } = await open({ exportType: null })
  const card = await screen.findByRole('article')
  await more(user)
  expect(within(card).queryByRole('link', { name: 'Invoice' })).not.toBeInTheDocument()
  expect(card).not.toHaveTextContent('Manager:')
  expect(card).not.toHaveTextContent('Export:')
})

test('four photos are in a strip, and each opens the gallery at its place', async () => {
  const small = photos.map((photo) => photo.replace('svg', 'jpg'))
  const { user } = await open({ images: photos, thumbnails: small })
  await screen.findByRole('article')
  await more(user)
  const strip = within(await screen.findByRole('group', { name: 'Photos of lot 41207' }))
  const thumbs = strip.getAllByRole('button')
  expect(thumbs.map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
    'Photo 1 of 6',
    'Photo 2 of 6',
    'Photo 3 of 6',
    'Photo 4 of 6, +2',
  ])
  expect(thumbs[3]).toHaveTextContent('+2')
  await user.click(strip.getByRole('button', { name: 'Photo 3 of 6' }))
  const gallery = within(await screen.findByRole('dialog', { name: 'Photos of lot 41207' }))
  expect(gallery.getByRole('status')).toHaveTextContent('3 of 6')
})

test('the last message opens the chat, and the bid is in the address', async () => {
  const closed = vi.fn()
  const { user, router } = await open(
    { user: null, message: 'Photos requested', isRead: false },
    <MyBidsPage
      chat={({ bidId, onClose, partner }) => (
        <button type="button" onClick={() => [closed(), onClose()]}>
          chat about {bidId} with {partner(null)}
        </button>
      )}
    />,
  )
  await user.click(await screen.findByRole('button', { name: /Chat about lot 41207.*Photos requested/ }))
  expect(router.state.location.search).toBe('?bid=7')
  await user.click(screen.getByRole('button', { name: 'chat about 7 with Company manager, Vostok Auto' }))
  expect(router.state.location.search).toBe('')
  expect(closed).toHaveBeenCalledOnce()
})

test('the card of a win links to its purchase', async () => {
  await open({ bidStatus: 6, soldPrice: 3_100_000, purchaseId: 5064 })
  const card = within(await screen.findByRole('article'))
  expect(card.getByRole('link', { name: 'Purchase of lot 41207' })).toHaveAttribute('href', '/purchases/5064')
})
