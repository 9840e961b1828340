import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { SeribaError } from './seriba-error.ts'

type Answer = () => Response
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return () => Response.json(body, { status, headers })
}
const done = json(200, { result: { success: true } })
const busy = json(429, { success: false, messageCode: 'too_many_tries' }, { 'retry-after': '0' })
const down = json(503, { success: false, messageCode: 'try_again' }, { 'retry-after': '0' })
const atWork = json(409, { success: false, messageCode: 'idempotency_key_running' }, { 'retry-after': '0' })
const broken: Answer = () => {
  throw new TypeError('fetch failed')
}

/** A server that gives these answers in order, and the requests it received. */
function serverOf(...answers: Answer[]) {
  const asked: Request[] = []
  const seriba = createClient({
    baseUrl: 'https://portal.example.com/',
    token: 'a token',
    fetch: async (request) => {
      asked.push(request)
      const answer = answers.shift()
      if (!answer) throw new Error('asked once too often')
      return answer()
    },
  })
  return { seriba, asked, keys: () => asked.map(({ headers }) => headers.get('idempotency-key')) }
}
const order = { body: { bidId: 1, status: 4 } }

test('a changing call has a key shared by its retries, and the next call gets a new one', async () => {
  const { seriba, keys } = serverOf(busy, down, done, done)
  await seriba.put('/v1/bid/update-bid-status', order)
  await seriba.put('/v1/bid/update-bid-status', order)
  const [one, two, three, other] = keys()
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect([two, three]).toEqual([one, one])
  expect(other).not.toBe(one)
})

test('a key provided by the caller is sent as it is', async () => {
  const { seriba, keys } = serverOf(done)
  await seriba.put('/v1/bid/update-bid-status', { ...order, idempotencyKey: 'mine' })
  expect(keys()).toEqual(['mine'])
})

test('a call whose key is still being processed is retried', async () => {
  const { seriba, asked } = serverOf(atWork, done)
  await seriba.put('/v1/bid/update-bid-status', order)
  expect(asked).toHaveLength(2)
})

test('a reading call has no key and is retried', async () => {
  const { seriba, keys } = serverOf(down, busy, done)
  await seriba.get('/v1/bid/my-bid')
  expect(keys()).toEqual([null, null, null])
})

test('a call that takes no key is retried only after 429', async () => {
  const login = { body: { email: 'a@example.com', password: 'secret' } }
  const { seriba, keys } = serverOf(busy, down)
  await expect(seriba.post('/v1/auth', login)).rejects.toMatchObject({ status: 503 })
  expect(keys()).toEqual([null, null])
  const cut = serverOf(broken)
  await expect(cut.seriba.post('/v1/auth', login)).rejects.toThrow('fetch failed')
})

test('the third error in a row is thrown', async () => {
  const { seriba } = serverOf(busy, busy, busy)
  const error = await seriba.get('/v1/bid/my-bid').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SeribaError)
  expect(error).toMatchObject({ status: 429, messageCode: 'too_many_tries', retryAfter: 0 })
})

test('a server that asks for a longer pause is not waited for', async () => {
  const { seriba, asked } = serverOf(json(429, { messageCode: 'too_many_tries' }, { 'retry-after': '3600' }))
  await expect(seriba.get('/v1/bid/my-bid')).rejects.toMatchObject({ retryAfter: 3600 })
  expect(asked).toHaveLength(1)
})

test('an answer that is not our JSON is an error, too', async () => {
  const { seriba } = serverOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(seriba.get('/v1/bid/my-bid')).rejects.toMatchObject({ status: 502, messageCode: 'internal' })
})

test('an error names the fields at fault', async () => {
  const fields = { amount: 'amount_too_low' }
  const { seriba } = serverOf(json(422, { messageCode: 'amount_too_low', fields }))
  await expect(seriba.put('/v1/bid/update-bid-status', order)).rejects.toMatchObject({
    messageCode: 'amount_too_low',
    fields,
  })
})

test('pages are followed by number, or by cursor if there is one', async () => {
  const page = (at: number) =>
    json(200, { result: { pageInfo: { page: at, pageSize: 2, totalSearchResults: 5 } } })
  const byNumber = serverOf(page(1), page(2), page(3))
  for await (const one of byNumber.seriba.pages('/v1/bid/my-bid')) expect(one).toBeDefined()
  const query = ({ url }: Request, name: string) => new URL(url).searchParams.get(name)
  expect(byNumber.asked.map((one) => query(one, 'page'))).toEqual([null, '2', '3'])

  const byCursor = serverOf(
    json(200, { result: { nextCursor: 'b' } }),
    json(200, { result: { nextCursor: null } }),
  )
  for await (const one of byCursor.seriba.pages('/v1/bid/my-bid')) expect(one).toBeDefined()
  expect(byCursor.asked.map((one) => query(one, 'cursor'))).toEqual(['start', 'b'])
})

test('lists in a query are sent as repeated values, and a token as a bearer token', async () => {
  const { seriba, asked } = serverOf(done)
  await seriba.get('/v1/bid/landed-costs', { query: { bidIds: [1, 2] } })
  expect(asked[0]?.url).toBe('https://portal.example.com/v1/bid/landed-costs?bidIds=1&bidIds=2')
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a token')
})
