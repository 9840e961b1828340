import { storeOver } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
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
  const bodies: { call: string; body: unknown }[] = []
  const world = storeOver({ ...guestAnswers, ...answers })
  const answer = world.fetch.getMockImplementation()
  world.fetch.mockImplementation(async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`
    if (request.method !== 'GET') bodies.push({ call, body: await request.clone().json() })
    if (!answer) throw new Error('The server has no answers')
    return answer(request)
  })
  const i18n = await createI18n(language, phrases)
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
    sent: (call: string) => bodies.filter((sent) => sent.call === call).map(({ body }) => body),
  }
}
