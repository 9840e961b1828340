import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const post = (headers: Record<string, string>, payload: string = '{}') =>
  server.app.inject({
    method: 'POST',
    url: '/v1/auth',
    headers: { host: 'portal.localhost', 'content-type': 'application/json', ...headers },
    payload,
  })
const codeOf = async (response: ReturnType<typeof post>) => {
  const { statusCode, json } = await response
  return [statusCode, json().messageCode]
}

test('a mutation from a page on another site is refused', async () => {
  expect(await codeOf(post({ origin: 'https://evil.example' }))).toEqual([403, 'foreign_origin'])
  expect(await codeOf(post({ origin: 'null' }))).toEqual([403, 'foreign_origin'])
  expect(await codeOf(post({ cookie: 'seriba_access=x' }))).toEqual([403, 'foreign_origin'])
})

test('our own page may send mutations, and so may a caller without cookies', async () => {
  expect(await codeOf(post({ origin: 'http://portal.localhost', cookie: 'a=b' }))).toEqual([
    422,
    'invalid_input',
  ])
  expect(await codeOf(post({}))).toEqual([422, 'invalid_input'])
})

test('a body that is not JSON, has another type, or is too large is the caller’s error', async () => {
  const origin = 'http://portal.localhost'
  expect((await post({ origin }, '{')).statusCode).toBe(400)
  expect((await post({ origin, 'content-type': 'text/html' })).statusCode).toBe(415)
  expect(await codeOf(post({ origin }, JSON.stringify({ email: 'x'.repeat(2_000_000) })))).toEqual([
    413,
    'invalid_input',
  ])
  expect((await post({ origin }, '{"__proto__":{"x":1}}')).statusCode).toBe(400)
})

test('a file that is far too large is refused with an explanation the sender can read', async () => {
  const { cookie } = await server.signInAs(await aManager(server.db))
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({ id: 1, type: 'passport', name: 'scan.pdf', data: 'A'.repeat(40_000_000) })
  const send = async (path: string) => {
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const response = await fetch(`${origin}/v1${path}`, { method: 'POST', headers, body })
    return { status: response.status, ...(await response.json()) }
  }
  expect(await send('/client/upload-document')).toMatchObject({
    status: 422,
    messageCode: 'paper_size',
    message: { data: 'Files can be up to 10 MB and can’t be empty.' },
  })
  expect(await send('/payments/bank-file')).toMatchObject({ status: 413, messageCode: 'too_large' })
})

test('no response may be cached on the way', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  for (const response of [
    await browser.get('/user/view-profile'),
    await server.anonymous().get('/user/account'),
  ])
    expect(response.headers['cache-control']).toBe('no-store')
})

test('field errors are in the language of the request', async () => {
  const { message, fields } = (await post({ 'accept-language': 'ru-RU,ru' }, '{"email":""}')).json()
  expect(message).toEqual({ email: 'Обязательное поле', password: 'Обязательное поле' })
  expect(fields).toEqual({ email: 'invalid_input', password: 'invalid_input' })
})

test('an empty value in a query counts as missing', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  expect((await browser.get('/bid/group', { userId: '' })).statusCode).toBe(200)
})

test('an unknown path is not found, in the API’s own format', async () => {
  const response = await server.anonymous().get('/no/such/thing')
  expect([response.statusCode, response.json()]).toEqual([404, { success: false, messageCode: 'not_found' }])
})

test('half a surrogate pair is replaced, but whole ones and text that only looks like one stay', async () => {
  const browser = await server.signInAs(await aClient(server.db))
  const company = 'A\ud83d\ude00\\ud800\ud800'
  const profile = { fullName: 'Kei Mori', mobile: '+254700000001', city: 'Mombasa', company }
  expect((await browser.put('/user/update-profile', profile)).statusCode).toBe(200)
  const { detail } = (await browser.get('/user/view-profile')).json().result
  expect(detail.company).toBe('A\ud83d\ude00\\ud800\ufffd')
})
