import { Writable } from 'node:stream'
import { openLog } from '@seriba/server-kit/log'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aClient, testPassword } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { testDb } from '../test/db.ts'
import { solvedCaptcha } from '../test/solve-captcha.ts'
import { testWorker } from '../test/worker.ts'

const database = testDb()
const lines: string[] = []
const log = openLog(
  { logLevel: 'trace', logPretty: false },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

/** What was typed, emailed, set as a cookie, or configured along the way. */
const secrets = new Set<string>([testPassword])
const secret = (value: string) => {
  secrets.add(value)
  return value
}

/** Everything that carries a secret, valid and invalid, at the most verbose level, over a database that then breaks. */
beforeAll(async () => {
  const cookieSecret = secret('a secret of this company that nobody reads')
  const smtpUrl = `smtp://robot:${secret('mail-password')}@127.0.0.1:9`
  const config = { ...testConfig, cookieSecret, publicUrl: 'http://localhost' }
  const app = await buildApp({ url: database.url, db: database.db, config, log })
  const worker = await testWorker(database, {
    smtpUrl,
    site: { url: 'http://localhost', secret: cookieSecret },
    log,
  })
  const send = async (url: string, payload: object, cookie = '') =>
    app.inject({
      method: 'POST',
      url: `/v1${url}`,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        ...(cookie && { cookie }),
        ...(url === '/auth' && (await solvedCaptcha(app, 'login'))),
      },
      payload,
    })

  const { email } = await aClient(database.db)
  const signedIn = await send('/auth', { email, password: testPassword })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${secret(value)}`).join('; ')
  await send('/auth', { email, password: secret('a wrong guess of mine') })
  await send(`/auth/verify-email?token=${secret('a-token-of-a-mail')}`, {})
  await app.inject({ url: `/v1/auth/reset-password-token-verify?token=${secret('another-token')}` })
  await app.inject({ url: `/auth/change-password?token=${secret('a-token-in-the-address')}` })
  const change = { oldPassword: testPassword, newPassword: secret('hunter-of-ships') }
  await send('/user/change-password', { ...change, confirmNewPassword: change.newPassword }, cookie)

  for (const table of ['sign_in_failures', 'sessions'])
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(database.db)
  await send('/auth', { email, password: testPassword })
  await app.inject({ url: '/v1/user/view-profile', headers: { cookie } })
  await worker.stop()
  await app.close()
})

test('a run is logged, including its failures', () => {
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThanOrEqual(2)
  expect(lines.join('')).toContain('sign_in_failures')
})

test('no line contains a password, a token, a cookie, or a key', () => {
  expect(secrets.size).toBeGreaterThan(8)
  const leaks = [...secrets].filter((value) => lines.some((line) => line.includes(value)))
  expect(leaks).toEqual([])
})

test('the log has what helps to find a failure but not the data the driver attaches', () => {
  lines.length = 0
  const cause = Object.assign(new Error('the connection broke'), { client: { secretKey: 4711 } })
  const error = Object.assign(new Error('no row'), {
    code: '23505',
    detail: 'Key (email)=(dk@vostok.example) already exists.',
    parameters: ['hunter-of-ships'],
    cause,
  })
  log.error({ err: error }, 'request failed')
  const { err } = JSON.parse(lines[0] ?? '')
  expect(err).toMatchObject({ type: 'Error', message: 'no row', code: '23505' })
  expect(err.cause).toMatchObject({ message: 'the connection broke' })
  expect(lines.join('')).not.toMatch(/4711|vostok|hunter/)
})
