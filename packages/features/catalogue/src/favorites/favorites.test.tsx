import '@testing-library/jest-dom/vitest'
import { makeStore } from '@seriba/api/store'
import type { Favorites } from '@seriba/contracts/favorites'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { FavoritesPage } from './FavoritesPage.tsx'

// Overlays are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer: Favorites = {
  carsList: [{ ...carRow(), pageType: 'car-auction', jasId: false, machinery: null }],
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: 1, totalResults: 4 },
  groups: [
    { group: 'A', counter: 4 },
    { group: 'B', counter: 0 },
  ],
  kinds: { auction: 2, bike: 1, mech: 1, stock: 0 },
  ended: 3,
}

async function renderGroup({
  wide = true,
  lots = answer.carsList,
  path = '/favorites/A',
  shows = /20117/,
} = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const asked: URLSearchParams[] = []
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/favorite/listing')) {
      asked.push(searchParams)
      const found = searchParams.get('lotNo') === '404' ? [] : lots
      return Response.json({ result: { ...answer, carsList: found } })
    }
    sent.push([pathname.replace('/v1', ''), await request.json()])
    return Response.json({ result: { success: true, counter: 1 } })
  })
  const router = createMemoryRouter(
    [{ path: '/favorites/:group', element: <FavoritesPage audience="client" /> }],
    { initialEntries: [path] },
  )
  render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
  await waitFor(() => expect(document.body).toHaveTextContent(shows))
  return { user: userEvent.setup(), router, asked, sent }
}

test('a group shows how many lots of each kind it has, and can be filtered by sale time', async () => {
  const { user, router, asked } = await renderGroup()
  const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio')
  expect(kinds.map((kind) => kind.closest('label')?.textContent)).toEqual([
    'All 4',
    'Cars 2',
    'Bikes 1',
    'Machinery 1',
    'Fixed price 0',
  ])
  await user.click(screen.getByRole('radio', { name: 'Ended' }))
  expect(router.state.location.search).toBe('?time=ended')
  await waitFor(() => expect(asked.at(-1)?.get('time')).toBe('ended'))
})

test('a group can be searched by lot numbers, which the address keeps', async () => {
  const { user, router, asked } = await renderGroup()
  await user.type(screen.getByRole('searchbox', { name: 'Search by lot number' }), '1001, 1005-1010{Enter}')
  await waitFor(() => expect(asked.at(-1)?.get('lotNo')).toBe('1001, 1005-1010'))
  expect(new URLSearchParams(router.state.location.search).get('quick_search_lot')).toBe('1001, 1005-1010')
})

test('a link with too many lot numbers shows the whole group', async () => {
  const numbers = Array(99).fill('123456').join()
  const { asked } = await renderGroup({ path: `/favorites/A?quick_search_lot=${numbers}` })
  expect(asked.map((query) => query.get('lotNo'))).toEqual([null])
})

test('a filtered group without results is not called empty, and can be reset', async () => {
  const { user, router } = await renderGroup({
    path: '/favorites/A?type=bike&time=ended&quick_search_lot=404',
    shows: /No results/,
  })
  expect(screen.queryByText('Nothing in group A yet')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('Nothing in group A yet')).not.toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /Lot 20117/ })).toBeInTheDocument()
})

test('all lots of a group can be moved to another', async () => {
  const { user, sent, asked } = await renderGroup()
  await user.click(screen.getByRole('button', { name: 'Move all' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Group B' }))
  await waitFor(() => expect(sent).toEqual([['/favorite/move', { group: 'A', to: 'B' }]]))
  await waitFor(() => expect(asked.length).toBeGreaterThan(1))
})

test('ended lots are removed from a group after confirmation', async () => {
  const { user, sent } = await renderGroup()
  await user.click(screen.getByRole('button', { name: 'Remove ended 3' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove ended lots' })
  expect(question).toHaveTextContent('3 ended lots will leave group A.')
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toEqual([['/favorite/remove-ended', { group: 'A' }]]))
})

test('on a phone one chip opens the filters, and each active filter has its own chip', async () => {
  const { user } = await renderGroup({ wide: false, path: '/favorites/A?time=today' })
  expect(screen.queryByRole('radio', { name: /^Cars/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Today' }))
  await user.click(screen.getByRole('button', { name: 'Show: All 4' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Show' }))
  await user.click(sheet.getByRole('radio', { name: 'Cars 2' }))
  await user.click(sheet.getByRole('button', { name: /^Show \d/ }))
  expect(await screen.findByRole('button', { name: 'Show: Cars 2' })).toBeVisible()
})

test('on a phone a lot shows its sold price or its asking price', async () => {
  const row = { ...carRow(), jasId: false as const, machinery: null }
  await renderGroup({
    wide: false,
    lots: [
      { ...row, pageType: 'stats', status: 4533, startPrice: 400_000, soldPrice: 515_000 },
      { ...row, id: '2', lotNo: 7, pageType: 'stock', lotType: 'stock', startPrice: 0, soldPrice: 980_000 },
      { ...row, id: '3', lotNo: 8, pageType: 'car-auction', startPrice: 300_000, soldPrice: 0 },
      // The highest bid on an unsold lot is not a sold price.
      { ...row, id: '4', lotNo: 9, pageType: 'stats', status: 4539, startPrice: 200_000, soldPrice: 190_000 },
    ],
  })
  const texts = screen.getAllByRole('article').map((card) => card.textContent)
  expect(texts).toEqual([
    expect.stringMatching(/Sold price ¥.515.000/),
    expect.stringMatching(/Yokohama.*Price ¥.980.000/),
    expect.stringMatching(/Start price ¥.300.000/),
    expect.stringMatching(/Start price ¥.200.000/),
  ])
})

test('a group can be shown in two columns or as photos, like listings', async () => {
  const row = { ...carRow(), jasId: false as const, machinery: null }
  const machine = { group: 'Earthmoving', category: 'Excavator', hours: 4812, volume: '0.28 m³' }
  const { user } = await renderGroup({
    lots: [
      { ...row, pageType: 'car-auction' },
      { ...row, id: '2', lotNo: 7, pageType: 'machinery', machinery: machine },
    ],
  })
  await user.click(screen.getByRole('radio', { name: 'Columns' }))
  const [, second] = screen.getAllByRole('table')
  expect(second).toHaveTextContent('Earthmoving, 0.28 m³')
  await user.click(screen.getByRole('radio', { name: 'Cards' }))
  const [car, digger] = within(screen.getByRole('list', { name: 'Lots found' })).getAllByRole('article')
  expect(car).toHaveTextContent(/Start price¥.4.200.000/)
  expect(digger).toHaveTextContent(/0.28 m³ · 4.812.h/)
  expect(within(digger as HTMLElement).getByRole('link')).toHaveAttribute('href', '/machinery/2')
  expect(within(digger as HTMLElement).getByRole('group', { name: 'Favorites' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
