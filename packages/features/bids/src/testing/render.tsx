import { viewProfile } from '@seriba/api/shared/user'
import { createTestStore } from '@seriba/api/testing'
import { aProfile, aSite } from '@seriba/api/testing/facts'
import type { UserProfile } from '@seriba/contracts/user'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { bidTypes } from './builders.ts'

const messenger = { label: 'Messenger', href: 'https://messenger.example/seriba' }

type Setup = {
  answers?: Record<string, unknown>
  profile?: UserProfile
  /** Where one is, and the route that is shown there. */
  path?: string
  route?: string
  language?: Language
}

/** A screen of the real app over a server that answers from a table. */
export async function show(
  screen: ReactElement,
  { answers = {}, profile = aProfile(), path = '/', route = '*', language = 'en' }: Setup = {},
) {
  const world = createTestStore({
    'GET /user/view-profile': profile,
    'GET /site/config': aSite({ favouriteGroups: ['A'], messenger }),
    'GET /bid/type': bidTypes,
    'GET /bid/export-type': bidTypes,
    ...answers,
  })
  const i18n = await createI18n(language, messages)
  await world.store.dispatch(viewProfile.initiate())
  const router = createMemoryRouter([{ path: route, element: screen }], { initialEntries: [path] })
  const view = render(
    <Provider store={world.store}>
      <I18nextProvider i18n={i18n}>
        <PageHeadProvider>
          <PageHeadSlot />
          <RouterProvider router={router} />
        </PageHeadProvider>
      </I18nextProvider>
    </Provider>,
  )
  return {
    ...world,
    ...view,
    router,
    user: userEvent.setup(),
    /** Queries of a GET, in order. */
    asked: (path: string) =>
      world.fetch.mock.calls
        .map(([request]) => new URL(request.url))
        .filter(({ pathname }) => pathname === `/v1${path}`)
        .map(({ searchParams }) => searchParams),
  }
}
