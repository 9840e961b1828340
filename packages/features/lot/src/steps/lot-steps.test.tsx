import '@testing-library/jest-dom/vitest'
import { type LotList, rememberList } from '@seriba/api/lot-lists'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LotSteps } from './LotSteps.tsx'
import { useLotSteps } from './use-lot-steps.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const listOf = (ids: string[], page = 1, total = ids.length): LotList => ({
  request: { pageType: 'car-auction', page, pageSize: 3 },
  ids,
  total,
})

const aRow = (id: string) => ({
  id,
  lotNo: 1,
  auctionDate: null,
  auctionName: 'USS Tokyo',
  maker: 'Toyota',
  model: 'Prado',
  year: null,
  grade: '',
  color: '',
  condition: '',
  mileage: null,
  startPrice: 0,
  soldPrice: 0,
  status: null,
  myBid: false,
  myBidAmount: null,
  bidStatusId: null,
  wishList: [],
  images: [],
  engine: null,
  chassis: '',
  gearbox: '',
  equip: '',
  steering: '',
  drive: '',
  averagePrice: null,
  lotType: 'auction',
  isUss: false,
})

function Page() {
  const { id = '' } = useParams()
  const steps = useLotSteps('car-auction', id)
  return (
    <>
      <input aria-label="Amount" />
      {steps ? <LotSteps steps={steps} /> : <p>No list</p>}
    </>
  )
}

async function open(lotId: string, pages: Record<string, string[]> = {}) {
  const { store } = createTestStore({
    'GET /car-auction/listing': ({ url }: Request) => ({
      carsList: pages[new URL(url).searchParams.get('page') ?? '']?.map(aRow),
      pageInfo: { page: 2, pageSize: 3, totalSearchResults: 5, totalResults: 5 },
    }),
  })
  const router = createMemoryRouter([{ path: '/car-auctions/:id', element: <Page /> }], {
    initialEntries: [`/car-auctions/${lotId}`],
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { user: userEvent.setup(), at: () => router.state.location.pathname.split('/').at(-1) }
}

const button = (name: string) => screen.findByRole('button', { name })

test('buttons and arrows move to the neighboring lots', async () => {
  rememberList(listOf(['1', '2', '3']))
  const { user, at } = await open('2')
  expect(screen.getByText('2 of 3')).toBeVisible()
  await user.click(await button('Next lot'))
  expect(at()).toBe('3')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(at()).toBe('1')
})

test('both ends of the list say so and lead nowhere', async () => {
  rememberList(listOf(['1', '2']))
  const { user, at } = await open('1')
  expect(await button('Previous lot')).toHaveAccessibleDescription('This is the first lot in the list.')
  await user.click(await button('Previous lot'))
  expect(at()).toBe('1')
  await user.click(await button('Next lot'))
  expect(await button('Next lot')).toHaveAccessibleDescription('This is the last lot in the list.')
  await user.keyboard('{ArrowRight}')
  expect(at()).toBe('2')
})

test('the end of a page is not the end of the list', async () => {
  rememberList(listOf(['1', '2', '3'], 1, 5))
  const { user, at } = await open('3', { 2: ['4', '5'], 1: ['1', '2', '3'] })
  await vi.waitFor(async () => expect(await button('Next lot')).not.toHaveAttribute('aria-busy', 'true'))
  await user.click(await button('Next lot'))
  expect(at()).toBe('4')
  expect(screen.getByText('4 of 5')).toBeVisible()
})

test('a tab keeps its list whatever others open, even after a reload', async () => {
  rememberList(listOf(['1', '2', '3']))
  await open('2')
  cleanup()
  rememberList({ ...listOf(['9', '2', '8']), request: { pageType: 'car-auction', page: 7, pageSize: 3 } })
  const { user, at } = await open('2')
  await user.click(await button('Next lot'))
  expect(at()).toBe('3')
})

test('arrows in a field move only its cursor', async () => {
  rememberList(listOf(['1', '2', '3']))
  const { user, at } = await open('2')
  await user.click(screen.getByLabelText('Amount'))
  await user.keyboard('12{ArrowLeft}')
  expect(at()).toBe('2')
})

test('a lot opened from a plain link has no neighbors', async () => {
  rememberList(listOf(['1', '2']))
  await open('77')
  expect(screen.getByText('No list')).toBeVisible()
})
