import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testConfig } from '../test/config.ts'
import { testDb } from '../test/db.ts'
import { openDatabase } from './database.ts'

const own = testDb()

/** The path through a pooler: another address of the same database. */
async function aPooler() {
  const { hostname, port } = new URL(own.url)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const one of [socket, onward])
      open.add(one.on('error', () => {}).on('close', () => open.delete(one)))
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ours } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(own.url), { hostname: '127.0.0.1', port: String(ours) }).href,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** How many plans a connection keeps after running a hot path's statement. */
async function keptPlans(directUrl: string | undefined, databaseUrl: string) {
  const config = { ...testConfig, databaseUrl, database: { directUrl, replica: undefined } }
  const database = await openDatabase(config)
  const kept = await database.db.connection().execute(async (db) => {
    await sql`${preparedQuery} select 1 as one`.execute(db)
    const { rows } = await sql<{
      kept: number
    }>`select count(*)::int as kept from pg_prepared_statements`.execute(db)
    return rows[0]?.kept
  })
  await database.close()
  return { kept, url: database.url }
}

test('with a direct address, anything that needs a session uses it, and nothing is prepared through the pooler', async () => {
  const pooler = await aPooler()
  expect(await keptPlans(own.url, pooler.url)).toEqual({ kept: 0, url: own.url })
  pooler.close()
})

test('without one, the database address is used for everything, and hot paths are prepared', async () => {
  expect(await keptPlans(undefined, own.url)).toEqual({ kept: 1, url: own.url })
})
