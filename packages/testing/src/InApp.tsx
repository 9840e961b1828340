import type { AppStore } from '@seriba/api/store'
import type { createI18n } from '@seriba/i18n'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'

type InAppProps = { store: AppStore; i18n: Awaited<ReturnType<typeof createI18n>>; children: ReactNode }

/** What surrounds everything in an app: its store and its language. */
export const InApp = ({ store, i18n, children }: InAppProps) => (
  <Provider store={store}>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  </Provider>
)
