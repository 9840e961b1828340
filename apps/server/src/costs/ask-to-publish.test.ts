import { costDocument } from '@seriba/demo/costs/document'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)
const today = jstDay(new Date())

async function world() {
  const named = async (user: TestUser) => {
    const { full_name: name } = await server.db
      .selectFrom('users')
      .select('full_name')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    return { ...user, name }
  }
  const boss = await named(await aManager(server.db))
  const clerk = await named(
    await aManager(server.db, { staffRole: 'shipping', permissions: { costsEdit: true } }),
  )
  return {
    boss,
    clerk,
    owner: await server.signInAs(boss),
    writer: await server.signInAs(clerk),
  }
}

beforeEach(() => sql`delete from cost_tables where status = 'draft'`.execute(server.db))

const withDocuments = (yen: number) => {
  const document = costDocument(today)
  return { ...document, tables: { ...document.tables, documents: yen } }
}
const draftOf = async (browser: Browser) => {
  const { versions } = (await browser.get('/site/cost-tables')).json().result
  return versions.find(({ status }: { status: string }) => status === 'draft')
}
const keep = (browser: Browser, version: number, yen = 7000) =>
  browser.put('/site/cost-tables/draft', { version, document: withDocuments(yen) })
const ask = (browser: Browser, version: number, note = ' New levies ') =>
  browser.post('/site/cost-tables/ask', { version, note })

test('a colleague who may write but not publish cost tables asks those who may, and they are notified once', async () => {
  const { boss, clerk, owner, writer } = await world()
  expect((await keep(writer, 0)).statusCode).toBe(200)
  const publish = { version: 1, from: today }
  expect((await writer.post('/site/cost-tables/publish', publish)).json().messageCode).toBe(
    'permission_missing',
  )
  expect((await writer.get('/site/company')).json().messageCode).toBe('permission_missing')
  expect((await ask(writer, 1)).json().result.asked).toMatchObject({ by: clerk.name, note: 'New levies' })
  await ask(writer, 1)
  expect((await draftOf(owner)).asked).toMatchObject({ by: clerk.name, note: 'New levies' })
  expect(await mailsTo(boss)).toEqual([`${clerk.name} asks you to publish the cost tables`])
  expect(await mailsTo(clerk)).toEqual([])
  expect((await owner.post('/site/cost-tables/publish', publish)).json().result.asked).toBeNull()
  expect(await mailsTo(clerk)).toEqual(['The cost tables are published'])
})

test('saving the draft again withdraws the request', async () => {
  const { owner, writer } = await world()
  await keep(writer, 0)
  await ask(writer, 1)
  await keep(owner, 1, 7100)
  expect((await draftOf(writer)).asked).toBeNull()
  expect((await ask(writer, 1)).json().messageCode).toBe('stale')
})

test('publication of a faulty draft cannot be requested', async () => {
  const { writer } = await world()
  const document = withDocuments(7000)
  document.tables.halls = {}
  await writer.put('/site/cost-tables/draft', { version: 0, document })
  expect((await ask(writer, 1)).json().messageCode).toBe('cost_tables_faulty')
})

test('the possible publishers are listed, and the request appears in the audit log', async () => {
  const { boss, clerk, writer } = await world()
  const { publishers } = (await writer.get('/site/cost-tables')).json().result
  expect(publishers).toContain(boss.name)
  expect(publishers).not.toContain(clerk.name)
  await keep(writer, 0)
  await ask(writer, 1)
  const entry = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'after'])
    .where('action', '=', 'costs.askToPublish')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ actor_id: clerk.id, after: { version: 1, note: 'New levies' } })
})
