import { createI18n } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { type ReactNode, Suspense, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'

const english = createI18n('en', phrases)

/** What a story needs around it: a language and an address. */
export function StoryFrame({ children }: { children: ReactNode }) {
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
