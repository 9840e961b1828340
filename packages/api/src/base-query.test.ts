import { afterEach, expect, test, vi } from 'vitest'
import { toApiError } from './api-error.ts'
import { createBid } from './generated/client/bids.ts'
import { updateSoldPrice } from './generated/manager/bids.ts'
import { signOut } from './generated/public/auth.ts'
import { currencyList, ipInfo, languageList } from './generated/public/site.ts'
import { gearboxList } from './generated/shared/site.ts'
import { serverNow } from './server-clock.ts'
import { sessionOpened } from './session-slice.ts'
import { createTestStore, refused } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const success = { success: true }

/** A server whose session is over until it is refreshed. */
function lapsedServer(refresh: () => unknown) {
  let open = false
  const guarded = () => (open ? [] : refused(401, 'signed_out'))
  return createTestStore({
    'GET /site/gearbox-list': guarded,
    'GET /site/currency-list': guarded,
    'GET /site/get-language': guarded,
    'GET /auth/update': async () => {
      await Promise.resolve()
      const answer = refresh()
      open = !(answer instanceof Response)
      return answer
    },
  })
}

test('simultaneously refused calls share one refresh, and each is repeated', async () => {
  const { store, calls } = lapsedServer(() => success)

  const answers = await Promise.all([
    store.dispatch(gearboxList.initiate()),
    store.dispatch(currencyList.initiate()),
    store.dispatch(languageList.initiate()),
  ])

  expect(answers.map(({ data }) => data)).toEqual([[], [], []])
  expect(calls.filter((call) => call === 'GET /auth/update')).toHaveLength(1)
  expect(calls).toHaveLength(7)
})

test('a call refused after an earlier refresh is repeated without refreshing again', async () => {
  const late = Promise.withResolvers<void>()
  let open = false
  const { store, calls } = createTestStore({
    'GET /site/gearbox-list': () => (open ? [] : refused(401, 'signed_out')),
    'GET /site/currency-list': async () => {
      if (open) return []
      await late.promise
      return refused(401, 'signed_out')
    },
    'GET /auth/update': () => {
      open = true
      return success
    },
  })

  const slow = store.dispatch(currencyList.initiate())
  expect((await store.dispatch(gearboxList.initiate())).data).toEqual([])
  late.resolve()

  expect((await slow).data).toEqual([])
  expect(calls.filter((call) => call === 'GET /auth/update')).toHaveLength(1)
})

test('a session that cannot be refreshed stays expired until it is opened again', async () => {
  const { store } = lapsedServer(() => refused(401, 'signed_out'))
  store.dispatch(sessionOpened())

  const { error } = await store.dispatch(gearboxList.initiate())
  expect(toApiError(error)).toMatchObject({ code: 'signed_out', status: 401 })
  expect(store.getState().session.expired).toBe(true)

  store.dispatch(sessionOpened())
  expect(store.getState().session.expired).toBe(false)
})

test('a visitor who never logged in has no session that could expire', async () => {
  const { store } = lapsedServer(() => refused(401, 'signed_out'))
  await store.dispatch(gearboxList.initiate())
  expect(store.getState().session.expired).toBe(false)
})

test('a refresh that fails for another reason says nothing about the session', async () => {
  const { store } = lapsedServer(() => refused(500, 'internal'))
  store.dispatch(sessionOpened())
  await store.dispatch(gearboxList.initiate())
  expect(store.getState().session.expired).toBe(false)
})

test('the call is repeated with exactly the same parameters', async () => {
  let open = false
  const bodies: unknown[] = []
  const { store } = createTestStore({
    'POST /bid/create': async (request: Request) => {
      bodies.push(await request.json())
      return open ? refused(402, 'not_enough_credit') : refused(401, 'signed_out')
    },
    'GET /auth/update': () => {
      open = true
      return success
    },
  })
  const placement = { carId: '12', amount: 505_000, confirm: 0, lotType: 'auction' } as const
  await store.dispatch(createBid.initiate(placement))
  expect(bodies).toEqual([placement, placement])
})

test('mutations send their socket’s ID, and answers are read from `result`', async () => {
  const { store, fetch } = createTestStore({
    'GET /site/ip-info': { ip: '203.0.113.9', country: null, city: null },
  })
  const { data } = await store.dispatch(ipInfo.initiate())
  expect(data?.ip).toBe('203.0.113.9')

  await store.dispatch(updateSoldPrice.initiate({ bidId: 1, soldPrice: 0 }))
  expect(fetch.mock.calls.map(([request]) => request.headers.has('socket-id'))).toEqual([false, true])
})

test('login calls go to the address the page names, and others stay here', async () => {
  const meta = { getAttribute: () => 'https://auth.vostok.example/v1' }
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => meta })
  const { store, fetch } = createTestStore({ 'GET /site/gearbox-list': () => refused(401, 'signed_out') })
  await store.dispatch(gearboxList.initiate())
  await store.dispatch(signOut.initiate())
  expect(fetch.mock.calls.map(([{ url }]) => url)).toEqual([
    'http://localhost/v1/site/gearbox-list',
    'https://auth.vostok.example/v1/auth/update',
    'https://auth.vostok.example/v1/auth/logout',
  ])
})

test('deadlines use the server’s time', async () => {
  const date = new Date(Date.now() + 600_000).toUTCString()
  const { store } = createTestStore({
    'GET /site/gearbox-list': () => Response.json({ result: [] }, { headers: { date } }),
  })
  await store.dispatch(gearboxList.initiate())
  expect(serverNow().getTime() - Date.now()).toBeGreaterThan(595_000)
})

test('an error is reported, whatever went wrong', async () => {
  expect(toApiError(undefined)).toBe(null)
  expect(toApiError({ status: 'FETCH_ERROR' })?.code).toBe('offline')
  expect(toApiError({ status: 502, data: 'Bad gateway' })?.code).toBe('internal')
  const body = { messageCode: 'invalid_input', fields: { amount: 'amount_too_low' } }
  expect(toApiError({ status: 422, data: body })).toMatchObject({
    code: 'invalid_input',
    fields: { amount: 'amount_too_low' },
  })
})
