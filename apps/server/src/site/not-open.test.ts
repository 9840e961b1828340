import { openedCompany } from '@seriba/server-company/is-open'
import { createDb, createPool } from '@seriba/server-kit/db'
import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a company is not open until somebody works there', async () => {
  const config = async () => (await server.anonymous().get('/site/config')).json().result
  expect(await config()).toMatchObject({ notOpen: true })
  await aManager(server.db)
  expect(await config()).not.toHaveProperty('notOpen')
})

test('while the database is away, a company counts as open', async () => {
  const pool = createPool({ url: server.url, max: 1 })
  const isOpen = openedCompany(createDb(pool))
  await pool.end()
  expect(await isOpen()).toBe(true)
})
