import { roleIds } from '@seriba/domain/access/roles'
import { accessCookie } from '@seriba/server-account/cookies'
import type { Session } from '@seriba/server-account/session'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import { RecentAnswers } from '@seriba/server-kit/recent-answers'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let runtime: Runtime

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  runtime = await startRuntime({ url: server.url, db: server.db, config: { ...testConfig, port: 0 }, log })
  // Nothing is looked up again just because time has passed.
  runtime.app.sessionCache.goodMs = 60_000
})
afterAll(() => runtime.stop())

async function signedIn(user: TestUser) {
  const { access, refresh } = newTokens()
  await withTransaction(server, (tx) =>
    insertSession(tx, user.id, { access, refresh }, { ip: '::1', userAgent: 'test' }),
  )
  const origin = `http://127.0.0.1:${runtime.port}`
  const call = (method: 'GET' | 'POST', path: string) =>
    fetch(`${origin}/v1${path}`, { method, headers: { cookie: `${accessCookie}=${access}`, origin } })
  const look = async () => (await call('GET', '/user/view-profile')).status
  const isAtHand = () => runtime.app.sessionCache.get(access) !== undefined
  return {
    call,
    look,
    isAtHand,
    /** Whether the caller is let in and then cached; notices of earlier changes may still be on their way. */
    isSeen: async () => (await look()) === 200 && isAtHand(),
  }
}

test('a recent session is cached until the next commit, and refused as soon as its user logs out', async () => {
  const { call, look, isSeen, isAtHand } = await signedIn(await aClient(server.db))
  await expect.poll(isSeen).toBe(true)
  await withTransaction(server, (tx) => sql`select 1`.execute(tx))
  expect(isAtHand()).toBe(false)
  await expect.poll(isSeen).toBe(true)
  expect((await call('POST', '/auth/logout')).status).toBe(200)
  expect(await look()).toBe(401)
})

test.each([
  [
    'a session closed by another process',
    (id: number) => sql`update sessions set closed_at = now() where user_id = ${id}`,
  ],
  [
    'tokens replaced by another process',
    (id: number) => sql`update sessions set access_hash = 'other' where user_id = ${id}`,
  ],
  [
    'an account disabled elsewhere',
    (id: number) => sql`update users set role_id = ${roleIds.disabled} where id = ${id}`,
  ],
])('%s: the session is refused as soon as the change is announced', async (_, change) => {
  const client = await aClient(server.db)
  const { look, isSeen } = await signedIn(client)
  await expect.poll(isSeen).toBe(true)
  await change(client.id).execute(server.db)
  await expect.poll(look).toBe(401)
})

test('changed permissions and languages are picked up', async () => {
  const client = await aClient(server.db)
  const { isSeen, isAtHand } = await signedIn(client)
  for (const change of [
    sql`permissions = '{"bid": false}'`,
    sql`language = 693`,
    sql`two_step_since = now()`,
  ]) {
    await expect.poll(isSeen).toBe(true)
    await sql`update users set ${change} where id = ${client.id}`.execute(server.db)
    await expect.poll(isAtHand).toBe(false)
  }
})

const session = {} as Session

test('nothing is cached before listening starts, from before a change, or past its expiry', () => {
  const recent = new RecentAnswers<string, Session>()
  recent.beginLookup()('early', session, 900_000)
  recent.listen()
  const keep = recent.beginLookup()
  keep('known', session, 900_000)
  keep('over', session, 0)
  expect(['early', 'known', 'over'].map((token) => recent.get(token) !== undefined)).toEqual([
    false,
    true,
    false,
  ])
  recent.forget()
  keep('late', session, 900_000)
  expect([recent.get('known'), recent.get('late')]).toEqual([undefined, undefined])
  recent.close()
})

test('a session is cached for one second at most, and never longer than its token is valid', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const recent = new RecentAnswers<string, Session>()
    recent.listen()
    const keep = recent.beginLookup()
    keep('good for long', session, 900_000)
    keep('nearly over', session, 500)
    const known = () => ['good for long', 'nearly over'].map((token) => recent.get(token) !== undefined)
    vi.advanceTimersByTime(499)
    expect(known()).toEqual([true, true])
    vi.advanceTimersByTime(500)
    expect(known()).toEqual([true, false])
    vi.advanceTimersByTime(1)
    expect(known()).toEqual([false, false])
    recent.close()
  } finally {
    vi.useRealTimers()
  }
})
