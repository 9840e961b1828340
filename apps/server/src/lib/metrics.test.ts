import { createDb, createPool } from '@seriba/server-kit/db'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { registerMetrics } from './metrics.ts'

const database = testDb()
const token = 'a token for Prometheus'

/** Requests the metrics from a given address. */
async function ask(
  configured: string | undefined,
  remoteAddress: string,
  headers: Record<string, string> = {},
  isPublic = false,
  db = database.db,
) {
  const app = Fastify()
  app.setErrorHandler((_error, _request, reply) => reply.code(404).send())
  registerMetrics(app, { db, token: configured, isPublic, sockets: () => 3 })
  const response = await app.inject({ url: '/metrics', remoteAddress, headers })
  await app.close()
  return response
}

test('metrics are available on this machine, but not to callers that come through its proxy', async () => {
  const here = await ask(undefined, '127.0.0.1')
  expect(here.body).toContain('seriba_sockets 3')
  expect((await ask(undefined, '::ffff:127.0.0.1')).statusCode).toBe(200)
  expect((await ask(undefined, '203.0.113.7')).statusCode).toBe(404)
  expect((await ask(undefined, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(404)
})

test('metrics include ledger differences and how long ago each feed was last complete', async () => {
  const { db } = database
  const figureOf = async (name: string) =>
    (await ask(undefined, '127.0.0.1')).body.split('\n').find((line) => line.startsWith(`${name} `))
  expect(await figureOf('seriba_ledger_differences')).toBe('seriba_ledger_differences 0')
  await sql`insert into ledger_checks (at, differences) values (now() - interval '1 day', 7), (now(), 2)`.execute(
    db,
  )
  expect(await figureOf('seriba_ledger_differences')).toBe('seriba_ledger_differences 2')

  await sql`
    insert into feeds (name, key_hash, key_end, every_minutes, paused_at, created_at) values
      ('Hokuto', 'a', 'aaaa', 10, null, now() - interval '2 days'),
      ('Minato', 'b', 'bbbb', 10, now(), now() - interval '2 days')`.execute(db)
  await sql`
    insert into feed_runs (feed_id, way, started_at, seen_at, ended_at)
    select id, 'key', at, at, at from feeds, (select now() - interval '1 hour' as at) run where name = 'Hokuto'`.execute(
    db,
  )
  const [, age] = (await figureOf('seriba_feed_age_seconds{feed="Hokuto"}'))?.split(' ') ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(3600)
  expect(Number(age)).toBeLessThan(7200)
  expect(await figureOf('seriba_feed_age_seconds{feed="Minato"}')).toBeUndefined()
})

test('a public server requires a token, since a proxy may hide who is asking', async () => {
  expect((await ask(undefined, '127.0.0.1', {}, true)).statusCode).toBe(404)
  const bearer = { authorization: `Bearer ${token}` }
  expect((await ask(token, '127.0.0.1', bearer, true)).statusCode).toBe(200)
})

test('callers with the token can read the metrics, too', async () => {
  expect((await ask(token, '203.0.113.7', { authorization: `Bearer ${token}` })).statusCode).toBe(200)
  expect((await ask(token, '203.0.113.7', { authorization: 'Bearer another' })).statusCode).toBe(404)
  expect((await ask(token, '127.0.0.1')).statusCode).toBe(404)
})

test('metrics that need no database are available while it is unreachable', async () => {
  const away = createDb(createPool({ url: 'postgres://nobody@127.0.0.1:1/none' }))
  const { statusCode, body } = await ask(undefined, '127.0.0.1', {}, false, away)
  await away.destroy()
  expect(statusCode).toBe(200)
  expect(body).toContain('seriba_sockets 3')
  expect(body).not.toMatch(/^seriba_(events_waiting|ledger_differences) /m)
})
