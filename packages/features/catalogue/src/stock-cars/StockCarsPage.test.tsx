import '@testing-library/jest-dom/vitest'
import { sessionOpened } from '@seriba/api/session-slice'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { StockCarsPage } from './StockCarsPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offer = { id: '7', title: 'Toyota Hiace', text: '2019, Osaka', price: 1_200_000, image: null }
const page = (total: number, offers: object[], connected = true) => ({
  offers,
  connected,
  pageInfo: { page: 1, pageSize: 20, totalSearchResults: total, totalResults: total },
})

async function open(answer: (query: URLSearchParams) => object | null | Promise<object>) {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (request: Request) => {
    const result = await answer(new URL(request.url).searchParams)
    if (result) return Response.json({ result })
    return Response.json({ success: false, messageCode: 'marketplace_failed' }, { status: 502 })
  })
  vi.stubGlobal('scrollTo', () => undefined)
  const store = makeStore()
  store.dispatch(sessionOpened())
  const router = createMemoryRouter([{ path: '*', element: <StockCarsPage /> }], {
    initialEntries: ['/go-net'],
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return router
}

test('without a marketplace the page has no data and says why', async () => {
  await open(() => page(0, [], false))
  expect(await screen.findByText('No third-party listing is connected.')).toBeVisible()
})

test('offers open on the marketplace, and the page number is in the address', async () => {
  const router = await open((query) =>
    page(45, [{ ...offer, title: `Hiace of page ${query.get('page')}`, url: 'https://market.example/7' }]),
  )
  expect(await screen.findByRole('link', { name: /Hiace of page 1.*1.200.000/ })).toHaveAttribute(
    'href',
    'https://market.example/7',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('link', { name: /Hiace of page 2/ })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2&pageSize=20')
})

test('placeholders show where offers will appear while the marketplace is loading', async () => {
  const offers = Promise.withResolvers<object>()
  await open(() => offers.promise)
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument()
  expect(await screen.findByRole('status', { name: /^Loading/ })).toBeVisible()
  offers.resolve(page(1, [{ ...offer, url: 'https://market.example/7' }]))
  expect(await screen.findByRole('link', { name: /Toyota Hiace/ })).toBeVisible()
  expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument()
})

test('a marketplace that does not respond can be retried', async () => {
  let answers = 0
  await open(() => (answers++ ? page(1, [{ ...offer, url: 'https://market.example/7' }]) : null))
  expect(await screen.findByText('The marketplace isn’t responding. Please try again later.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Toyota Hiace/ })).toBeVisible()
})
