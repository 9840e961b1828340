import { type CachedQuery, dehydrate, resetCache } from '@seriba/api/hydration'
import { sessionClosed } from '@seriba/api/session-slice'
import { menuCounters } from '@seriba/api/shared/site'
import { viewProfile } from '@seriba/api/shared/user'
import { type AppStore, makeStore } from '@seriba/api/store'
import type { SiteConfig } from '@seriba/contracts/site'
import { createI18n, type Language } from '@seriba/i18n'
import { DrawnHead, headMark } from '@seriba/ui/PageHead'
import { FirstPicture } from '@seriba/ui/use-wide'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router'
import { cacheSite } from '../site/inline-site.ts'
import { AppTree } from './AppTree.tsx'
import type { AppFacts } from './app-context.ts'
import { rootRoute } from './root-route.tsx'

export type RenderRequest = {
  /** Path and query. */
  url: string
  language: Language
  site: SiteConfig
  /** Whether somebody is logged in; `fetch` makes requests in their name. */
  member: boolean
  wide: boolean
  ask: (request: Request) => Promise<Response>
}

export type RenderedPage = {
  /** The page's own title and description. */
  head: string
  body: string
  answers: CachedQuery[]
}

/** This many fill a window; the app adds the others. */
const firstRows = 13

type RenderOptions = Omit<AppFacts, 'leave'> & { routes: (store: AppStore) => RouteObject[] }

/**
 * The first picture of a page as text, for those whose browser has not loaded our scripts yet; null if there is none.
 */
export async function renderApp(
  { routes, ...facts }: RenderOptions,
  { url, language, site, member, wide, ask }: RenderRequest,
): Promise<RenderedPage | null> {
  const store = makeStore({ fetch: ask })
  try {
    cacheSite(store.dispatch, language, site)
    const known = !member || (await store.dispatch(viewProfile.initiate())).isSuccess
    if (!known) return null
    // A counter that appears later moves the buttons next to it.
    if (member) void store.dispatch(menuCounters.initiate())
    else store.dispatch(sessionClosed())

    const i18n = await createI18n(language, facts.phrases, ...(facts.pagePhrases ? [facts.pagePhrases] : []))
    const handler = createStaticHandler([rootRoute(routes(store))])
    const context = await handler.query(new Request(new URL(url, 'http://page')), {
      requestContext: { wide },
    })
    if (context instanceof Response || context.statusCode !== 200) return null
    const answers = await dehydrate(store)

    const pageHead = { content: null as ReactNode }
    const app: AppFacts = { ...facts, leave: () => undefined }
    const draw = (page: ReactNode) =>
      renderToString(
        <AppTree store={store} i18n={i18n} app={app}>
          <FirstPicture value={{ wide, rows: firstRows }}>{page}</FirstPicture>
        </AppTree>,
      )
    const page = draw(
      <DrawnHead value={pageHead}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </DrawnHead>,
    )
    const inHead = draw(<StaticRouter location={url}>{pageHead.content}</StaticRouter>)
    // React writes what belongs in the head before everything else.
    const head = /^(<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(page)?.[0] ?? ''
    return { head, body: page.slice(head.length).replace(headMark, () => inHead), answers }
  } finally {
    resetCache(store)
  }
}
