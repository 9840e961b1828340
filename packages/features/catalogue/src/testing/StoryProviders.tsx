import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { type ReactNode, Suspense, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'

const store = makeStore()
const english = createI18n('en', messages)

/** What a story needs around it: a language, a store and an address. */
export function StoryProviders({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <InEnglish>
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      </InEnglish>
    </Suspense>
  )
}

function InEnglish({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={use(english)}>{children}</I18nextProvider>
}
