import type { AppStore } from '@seriba/api/store'
import type { createI18n } from '@seriba/i18n'
import { type ReactNode, StrictMode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { type AppFacts, AppProvider } from './app-context.ts'

type AppTreeProps = {
  store: AppStore
  i18n: Awaited<ReturnType<typeof createI18n>>
  app: AppFacts
  children: ReactNode
}

/** What is around the router, in the browser and where a server renders the first picture. */
export const AppTree = ({ store, i18n, app, children }: AppTreeProps) => (
  <StrictMode>
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppProvider value={app}>{children}</AppProvider>
      </I18nextProvider>
    </Provider>
  </StrictMode>
)
