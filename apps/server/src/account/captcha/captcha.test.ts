import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CaptchaAction, captchaHeader } from '@seriba/contracts/captcha'
import { recaptcha } from '@seriba/server-account/captcha/recaptcha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../test/server.ts'
import { solvedCaptcha } from '../../test/solve-captcha.ts'

const server = testServer()

const send = async (headers: Record<string, string>) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/reset-password',
    headers: { host: 'localhost', origin: 'http://localhost', ...headers },
    payload: { email: 'nobody@test.example' },
  })
  return response.json().messageCode ?? 'done'
}
const tokenOf = async (action: CaptchaAction) =>
  (await solvedCaptcha(server.app, action))[captchaHeader] ?? ''

test('a form without a solved challenge is refused', async () => {
  expect(await send({})).toBe('captcha_failed')
  expect(await send({ [captchaHeader]: 'x' })).toBe('captcha_failed')
  expect(await send(await solvedCaptcha(server.app, 'reset_password'))).toBe('done')
})

test('a token works only once, even when several requests use it at the same moment', async () => {
  const header = await solvedCaptcha(server.app, 'reset_password')
  const answers = await Promise.all([send(header), send(header), send(header)])
  expect(answers.sort()).toEqual(['captcha_failed', 'captcha_failed', 'done'])
})

test('a token for one action cannot be used for another', async () => {
  expect(await send(await solvedCaptcha(server.app, 'login'))).toBe('captcha_failed')
})

test.each([
  ['action', (token: Token) => ({ ...token, action: 'login' })],
  ['expiry', (token: Token) => ({ ...token, expiresAt: Number(token.expiresAt) + 1 })],
  ['difficulty', (token: Token) => ({ ...token, keyPrefix: '00' })],
])('a challenge whose %s was changed is refused', async (_, change) => {
  const { challenge, solution } = read(await tokenOf('reset_password'))
  const parameters = change(challenge.parameters)
  expect(await send({ [captchaHeader]: write({ challenge: { ...challenge, parameters }, solution }) })).toBe(
    'captcha_failed',
  )
})

test('a guessed solution is refused', async () => {
  const { challenge } = read(await tokenOf('reset_password'))
  const solution = { counter: 1, derivedKey: `${challenge.parameters.keyPrefix}${'0'.repeat(32)}` }
  expect(await send({ [captchaHeader]: write({ challenge, solution }) })).toBe('captcha_failed')
})

type Token = Record<string, unknown>
type Payload = { challenge: { parameters: Token; signature: string }; solution: unknown }
const read = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as Payload
const write = (payload: Payload) => Buffer.from(JSON.stringify(payload)).toString('base64')

let google: ReturnType<typeof createServer>
let host = ''

beforeAll(async () => {
  google = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const asked = new URLSearchParams(Buffer.concat(chunks).toString())
      const [action, score] = (asked.get('response') ?? '').split(' ')
      const success = asked.get('secret') === 'secret'
      response.end(JSON.stringify({ success, action, score: Number(score) }))
    })
  })
  await new Promise<void>((resolve) => void google.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => google.close(resolve)))

test.each([
  ['login 0.9', true],
  ['login 0.3', false],
  ['signup 0.9', false],
  ['', false],
])('when reCAPTCHA answers %j, the check passes: %s', async (token, passes) => {
  const check = recaptcha({ siteKey: 'key', secret: 'secret', minScore: 0.5, host })
  expect(await check.passes(token, 'login', '203.0.113.9')).toBe(passes)
})

test('nobody gets through while reCAPTCHA cannot be reached', async () => {
  const check = recaptcha({ siteKey: 'key', secret: 'secret', minScore: 0.5, host: 'http://127.0.0.1:1' })
  expect(await check.passes('login 0.9', 'login', '203.0.113.9')).toBe(false)
})
