import { contracts } from '@seriba/contracts/all'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import type { Config } from '@seriba/server-kit/config'
import { withTransaction } from '@seriba/server-kit/db'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import type { TestUser } from './builders.ts'
import { testConfig } from './config.ts'
import { type TestDb, testDb } from './db.ts'
import { solvedCaptcha } from './solve-captcha.ts'

type Payload = Record<string, unknown>

/** A browser: it may have a session, sends requests from our own page, and passes bot checks by doing their work. */
export type Browser = {
  cookie: string
  get(path: string, query?: Payload): Promise<LightMyRequestResponse>
  post(path: string, body?: Payload): Promise<LightMyRequestResponse>
  put(path: string, body?: Payload): Promise<LightMyRequestResponse>
  delete(path: string, query?: Payload): Promise<LightMyRequestResponse>
}

export type TestServer = TestDb & {
  readonly app: FastifyInstance
  /** A session of the account, opened behind the server's back. */
  signInAs(user: Pick<TestUser, 'id'>): Promise<Browser>
  /** With a password, as people do. */
  signIn(email: string, password: string): Promise<Browser>
  anonymous(): Browser
}

/** A server on the test file's own database. Paths are written as in the contracts, without `/v1`. */
export function testServer(settings: Partial<Config> = {}): TestServer {
  const database = testDb()
  let app: FastifyInstance | undefined
  const running = () => {
    if (!app) throw new Error('the server is there once the tests run')
    return app
  }

  beforeAll(async () => {
    const config = { ...testConfig, ...settings }
    app = await buildApp({ url: database.url, db: database.db, config, log: pino({ level: 'silent' }) })
    await app.ready()
  })
  afterAll(() => app?.close())

  return {
    url: database.url,
    get db() {
      return database.db
    },
    get app() {
      return running()
    },
    anonymous: () => browser(running, ''),
    async signIn(email, password) {
      const { cookies } = await browser(running, '').post('/auth', { email, password })
      const access = cookies.find(({ name }) => name === accessCookie)
      if (!access) throw new Error(`${email} is not signed in`)
      return browser(running, `${accessCookie}=${access.value}`)
    },
    async signInAs({ id }) {
      const tokens = newTokens()
      await withTransaction(database, (tx) =>
        insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'test' }),
      )
      return browser(running, `${accessCookie}=${tokens.access}`)
    },
  }
}

/**
 * Lots in tests are usually sold tomorrow, so a win is confirmed as in the Bid Manager unless a test says otherwise.
 */
const winPath = '/bid/update-bid-status'
const confirmed = { beforeSale: true }

function browser(app: () => FastifyInstance, cookie: string): Browser {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, rest: InjectOptions) => {
    const action = captchaOf(method, path)
    return app().inject({
      method,
      url: `/v1${path}`,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        ...(cookie && { cookie }),
        ...(action && (await solvedCaptcha(app(), action))),
      },
      ...rest,
    })
  }
  return {
    cookie,
    get: (path, query) => call('GET', path, query ? { query: query as Record<string, string> } : {}),
    post: (path, body = {}) => call('POST', path, { payload: body }),
    put: (path, body = {}) =>
      call('PUT', path, { payload: path === winPath ? { ...confirmed, ...body } : body }),
    delete: (path, query) => call('DELETE', path, query ? { query: query as Record<string, string> } : {}),
  }
}

const captchaOf = (method: string, path: string) =>
  Object.values(contracts).find(
    (contract) => contract.method === method && contract.path === path.split('?')[0],
  )?.captcha
