import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('an owner reads what is left to set up, until it is there', async () => {
  const owner = await server.signInAs(await aManager(server.db))
  const left = async () => {
    const { steps } = (await owner.get('/site/set-up')).json().result
    return steps
      .filter(({ isDone }: { isDone: boolean }) => !isDone)
      .map(({ step }: { step: string }) => step)
  }
  expect(await left()).toContain('costs')
  await sql`insert into cost_tables (status, valid_from, data) values ('published', '2026-01-01', '{}')`.execute(
    server.db,
  )
  await aLot(server.db)
  const rest = await left()
  expect(rest).not.toContain('costs')
  expect(rest).not.toContain('lots')
})
