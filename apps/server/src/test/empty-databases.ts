import { openClient } from '@seriba/server-kit/open-client'
import { afterAll, inject } from 'vitest'

/** Databases without a single table, dropped after the tests along with all those created beside them. */
export function emptyDatabases(): () => Promise<string> {
  const template = inject('templateUrl')
  const urlOf = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href
  const prefix = `bare${process.pid}x${Math.random().toString(36).slice(2, 8)}x`
  let count = 0
  const ask = async (statement: string) => {
    const client = await openClient(urlOf('postgres'), 'test')
    return client.query<{ datname: string }>(statement).finally(() => client.end())
  }
  afterAll(async () => {
    const { rows } = await ask(`select datname from pg_database where starts_with(datname, '${prefix}')`)
    for (const { datname } of rows) await ask(`drop database ${datname} with (force)`)
  })
  return async () => {
    count += 1
    await ask(`create database ${prefix}${count}`)
    return urlOf(`${prefix}${count}`)
  }
}
