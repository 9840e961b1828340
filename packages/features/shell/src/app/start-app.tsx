import type { AppStore } from '@seriba/api/store'
import { applyTheme } from '@seriba/api/theme-choice'
import { userApi } from '@seriba/api/user'
import { createI18n, initialLanguage } from '@seriba/i18n'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { askReferenceLists } from '../session/reference-lists.ts'
import { keepInlineSite } from '../site/inline-site.ts'
import { type AppFacts, AppProvider } from './app-context.ts'
import { rootElement } from './root-element.ts'
import { rootRoute } from './root-route.tsx'

export type StartOptions = Omit<AppFacts, 'leave'> & { store: AppStore; routes: RouteObject[] }

/** Starts the portal or the console: the session is asked for while the rest still loads. */
export async function startApp({ store, routes, ...facts }: StartOptions) {
  const language = initialLanguage()
  applyTheme()
  keepInlineSite(store.dispatch, language)
  void store.dispatch(userApi.endpoints.viewProfile.initiate())
  const i18n = await createI18n(language, facts.phrases)
  const router = createBrowserRouter([rootRoute(routes)], { basename: facts.basename || '/' })
  const app: AppFacts = { ...facts, leave: (url) => location.assign(url) }

  createRoot(rootElement()).render(
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <AppProvider value={app}>
            <RouterProvider router={router} />
          </AppProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>,
  )
  askReferenceLists(store.dispatch, 'forAnybody')
}
