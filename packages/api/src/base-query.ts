import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query'
import { type CaptchaAction, type CaptchaOffer, captchaHeader } from '@seriba/contracts/captcha'
import { consentHeader } from '@seriba/contracts/consent'
import { keptAtHeader } from '@seriba/contracts/offline'
import { connectionId } from './connection-id.ts'
import { storedConsent } from './consent.ts'
import { failureInAnswer } from './failure-in-answer.ts'
import { keptAnswerShown, selectKeptShown, serverAnswered } from './notifications-slice.ts'
import { syncServerClock } from './server-clock.ts'
import { sessionExpired, sessionRefreshed } from './session-slice.ts'
import type { ApiArgs } from './to-request.ts'

export type QueryError = FetchBaseQueryError
export type ApiBaseQuery = BaseQueryFn<ApiArgs, unknown, QueryError>

// Absolute, because outside of a browser there is no page that a Request could be relative to.
const origin = globalThis.location?.origin ?? 'http://localhost'

export type StoreExtra = {
  /** How a server that renders a page calls itself; browsers have their own way. */
  fetch?: (request: Request) => Promise<Response>
}

const createBaseQuery = (fetchFn?: StoreExtra['fetch']) =>
  fetchBaseQuery({
    baseUrl: `${origin}/v1`,
    credentials: 'include',
    // No answer by then counts as an error: nobody waits forever. Requests that are `slow` get longer.
    timeout: 30_000,
    prepareHeaders(headers, { type }) {
      if (type === 'mutation') {
        headers.set('socket-id', connectionId())
        const consent = storedConsent()
        if (consent) headers.set(consentHeader, consent)
      }
      const language = globalThis.document?.documentElement.lang
      if (language) headers.set('accept-language', language)
    },
    fetchFn: fetchFn as typeof fetch,
  })

/** The page says where login calls go, if that is not here. */
const addressOf = (url: string) => {
  const base = /^\/auth\b/.test(url) && globalThis.document?.querySelector('meta[name=auth-base]')
  return base ? base.getAttribute('content') + url : url
}

const browserBaseQuery = createBaseQuery()

const fetchFromServer = async (given: ApiArgs, api: BaseQueryApi, extra: object) => {
  const args = { ...given, url: addressOf(given.url) } as FetchArgs
  const sent = Date.now()
  const { fetch } = api.extra as StoreExtra
  const answer = await (fetch ? createBaseQuery(fetch) : browserBaseQuery)(args, api, extra)
  const headers = answer.meta?.response?.headers
  const keptAt = headers?.get(keptAtHeader)
  // The service worker answered from its cache: the clock in that answer is from back then.
  if (keptAt) api.dispatch(keptAnswerShown(Date.parse(keptAt)))
  else if (headers) {
    syncServerClock(sent, headers.get('date'))
    if (selectKeptShown(api.getState() as never)) api.dispatch(serverAnswered())
  }
  return answer
}

async function call({ captcha, ...args }: ApiArgs, api: BaseQueryApi, extra: object) {
  const passed = captcha ? await obtainCaptcha(captcha, api) : null
  if (passed?.error) return passed
  const headers = passed && { headers: { [captchaHeader]: passed.data } }
  const answer = await fetchFromServer({ ...args, ...headers }, api, extra)
  if (answer.error) return answer
  const failed = failureInAnswer(answer.data, api.type)
  if (failed) return { error: { status: answer.meta?.response?.status ?? 200, data: failed } }
  return { ...answer, data: (answer.data as { result?: unknown } | null)?.result }
}

type Passed = { data: string; error?: never } | { error: QueryError; data?: never }

/** Earns the token that the server requires; the code for it is fetched with the first form that is sent. */
async function obtainCaptcha(action: CaptchaAction, api: BaseQueryApi): Promise<Passed> {
  const { data, error } = await fetchFromServer({ url: '/auth/captcha', params: { action } }, api, {})
  if (error) return { error }
  try {
    const { obtainCaptchaToken } = await import('./captcha.ts')
    const earned = await obtainCaptchaToken((data as { result: CaptchaOffer }).result, action)
    if ('token' in earned) return { data: earned.token }
    return { error: { status: 'CUSTOM_ERROR', error: earned.failed } }
  } catch (cause) {
    console.error('bot check:', cause)
    return { error: { status: 'CUSTOM_ERROR', error: 'captcha_not_loaded' } }
  }
}

type Refresh = 'refreshed' | 'expired' | 'failed'
const refreshing = new WeakMap<BaseQueryApi['dispatch'], Promise<Refresh>>()
const refreshes = new WeakMap<BaseQueryApi['dispatch'], number>()
const refreshesOf = ({ dispatch }: BaseQueryApi) => refreshes.get(dispatch) ?? 0

/** No matter how many calls were answered with 401, the session is refreshed only once at a time. */
function refresh(api: BaseQueryApi): Promise<Refresh> {
  const running = refreshing.get(api.dispatch)
  if (running) return running
  const run = () => refreshOnce(api)
  // The cookies belong to all tabs: two of them must not spend the same refresh cookie.
  const locked = globalThis.navigator?.locks?.request('seriba-session', run)
  const started = (locked ?? run()).finally(() => refreshing.delete(api.dispatch))
  refreshing.set(api.dispatch, started)
  return started
}

async function refreshOnce(api: BaseQueryApi): Promise<Refresh> {
  // Not the caller's signal: others are waiting for this answer too.
  const { signal } = new AbortController()
  const { error } = await fetchFromServer({ url: '/auth/update' }, { ...api, signal, type: 'query' }, {})
  if (!error) {
    refreshes.set(api.dispatch, refreshesOf(api) + 1)
    api.dispatch(sessionRefreshed())
    return 'refreshed'
  }
  if (error.status !== 401) return 'failed'
  api.dispatch(sessionExpired())
  return 'expired'
}

export const baseQuery: ApiBaseQuery = async (args, api, extra) => {
  const before = refreshesOf(api)
  const answer = await call(args, api, extra)
  if (answer.error?.status !== 401 || args.url.startsWith('/auth')) return answer
  // All that a request from before a finished refresh lacks is the new cookie.
  const refreshed = refreshesOf(api) > before || (await refresh(api)) === 'refreshed'
  return refreshed ? call(args, api, extra) : answer
}
