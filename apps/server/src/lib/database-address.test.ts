import { readDatabaseAddress } from '@seriba/server-kit/servers/database-address'
import { expect, test } from 'vitest'

const read = (url: string) => {
  const address = readDatabaseAddress(url)
  return address && { writable: address.writable, urls: address.servers.map(address.urlOf) }
}

test('several servers are one database, and the writable one is used', () => {
  expect(read('postgres://me:p%40ss@one,two:5433,[::1]:5434/seriba?sslmode=require')).toEqual({
    writable: true,
    urls: [
      'postgres://me:p%40ss@one:5432/seriba?sslmode=require',
      'postgres://me:p%40ss@two:5433/seriba?sslmode=require',
      'postgres://me:p%40ss@[::1]:5434/seriba?sslmode=require',
    ],
  })
})

test('a single server is used as it is unless the address demands a writable one', () => {
  expect(read('postgres://me@one/seriba')?.writable).toBe(false)
  expect(read('postgresql://me@one/seriba?target_session_attrs=read-write')).toEqual({
    writable: true,
    urls: ['postgresql://me@one:5432/seriba'],
  })
})

test.each([
  'postgres://me@one,two/seriba?target_session_attrs=any',
  'postgres://me@one/seriba?target_session_attrs=standby',
  'postgres://me@one:70000/seriba',
  'postgres://me@one,,two/seriba',
  'mysql://me@one/seriba',
])('%s is not a usable address', (url) => {
  expect(readDatabaseAddress(url)).toBeNull()
})
