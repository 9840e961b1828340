import { readDatabaseAddress } from '@seriba/server-kit/servers/database-address'
import { expect, test } from 'vitest'

const read = (url: string) => {
  const address = readDatabaseAddress(url)
  return address && { writable: address.writable, urls: address.servers.map(address.urlOf) }
}

test('several servers are those of one database, of which the one that takes writes is meant', () => {
  expect(read('postgres://me:p%40ss@one,two:5433,[::1]:5434/seriba?sslmode=require')).toEqual({
    writable: true,
    urls: [
      'postgres://me:p%40ss@one:5432/seriba?sslmode=require',
      'postgres://me:p%40ss@two:5433/seriba?sslmode=require',
      'postgres://me:p%40ss@[::1]:5434/seriba?sslmode=require',
    ],
  })
})

test('a single server is taken as it is, unless it is said that it has to take writes', () => {
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
])('%s says nothing that could be followed', (url) => {
  expect(readDatabaseAddress(url)).toBeNull()
})
