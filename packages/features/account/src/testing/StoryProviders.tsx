import { upsertCached } from '@seriba/api/cached'
import { viewCalendar } from '@seriba/api/client/calendar'
import { siteConfig } from '@seriba/api/public/site'
import { viewNotificationChoices } from '@seriba/api/shared/notification-choices'
import { type AppDispatch, makeStore } from '@seriba/api/store'
import type { NotificationChoices } from '@seriba/domain/notifications/choices'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { site } from './site.ts'

const i18n = await createI18n('en', messages)

type StoryFrameProps = {
  children: ReactNode
  choices?: NotificationChoices
  /** What else the server would have answered. */
  prepare?: (dispatch: AppDispatch) => void
}

/** What a story needs around it: a company, a language and an address, and what its reader wants to be told of. */
export function StoryProviders({ children, choices, prepare }: StoryFrameProps) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(siteConfig, { language: 'en' }, site))
    if (choices) void made.dispatch(upsertCached(viewNotificationChoices, undefined, choices))
    void made.dispatch(upsertCached(viewCalendar, undefined, { since: '2026-09-02T00:00:00Z' }))
    prepare?.(made.dispatch)
    return made
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  )
}
