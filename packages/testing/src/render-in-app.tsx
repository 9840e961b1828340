import type { AppStore } from '@seriba/api/store'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { PageHeadProvider, PageHeadSlot } from '@seriba/ui/PageHead'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { InApp } from './InApp.tsx'

type Options = { store: AppStore; language?: Language }

/** Renders an element as the app does, with the head that a page puts its title into. */
export async function renderInApp(element: ReactNode, { store, language = 'en' }: Options) {
  const view = render(
    <InApp store={store} i18n={await createI18n(language, messages)}>
      <PageHeadProvider>
        <PageHeadSlot />
        {element}
      </PageHeadProvider>
    </InApp>,
  )
  return { ...view, user: userEvent.setup() }
}
