import { type AppStore, makeStore } from '@seriba/api/store'
import { createI18n, initialLanguage } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import type { ReactNode } from 'react'
import { InApp } from './InApp.tsx'

/** The one chosen in Storybook's toolbar. */
export const storyLanguage = initialLanguage()
const i18n = await createI18n(storyLanguage, messages)
const empty = makeStore()

/** What a story needs around it: what a server would have returned, and a language. */
export const InStory = ({ store = empty, children }: { store?: AppStore; children: ReactNode }) => (
  <InApp store={store} i18n={i18n}>
    {children}
  </InApp>
)
