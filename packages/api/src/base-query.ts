import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query'
import { connectionId } from './connection-id.ts'
import { sessionExpired, sessionRefreshed } from './session-slice.ts'

export type ApiError = FetchBaseQueryError
export type ApiBaseQuery = BaseQueryFn<FetchArgs, unknown, ApiError>

// Absolute, because outside of a browser a Request knows no page to be relative to.
const origin = globalThis.location?.origin ?? 'http://localhost'

const fetchFromServer = fetchBaseQuery({
  baseUrl: `${origin}/v1`,
  credentials: 'include',
  prepareHeaders(headers, { type }) {
    if (type === 'mutation') headers.set('socket-id', connectionId())
    const language = globalThis.document?.documentElement.lang
    if (language) headers.set('accept-language', language)
  },
})

async function call(args: FetchArgs, api: BaseQueryApi, extra: object) {
  const answer = await fetchFromServer(args, api, extra)
  return answer.error ? answer : { ...answer, data: (answer.data as { result?: unknown } | null)?.result }
}

type Refresh = 'refreshed' | 'expired' | 'failed'
const refreshing = new WeakMap<BaseQueryApi['dispatch'], Promise<Refresh>>()

/** However many calls were answered 401, the session is refreshed once at a time. */
function refresh(api: BaseQueryApi): Promise<Refresh> {
  const running = refreshing.get(api.dispatch)
  if (running) return running
  const started = acrossTabs(() => refreshOnce(api)).finally(() => refreshing.delete(api.dispatch))
  refreshing.set(api.dispatch, started)
  return started
}

/** The cookies belong to all tabs: two of them must not spend the same refresh cookie. */
function acrossTabs(run: () => Promise<Refresh>): Promise<Refresh> {
  const locks = globalThis.navigator?.locks
  return locks ? Promise.resolve(locks.request('seriba-session', run)) : run()
}

async function refreshOnce(api: BaseQueryApi): Promise<Refresh> {
  // Not the caller's signal: others wait for this answer too.
  const { signal } = new AbortController()
  const { error } = await fetchFromServer({ url: '/auth/update' }, { ...api, signal, type: 'query' }, {})
  if (!error) {
    api.dispatch(sessionRefreshed())
    return 'refreshed'
  }
  if (error.status !== 401) return 'failed'
  api.dispatch(sessionExpired())
  return 'expired'
}

export const baseQuery: ApiBaseQuery = async (args, api, extra) => {
  const answer = await call(args, api, extra)
  const unauthorised = answer.error?.status === 401 && !args.url.startsWith('/auth')
  if (!unauthorised || (await refresh(api)) !== 'refreshed') return answer
  return call(args, api, extra)
}
