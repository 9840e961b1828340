import type { AppStore } from '@seriba/api/store'
import { createI18n, initialLanguage, type Phrases } from '@seriba/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepInlineSite } from '../site/inline-site.ts'
import { applyTheme } from '../theme/theme.ts'
import { rootElement } from './root-element.ts'
import { rootRoute } from './root-route.tsx'

type ViewerOptions = { store: AppStore; phrases: Phrases; routes: RouteObject[] }

/** Starts the page of a shared lot: no session, no socket. */
export async function startViewer({ store, phrases, routes }: ViewerOptions) {
  const language = initialLanguage()
  applyTheme()
  keepInlineSite(store.dispatch, language)
  const i18n = await createI18n(language, phrases)
  createRoot(rootElement()).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={createBrowserRouter([rootRoute(routes)])} />
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  )
}
