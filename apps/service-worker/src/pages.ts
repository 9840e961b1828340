import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { reportMissedRenewal } from './push-renewal.ts'
import { atMost, stores } from './stores.ts'

/** A page of each app that can stand in for any other: the app reads the address and renders what belongs there. */
const shells = { portal: '/profile', console: '/console/profile' }
const shellOf = (pathname: string) => (pathname.startsWith('/console') ? shells.console : shells.portal)

/** Pages that do not belong to an app, or to people who are not logged in. */
const notKept = [/^\/v1\//, /^\/auth\//, /\/share\//, /^\/(dev|unsubscribe|verify-email)\b/]

/**
 * A response for one use. A page that the worker leaves to the browser is requested twice: by the preload, and again
 * because nobody took its response.
 */
const servesOnce = /^\/v1\/auth\//

/** Pages come from the server; without it, the same page from the cache, or else any page of the app. */
export function registerPageRoute() {
  const pages = new NetworkFirst({
    cacheName: stores.pages,
    networkTimeoutSeconds: 10,
    matchOptions: { ignoreVary: true },
    plugins: [
      atMost(40, 7),
      {
        // A logged-in person's page is kept; for others there is nothing to read.
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
      // Requested alongside the page, with nobody waiting for it.
      options.event.waitUntil(Promise.all([keepShell(options.url.pathname), reportMissedRenewal()]))
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

/** Files have a hash of their content in their name: what was fetched once is good forever. */
export function registerFileRoute() {
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
export async function cacheLoadedFiles(urls: readonly string[]) {
  const store = await caches.open(stores.files)
  const own = urls.filter((url) => {
    const { origin, pathname } = new URL(url, self.location.origin)
    return origin === self.location.origin && pathname.includes('/assets/')
  })
  await Promise.all(
    own.map(async (url) => {
      // A file that no longer exists does not keep the others away.
      if (!(await store.match(url))) await store.add(url).catch(() => undefined)
    }),
  )
}
