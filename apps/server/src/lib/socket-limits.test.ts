import { pino } from 'pino'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Runtime, startRuntime } from '../runtime.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { connected, liveSocket } from '../test/live-socket.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const open: Socket[] = []
let runtime: Runtime
beforeAll(async () => {
  const config = { ...testConfig, trustProxy: true, socketsPerUser: 2, socketsPerAddress: 3 }
  runtime = await startRuntime({ url: server.url, db: server.db, config, log: pino({ level: 'silent' }) })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => runtime.stop())

/** What happens to one more connection. */
async function connection(user: TestUser, from: string): Promise<string> {
  const { cookie } = await server.signInAs(user)
  const origin = `http://127.0.0.1:${runtime.port}`
  const socket = liveSocket(origin, cookie, { reconnection: false, headers: { 'x-forwarded-for': from } })
  open.push(socket)
  return connected(socket).then(
    () => 'open',
    ({ message }) => message,
  )
}

test('an account can hold a limited number of live connections, and another one once one is closed', async () => {
  const client = await aClient(server.db)
  expect([await connection(client, '10.1.0.1'), await connection(client, '10.1.0.2')]).toEqual([
    'open',
    'open',
  ])
  expect(await connection(client, '10.1.0.3')).toBe('too_many_sockets')
  open[0]?.close()
  await expect.poll(() => connection(client, '10.1.0.3')).toBe('open')
})

test('an address can also hold a limited number of live connections, no matter who uses it', async () => {
  const from = '10.2.0.1'
  for (let n = 0; n < 3; n++) expect(await connection(await aClient(server.db), from)).toBe('open')
  expect(await connection(await aClient(server.db), from)).toBe('websocket error')
  expect(await connection(await aClient(server.db), '10.2.0.2')).toBe('open')
  open[0]?.close()
  await expect.poll(async () => connection(await aClient(server.db), from)).toBe('open')
})
