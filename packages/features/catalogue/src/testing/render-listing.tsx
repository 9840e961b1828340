import { sessionClosed, sessionOpened } from '@seriba/api/session-slice'
import { makeStore } from '@seriba/api/store'
import type { PriceFigures } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { forStaff } from '../config/for-staff.ts'
import { ListingPage } from '../listing/ListingPage.tsx'
import type { AroundLots, ListingSlots } from '../listing/layout-props.ts'
import type { Lot } from '../rows/lot.ts'
import type { Audience } from '../rows/use-row-words.ts'
import { saveView, type View } from '../views/view-choice.ts'
import { answerToFilters } from './answer-to-filters.ts'
import { carRow } from './car-row.ts'

type Answer = { lots?: Lot[]; total?: number } | { status: number }

type Given = {
  pageType?: PageType
  path?: string
  slots?: ListingSlots
  wide?: boolean
  view?: View
  audience?: Audience
  around?: AroundLots
  /** Browses a public catalogue without being logged in. */
  visitor?: boolean
  /** The sold prices in the statistics. */
  prices?: PriceFigures
  /** Requests that fail on the server, by path. */
  fails?: (pathname: string) => boolean
  /** The server’s answer to a request for lots, by its query. */
  answer?: (query: URLSearchParams) => Answer
}

// Overlays are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/** The listing in a real router and store; only the server is simulated. */
export async function renderListing(given: Given = {}) {
  const {
    pageType = 'car-auction',
    path = '/',
    wide = true,
    slots = {},
    audience = 'client',
    around,
    answer,
  } = given

  const seen = audience === 'manager' ? { audience, look: forStaff } : { audience }

  standInForBrowser(wide)
  if (given.view) saveView(given.view)
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    if (given.fails?.(url.pathname)) {
      return Response.json({ success: false, messageCode: 'internal' }, { status: 500 })
    }
    const known = answerToFilters(url)
    if (known) return Response.json({ result: known })
    if (given.prices && url.pathname.endsWith('/price-figures')) {
      return Response.json({ result: given.prices })
    }
    // The parts around the lots, such as the viewer’s own searches, have their own tests.
    if (!url.pathname.endsWith('/listing')) {
      return Response.json({ success: false, messageCode: 'not_found' }, { status: 404 })
    }
    asked.push(url.searchParams)
    const asks = url.pathname.split('/').at(-2) as PageType
    return listingResponse(asks, answer?.(url.searchParams) ?? {}, url.searchParams)
  })

  const router = createMemoryRouter(
    [
      { path: '/other', element: <ListingPage {...seen} pageType="bikes" slots={slots} /> },
      { path: '*', element: <ListingPage {...seen} pageType={pageType} slots={slots} around={around} /> },
    ],
    { initialEntries: [path] },
  )
  const i18n = await createI18n('en', messages)
  const store = makeStore()
  store.dispatch(given.visitor ? sessionClosed() : sessionOpened())
  render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
  return {
    user: userEvent.setup(),
    router,
    /** The queries of the requests for lots, in order. */
    asked,
    address: () => router.state.location.search,
  }
}

function listingResponse(pageType: PageType, answer: Answer, query: URLSearchParams) {
  if ('status' in answer) {
    return Response.json({ success: false, messageCode: 'internal' }, { status: answer.status })
  }
  const { lots = [carRow(), carRow({ id: '2', lotNo: 6120, maker: 'Honda', model: 'N-BOX' })] } = answer
  const pageInfo = {
    page: Number(query.get('page') ?? 1),
    pageSize: Number(query.get('pageSize') ?? 20),
    totalSearchResults: answer.total ?? lots.length,
    totalResults: answer.total ?? lots.length,
  }
  return Response.json({ result: { [pageTypes[pageType].rows]: lots, pageInfo } })
}

/** Features missing from jsdom. */
function standInForBrowser(wide: boolean) {
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 1024px)' ? wide : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('scrollTo', () => undefined)
}
