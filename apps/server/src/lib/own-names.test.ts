import { isOpenToOthers, remoteAccessHint } from '@seriba/server-kit/loopback'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ metricsToken: 'a token of monitors' })

const ask = (host: string, url: string) => server.app.inject({ url, headers: { host } })

test.each([
  'localhost:8080',
  'LOCALHOST',
  'portal.seriba.localhost',
  '127.0.0.1:80',
  '127.1.2.3',
  '[::1]:8080',
])('a server without an address of its own can be opened at %s', async (host) => {
  expect((await ask(host, '/v1/site/config')).statusCode).toBe(200)
})

test.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example:127',
  '192.168.1.5',
])('a server without an address of its own cannot be opened at %s', async (host) => {
  const answer = await ask(host, '/v1/site/config')
  expect([answer.statusCode, answer.json().messageCode]).toEqual([421, 'foreign_host'])
  const page = await ask(host, '/auth/sign-in')
  expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8'])
  expect(page.body).toContain('PUBLIC_URL')
})

test('a page whose name was pointed at this server cannot change anything, even under its own name', async () => {
  const { cookie } = await server.signInAs(await aClient(server.db))
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/logout',
    headers: { host: 'evil.example', origin: 'http://evil.example', cookie },
  })
  expect(answer.statusCode).toBe(421)
})

test('monitors may use any address', async () => {
  expect((await ask('10.0.0.7:8080', '/healthz')).statusCode).toBe(200)
  expect((await ask('10.0.0.7:8080', '/readyz')).statusCode).toBe(200)
})

test('a page on our host with another scheme is foreign', async () => {
  const post = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth',
      headers: { host: 'localhost', origin },
      payload: {},
    })
  expect((await post('https://localhost')).json().messageCode).toBe('foreign_origin')
  expect((await post('http://localhost')).json().messageCode).toBe('invalid_input')
})

test.each([
  ['localhost', undefined, false, /^It is open to this machine only\. .* HOST=0\.0\.0\.0 and PUBLIC_URL/],
  ['127.0.0.1', undefined, false, /^It is open to this machine only/],
  ['0.0.0.0', undefined, true, /^Browsers on other machines are refused until PUBLIC_URL/],
  ['localhost', 'https://portal.example', true, null],
  ['localhost', 'http://localhost:8080', false, null],
])('with HOST=%s and PUBLIC_URL=%s, open to others is %s', (host, publicUrl, open, hint) => {
  expect(isOpenToOthers({ host, publicUrl })).toBe(open)
  if (hint === null) expect(remoteAccessHint({ host, publicUrl })).toBeNull()
  else expect(remoteAccessHint({ host, publicUrl })).toMatch(hint)
})
