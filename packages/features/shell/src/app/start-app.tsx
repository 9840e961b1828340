import { browserPage } from '@seriba/api/browser-page'
import { type CachedQuery, hydrate } from '@seriba/api/hydration'
import { viewProfile } from '@seriba/api/shared/user'
import type { AppStore } from '@seriba/api/store'
import { applyTheme } from '@seriba/api/theme-choice'
import { createI18n, initialLanguage } from '@seriba/i18n'
import { connectRouter } from '@seriba/ui/close-on-back'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { askReferenceLists } from '../session/reference-lists.ts'
import { inlineJson } from '../site/inline-json.ts'
import { cacheInlineSite, removeWrittenMeta } from '../site/inline-site.ts'
import { AppTree } from './AppTree.tsx'
import type { AppFacts } from './app-context.ts'
import { watchPageErrors } from './page-errors.ts'
import { rootElement } from './root-element.ts'
import { rootRoute } from './root-route.tsx'
import { textsLoader, withPageTexts } from './with-page-texts.ts'

export type StartOptions = Omit<AppFacts, 'leave'> & { store: AppStore; routes: RouteObject[] }

/** Starts the portal or the console: the session is requested while the rest still loads. */
export async function startApp({ store, routes: given, ...facts }: StartOptions) {
  watchPageErrors()
  const language = initialLanguage()
  const answers = drawnAnswers()
  const texts = createI18n(language, facts.phrases)
  const pageTexts = textsLoader(texts, facts.pagePhrases)
  const routes = withPageTexts(given, pageTexts)
  applyTheme()
  cacheInlineSite(store.dispatch, language)
  if (answers) {
    // Endpoints come with the page's own code.
    const matches = matchRoutes(routes, location, facts.basename) ?? []
    await Promise.all(matches.map(({ route }) => typeof route.lazy === 'function' && route.lazy()))
    hydrate(store, answers)
  }
  const profile = store.dispatch(viewProfile.initiate())
  const i18n = await texts
  const router = createBrowserRouter([rootRoute(routes)], { basename: facts.basename || '/' })
  connectRouter({
    key: () => router.state.location.key,
    busy: () => router.state.navigation.state !== 'idle',
  })
  const app: AppFacts = { ...facts, leave: browserPage.open }

  // What the server rendered stays until there is as much to show.
  if (answers) {
    await profile
    while (!router.state.initialized) await new Promise<void>((done) => router.subscribe(() => done()))
  }
  removeWrittenMeta()
  createRoot(rootElement()).render(
    <AppTree store={store} i18n={i18n} app={app}>
      {/* A page is rendered in one go: its answers are there, and a list decides itself which parts may wait. */}
      <RouterProvider router={router} useTransitions={false} />
    </AppTree>,
  )
  askReferenceLists(store.dispatch, 'forAnybody')
  void import('./after-start.ts').then(({ afterStart }) => afterStart(store, router))
}

/** The data used by the server to render this page; null if it did not, or rendered it for another screen. */
function drawnAnswers(): CachedQuery[] | null {
  const { dataset } = document.documentElement
  return 'unlike' in dataset ? null : inlineJson<CachedQuery[]>('seriba-answers')
}
