import { upsertCached } from '@seriba/api/cached'
import { viewCalendar } from '@seriba/api/client/calendar'
import { siteConfig } from '@seriba/api/public/site'
import { viewNotificationChoices } from '@seriba/api/shared/notification-choices'
import { type AppDispatch, makeStore } from '@seriba/api/store'
import type { NotificationChoices } from '@seriba/domain/notifications/choices'
import { InStory, storyLanguage } from '@seriba/testing/InStory'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { site } from './site.ts'

type StoryFrameProps = {
  children: ReactNode
  choices?: NotificationChoices
  /** Other answers of the server. */
  prepare?: (dispatch: AppDispatch) => void
}

/** The surroundings of a story: a company, a language, an address, and the reader’s notification settings. */
export function StoryProviders({ children, choices, prepare }: StoryFrameProps) {
  const [store] = useState(() => {
    const made = makeStore()
    void made.dispatch(upsertCached(siteConfig, { language: storyLanguage }, site))
    if (choices) void made.dispatch(upsertCached(viewNotificationChoices, undefined, choices))
    void made.dispatch(upsertCached(viewCalendar, undefined, { since: '2026-09-02T00:00:00Z' }))
    prepare?.(made.dispatch)
    return made
  })
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return (
    <InStory store={store}>
      <RouterProvider router={router} />
    </InStory>
  )
}
