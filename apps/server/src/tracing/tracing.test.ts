import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { startServerProcess } from '../test/server-process.ts'
import { openTraceCollector } from '../test/trace-collector.ts'

const database = testDb()

/** Reports every OpenTelemetry module that a process resolves. */
const tellsModules = `import { registerHooks } from 'node:module';
registerHooks({ resolve(specifier, context, next) {
  if (specifier.startsWith('@opentelemetry')) console.error('loads ' + specifier);
  return next(specifier, context);
} })`
const watched = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellsModules)}`,
}

test('a request or job is one trace with its statements and searches, and contains nothing about the user', async () => {
  const client = await aClient(database.db)
  const tokens = newTokens()
  await withTransaction(database, (tx) =>
    insertSession(tx, client.id, tokens, { ip: '203.0.113.7', userAgent: 'a browser of Ivan' }),
  )
  const collector = await openTraceCollector()
  const server = await startServerProcess(database.url, {
    ...watched,
    LOT_INDEX: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'seriba-test',
  })
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${server.port}${path}`, {
      ...init,
      headers: {
        cookie: `${accessCookie}=${tokens.access}`,
        'content-type': 'application/json',
        origin: `http://localhost:${server.port}`,
      },
    })
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200)
  expect((await ask('/v1/user/view-profile')).status).toBe(200)
  expect((await ask('/v1/car-auction/listing?search=private-words')).status).toBe(200)
  const body = JSON.stringify({ password: 'a secret that was typed' })
  expect((await ask('/v1/user/two-step/begin', { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
  await sql`select graphile_worker.add_job('cleanUp')`.execute(database.db)
  const waiting = () =>
    sql`select from graphile_worker.jobs where task_identifier = 'cleanUp'`.execute(database.db)
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 60_000 }).toBe(0)
  await server.stop()
  await collector.close()

  const spans = collector.spans()
  const within = (route: string) => {
    const [root, ...others] = spans.filter(({ name }) => name === route)
    expect([root?.parentSpanId ?? '', others], route).toEqual(['', []])
    return spans.filter(
      ({ traceId, parentSpanId }) => traceId === root?.traceId && parentSpanId === root.spanId,
    )
  }
  expect(within('GET /v1/user/view-profile').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^SELECT /),
  )
  expect(within('GET /v1/:pageType/listing').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^search /),
  )
  // Its body had arrived before the handler queried the database.
  expect(within('POST /v1/user/two-step/begin').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/ users$/),
  )
  expect(within('job cleanUp').map(({ name }) => name)).toContainEqual(expect.stringMatching(/^DELETE /))
  expect(spans.map(({ name }) => name).filter((name) => name.includes('readyz'))).toEqual([])

  const said = collector.said()
  expect(said).toContain('seriba-test')
  for (const secret of [
    client.email,
    tokens.access,
    'private-words',
    'a secret that was typed',
    '203.0.113.7',
    'Ivan',
  ]) {
    expect(said).not.toContain(secret)
  }
  expect(server.said()).toContain('loads @opentelemetry/sdk-trace')
}, 120_000)

test('without a collector, tracing is not even loaded', async () => {
  const server = await startServerProcess(database.url, watched)
  await server.stop()
  expect(server.said()).not.toMatch(/loads @opentelemetry.(sdk|exporter|context)/)
}, 120_000)
