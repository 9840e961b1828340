import type { AppStore } from '@seriba/api/store'
import { applyTheme } from '@seriba/api/theme-choice'
import { createI18n, initialLanguage, type Phrases } from '@seriba/i18n'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { keepInlineSite, removeWrittenMeta } from '../site/inline-site.ts'
import { rootElement } from './root-element.ts'

type ViewerOptions = { store: AppStore; phrases: Phrases; children: ReactNode }

/** Starts the page of a shared lot: no session, no socket, and the small kind of router. */
export async function startViewer({ store, phrases, children }: ViewerOptions) {
  const language = initialLanguage()
  applyTheme()
  keepInlineSite(store.dispatch, language)
  const i18n = await createI18n(language, phrases)
  removeWrittenMeta()
  createRoot(rootElement()).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <BrowserRouter>{children}</BrowserRouter>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  )
}
