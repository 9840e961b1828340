import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

beforeEach(onPhone)

const list = aList([aBid()], 64)
const halls = ['USS Tokyo', 'TAA Kinki', 'JU Gifu', 'ARAI Oyama', 'HAA Kobe', 'BAYAUC', 'ZIP Tokyo']
  .concat(['NAA Osaka', 'LAA Kansai', 'CAA Chubu', 'NPS Tokyo'])
  .map((value) => ({ value, label: value }))
const options = { ...filtersOf(list), filters: { ...filtersOf(list).filters, auctions: halls } }
const answers = { 'GET /bid/index': list, 'GET /bid/dealer': list, 'GET /bid/filters': options }

const openDesk = (path = '/bid-manager/all') =>
  show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path,
    route: '/bid-manager/:segment',
    answers,
  })

const openFilters = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
}

test('filters are a draft, group by group, until they are applied', async () => {
  const shown = await openDesk('/bid-manager/all?sort=year&order=ASC&page=3')
  const { user, router } = shown
  await openFilters(shown)
  await user.click(await screen.findByRole('button', { name: /^Auctions/ }))
  const group = within(await screen.findByRole('dialog', { name: 'Auctions' }))
  await user.type(group.getByRole('searchbox', { name: 'Search in Auctions' }), 'tok')
  expect(group.getAllByRole('checkbox')).toHaveLength(3)
  await user.click(group.getByRole('checkbox', { name: 'ZIP Tokyo' }))
  await user.click(group.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: /^Auctions.*ZIP Tokyo/ })).toBeVisible()
  expect(router.state.location.search).toContain('sort=year')
  await user.click(screen.getByRole('button', { name: 'Show bids' }))
  // The sort order and the page belonged to another selection of bids
  expect(router.state.location.search).toBe('?auction=ZIP+Tokyo')
})

test('a group can be cleared separately, and a short one has no search', async () => {
  const shown = await openDesk('/bid-manager/all?user=104882&auction=JU+Gifu')
  const { user, router } = shown
  await openFilters(shown)
  await user.click(await screen.findByRole('button', { name: /^Clients.*Dmitri/ }))
  const group = within(await screen.findByRole('dialog', { name: 'Clients' }))
  expect(group.queryByRole('searchbox')).not.toBeInTheDocument()
  await user.click(group.getByRole('button', { name: 'Clear all: Clients' }))
  expect(group.getByRole('checkbox')).not.toBeChecked()
  await user.click(group.getByRole('button', { name: 'Show bids' }))
  expect(router.state.location.search).toBe('?auction=JU+Gifu')
})

test('the cross beside Filters clears all of them', async () => {
  const { user, router } = await openDesk('/bid-manager/all?auction=JU+Gifu&lotNo=5')
  await user.click(await screen.findByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset filter' })).not.toBeInTheDocument())
})

test('a client has no filters or search, and a dealer none for their own bids', async () => {
  const { unmount } = await show(<MyBidsPage />, {
    answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': options },
  })
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  unmount()

  const { user } = await show(<DealerBidsPage />, {
    profile: aProfile('dealer'),
    path: '/dealer-bids',
    route: '/dealer-bids',
    answers,
  })
  expect(await screen.findByRole('button', { name: 'Filters' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'My' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument())
})

test('pagination is shown above and below the cards', async () => {
  await openDesk()
  expect(await screen.findAllByRole('navigation', { name: /^Pages/ })).toHaveLength(2)
})

test('Back to the top appears on scrolling up', async () => {
  await openDesk()
  await screen.findByRole('article')
  const scrollTo = async (y: number) => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  const button = () => screen.queryByRole('button', { name: 'Back to the top' })
  await scrollTo(3000)
  await scrollTo(2900)
  await waitFor(async () => {
    await scrollTo(window.scrollY - 10)
    expect(button()).toBeVisible()
  })
  await waitFor(async () => {
    await scrollTo(300)
    expect(button()).not.toBeInTheDocument()
  })
})
