import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { type ReactNode, Suspense, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'

const english = createI18n('en', messages)

/** What a story needs around it: a language and an address. */
export function StoryProviders({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <InEnglish>
        <MemoryRouter>{children}</MemoryRouter>
      </InEnglish>
    </Suspense>
  )
}

function InEnglish({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={use(english)}>{children}</I18nextProvider>
}
