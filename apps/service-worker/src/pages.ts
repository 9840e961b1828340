import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { renewUntold } from './push-renewal.ts'
import { atMost, stores } from './stores.ts'

/** A page of each app that can stand for any other: the app reads the address and draws what belongs there. */
const shells = { portal: '/profile', console: '/console/profile' }
const shellOf = (pathname: string) => (pathname.startsWith('/console') ? shells.console : shells.portal)

/** Pages that are no app's, or of people who are not logged in. */
const notKept = [/^\/v1\//, /^\/auth\//, /\/share\//, /^\/(dev|unsubscribe|verify-email)\b/]

/**
 * What answers once. A page that the worker leaves to the browser is asked for twice: by the preload, and again because
 * nobody took what that brought.
 */
const servesOnce = /^\/v1\/auth\//

/** Pages come from the server; without it the same page as it was, else any page of the app. */
export function keepPages() {
  const pages = new NetworkFirst({
    cacheName: stores.pages,
    networkTimeoutSeconds: 10,
    matchOptions: { ignoreVary: true },
    plugins: [
      atMost(40, 7),
      {
        // The page of a person is kept; of nobody there is nothing to read.
        cacheWillUpdate: async ({ response }) => {
          const isPage = response.status === 200 && response.headers.get('content-type')?.includes('html')
          return isPage && (await response.clone().text()).includes('data-for="member"') ? response : null
        },
        handlerDidError: async ({ request }) =>
          caches.match(shellOf(new URL(request.url).pathname), { cacheName: stores.pages, ignoreVary: true }),
      },
    ],
  })
  const route = new NavigationRoute(
    async (options) => {
      const response = await pages.handle(options)
      // Asked for beside the page, and by nobody who waits.
      options.event.waitUntil(Promise.all([keepShell(options.url.pathname), renewUntold()]))
      return response
    },
    { denylist: notKept },
  )
  registerRoute(route)
  registerRoute(
    ({ url, request }) => request.mode === 'navigate' && servesOnce.test(url.pathname),
    async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
  )
}

async function keepShell(pathname: string) {
  const shell = shellOf(pathname)
  const store = await caches.open(stores.pages)
  if (await store.match(shell, { ignoreVary: true })) return
  const response = await fetch(shell, { credentials: 'same-origin' }).catch(() => null)
  if (response?.ok && (await response.clone().text()).includes('data-for="member"')) {
    await store.put(shell, response)
  }
}

/** Files have their content's hash in their name: what was fetched once is good for ever. */
export function keepFiles() {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname.includes('/assets/'),
    new CacheFirst({
      cacheName: stores.files,
      plugins: [atMost(400, 60)],
    }),
  )
  registerRoute(
    ({ url, request }) => url.origin === self.location.origin && request.destination === 'image',
    new CacheFirst({
      cacheName: stores.drawings,
      plugins: [atMost(300, 7)],
    }),
  )
}

/** Files that a page loaded before the worker was there. */
export async function keepLoaded(urls: readonly string[]) {
  const store = await caches.open(stores.files)
  const own = urls.filter((url) => {
    const { origin, pathname } = new URL(url, self.location.origin)
    return origin === self.location.origin && pathname.includes('/assets/')
  })
  await Promise.all(
    own.map(async (url) => {
      // One that is no longer there keeps none of the others away.
      if (!(await store.match(url))) await store.add(url).catch(() => undefined)
    }),
  )
}
