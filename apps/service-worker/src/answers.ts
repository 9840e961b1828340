import { keptAtHeader } from '@seriba/contracts/offline'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { atMost, clearPersonalCaches, stores } from './stores.ts'

/** What is never shown again: logging in, bot checks, and anything that is only good right away. */
const passing = /^\/v1\/(auth|docs|openapi|telegram|user\/(missed-events|unsubscribe))/

const isApi = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/v1/')

/** Records when the server gave an answer, for later readers. */
const stamped = {
  async cacheWillUpdate({ response }: { response: Response }) {
    if (response.status !== 200 || !/json/.test(response.headers.get('content-type') ?? '')) return null
    const headers = new Headers(response.headers)
    headers.set(keptAtHeader, new Date().toISOString())
    return new Response(await response.blob(), { status: 200, headers })
  },
}

/**
 * Answers come from the server as long as it can be reached; otherwise the last one is shown again, with its time on
 * it.
 */
export function registerAnswerRoute() {
  const kept = new NetworkFirst({
    cacheName: stores.answers,
    matchOptions: { ignoreVary: true },
    plugins: [stamped, atMost(300, 7)],
  })
  registerRoute(({ url }) => isApi(url) && !passing.test(url.pathname), kept)
  forgetOnLogOut()
}

/** A login through the identity provider comes back as a page: what was kept is deleted when it starts. */
const changesPerson = ['/v1/auth', '/v1/auth/passkey', '/v1/auth/identity', '/v1/auth/logout']

/** Logging in and out passes through here: one person must not read what the last one saw. */
function forgetOnLogOut() {
  const watched = new NetworkOnly({
    plugins: [
      {
        async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
          const { pathname } = new URL(request.url)
          const over = pathname === '/v1/auth/update' ? response.status === 401 : response.ok
          if (over) await clearPersonalCaches()
          return response
        },
      },
    ],
  })
  registerRoute(({ url }) => isApi(url) && changesPerson.includes(url.pathname), watched, 'POST')
  registerRoute(({ url }) => isApi(url) && url.pathname === '/v1/auth/update', watched, 'GET')
}
