import { makeStore } from '@seriba/api/store'
import { aProfile } from '@seriba/api/testing/facts'
import type { LotDetail } from '@seriba/contracts/lot'
import type { Permissions } from '@seriba/domain/access/permissions'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { carLot, sharedLot } from './car-lot.ts'

// Overlays are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

type Given = {
  path: string
  /** The route of the page, such as `/car-auctions/:id`. */
  route: string
  mayShare?: boolean
  /** Permissions that differ from the client’s defaults. */
  flags?: Partial<Permissions>
  /** The HTTP status of the lot’s response. */
  lotStatus?: number
  /** Lots by page type; one car by default. */
  lots?: Record<string, LotDetail>
  /** Further answers of the server, by address. */
  answers?: Record<string, (request: Request) => Response | Promise<Response>>
  /** The code that opens a shared lot; after 5 wrong codes in a row every other one is refused. */
  code?: string
}

const error = (status: number, messageCode: string) =>
  Response.json({ success: false, messageCode }, { status })

/** A page in a real router and store; only the server is simulated. */
export async function renderPage(page: ReactElement, { path, route, mayShare = true, ...given }: Given) {
  /** The codes that were tried, '' for none. */
  const tried: string[] = []
  const answers: Record<string, (request: Request) => Response | Promise<Response>> = {
    '/v1/car-auction/view': () =>
      given.lotStatus
        ? error(given.lotStatus, given.lotStatus === 404 ? 'lot_not_found' : 'internal')
        : Response.json({ result: { success: true, lotDetail: carLot(), ussCounter: { ussLimit: 0 } } }),
    ...Object.fromEntries(
      Object.entries(given.lots ?? {}).map(([pageType, lotDetail]) => [
        `/v1/${pageType}/view`,
        () => Response.json({ result: { success: true, lotDetail, ussCounter: { ussLimit: 0 } } }),
      ]),
    ),
    '/v1/car-auction/password': ({ method }) =>
      Response.json({
        result:
          method === 'DELETE'
            ? { success: true }
            : { password: '418027', validUntil: '2026-12-08T01:35:00.000Z' },
      }),
    async '/v1/car-auction/share-view'(request) {
      const { password = '' } = (await request.json()) as { password?: string }
      tried.push(password)
      if (tried.filter(Boolean).length > 5) return error(429, 'too_many_tries')
      if (password !== given.code) return error(403, 'wrong_code')
      return Response.json({ result: { success: true, lotDetail: sharedLot() } })
    },
    '/v1/user/view-profile': () =>
      Response.json({ result: aProfile('client', { shareCar: mayShare, ...given.flags }) }),
    ...given.answers,
  }
  vi.stubGlobal('fetch', (request: Request) => {
    const answer = answers[new URL(request.url).pathname]
    return Promise.resolve(answer?.(request) ?? error(404, 'not_found'))
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))

  const router = createMemoryRouter(
    [
      { path: route, element: page },
      { path: '*', element: 'Another page' },
    ],
    { initialEntries: [path] },
  )
  const i18n = await createI18n('en', messages)
  render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
  return { user: userEvent.setup(), tried, place: () => router.state.location.pathname }
}
