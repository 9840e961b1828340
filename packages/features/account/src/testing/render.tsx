import { createTestStore } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { guestAnswers } from './site.ts'

type Options = { at?: string; language?: Language; answers?: Record<string, unknown> }

/** A page of the account over a server that answers from a table; every other address is an empty page. */
export async function show(
  page: ReactElement,
  { at = '/page', language = 'en', answers = {} }: Options = {},
) {
  const world = createTestStore({ ...guestAnswers, ...answers })
  const i18n = await createI18n(language, messages)
  const router = createMemoryRouter(
    [
      { path: '/page', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
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
  }
}
