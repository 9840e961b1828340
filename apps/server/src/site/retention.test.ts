import { applyRetention } from '@seriba/server-company/retention/apply-retention'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const forGood = {
  keepAudit: 'always',
  keepMails: 'always',
  keepDevices: 'years2',
  keepUploads: 'always',
  keepRefusedPapers: 'always',
  keepLeftDocuments: 'always',
  keepGatewayMessages: 'year1',
  keepFeedRuns: 'year1',
} as const
const run = (company: object, atOnce?: number) =>
  applyRetention({ db: server.db, company: { ...forGood, ...company } }, new Date(), atOnce)

const entry = (age: string, note: string) =>
  sql`
    insert into audit (action, entity, entity_id, at)
    values ('lot.note', 'lot', ${note}, now() - ${age}::interval)`.execute(server.db)
const mail = (age: string, subject: string) =>
  sql`
    insert into captured_mails (recipient, subject, html, text, at)
    values ('a@b.example', ${subject}, '', '', now() - ${age}::interval)`.execute(server.db)
const subjects = async () =>
  (await server.db.selectFrom('captured_mails').select('subject').orderBy('id').execute()).map(
    ({ subject }) => subject,
  )
const deletions = async () =>
  (
    await server.db
      .selectFrom('audit')
      .select(['entity_id', 'after', 'actor_id'])
      .where('action', '=', 'retention.delete')
      .orderBy('id')
      .execute()
  ).map(({ entity_id, after, actor_id }) => ({ what: entity_id, by: actor_id, ...(after as object) }))

test('what is older than its period goes, batch by batch, and the audit log says how much', async () => {
  for (const [age, subject] of [
    ['40 days', 'old'],
    ['35 days', 'older than a month'],
    ['32 days', 'of last month'],
    ['20 days', 'young'],
  ] as const)
    await mail(age, subject)
  await run({ keepMails: 'days30' }, 2)
  expect(await subjects()).toEqual(['young'])
  const olderThan = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(await deletions()).toEqual([
    { what: 'keepMails', by: null, rows: 2, olderThan },
    { what: 'keepMails', by: null, rows: 1, olderThan },
  ])
  await run({ keepMails: 'days30' })
  expect(await deletions()).toHaveLength(2)
})

test('entries of the audit log go after seven years, and no younger one can be deleted by anybody', async () => {
  await entry('8 years', 'ancient')
  await entry('6 years', 'six years old')
  await run({ keepAudit: 'years7' })
  const left = await server.db.selectFrom('audit').select('entity_id').where('entity', '=', 'lot').execute()
  expect(left).toEqual([{ entity_id: 'six years old' }])
  await entry('8 years', 'ancient again')
  await expect(sql`delete from audit where entity_id = 'ancient again'`.execute(server.db)).rejects.toThrow(
    'append-only',
  )
  await expect(
    server.db.transaction().execute(async (tx) => {
      await sql`select set_config('seriba.retention', 'on', true)`.execute(tx)
      await sql`delete from audit where entity_id = 'six years old'`.execute(tx)
    }),
  ).rejects.toThrow('append-only')
})

test('a refused document of a client loses its bytes and stays known; an accepted one stays whole', async () => {
  const client = await aClient(server.db)
  const paper = (state: string) => sql`
    insert into client_papers (client_id, type, name, content_type, size, sha256, bytes, state, reviewed_at)
    values (${client.id}, 'passport', ${state}, 'image/png', 3, 'abc', 'abc', ${state}, now() - interval '100 days')`
  for (const state of ['refused', 'checked']) await paper(state).execute(server.db)
  await run({ keepRefusedPapers: 'days90' })
  const papers = await server.db
    .selectFrom('client_papers')
    .select(['name', 'bytes', 'size'])
    .where('client_id', '=', client.id)
    .orderBy('id')
    .execute()
  expect(papers.map(({ name, bytes, size }) => [name, String(bytes), size])).toEqual([
    ['refused', '', 3],
    ['checked', 'abc', 3],
  ])
})

test('ledger, invoices and bids stay, whatever is chosen', async () => {
  const client = await aClient(server.db)
  await aLedgerRow(server.db, client, 250_000)
  await aBid(server.db, client, { amount: 300_000 })
  const count = async () =>
    (
      await sql`
        select (select count(*) from ledger) as ledger, (select count(*) from invoices) as invoices,
          (select count(*) from bids) as bids, (select count(*) from bid_logs) as logs`.execute(server.db)
    ).rows
  const before = await count()
  const shortest = {
    // The database refuses to let go of entries that are young by its own clock.
    keepAudit: 'always',
    keepMails: 'days30',
    keepDevices: 'days90',
    keepUploads: 'days30',
    keepRefusedPapers: 'days30',
    keepLeftDocuments: 'days90',
    keepGatewayMessages: 'days30',
    keepFeedRuns: 'days30',
  } as const
  await applyRetention({ db: server.db, company: shortest }, new Date('2040-01-01T00:00:00Z'))
  expect(await count()).toEqual(before)
})

test('the preview counts what would go, for the periods asked for and for those in force', async () => {
  await mail('40 days', 'old')
  const desk = await server.signInAs(await aManager(server.db))
  const rows = async (asked: object) => (await desk.get('/site/retention', { ...asked })).json().result.rows
  expect(await rows({})).toMatchObject({ keepMails: 0, keepAudit: 0 })
  expect(await rows({ keepMails: 'days30' })).toMatchObject({ keepMails: 1 })
  expect((await desk.get('/site/retention', { keepAudit: 'days30' })).json().messageCode).toBe(
    'invalid_input',
  )
})
