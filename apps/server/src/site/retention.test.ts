import {
  type RetainedName,
  type RetentionPeriod,
  retainedNames,
  retentionPeriods,
} from '@seriba/domain/site/retention'
import { applyRetention } from '@seriba/server-company/retention/apply-retention'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer()
const { aWonCar } = wonCarsOf(server)

const forGood = {
  keepAudit: 'always',
  keepMails: 'always',
  keepDevices: 'years2',
  keepUploads: 'always',
  keepRefusedPapers: 'always',
  keepLeftDocuments: 'always',
  keepGatewayMessages: 'year1',
  keepFeedRuns: 'year1',
  keepWebhookLog: 'year1',
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

test('data older than its period is deleted in batches, and the audit log says how much', async () => {
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

test('audit log entries are deleted after seven years, and nobody can delete younger ones', async () => {
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

test('a client’s refused document loses its bytes but stays listed, and an accepted one stays complete', async () => {
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

type Kept = {
  name: RetainedName
  period: RetentionPeriod
  /** Adds a row of this age for an existing client or purchase. */
  add: (age: RawBuilder<unknown>, of: { client: number; purchase: number }) => RawBuilder<unknown>
  /** How many such rows are still complete. */
  whole: RawBuilder<unknown>
}

/** A row that has just become too old is deleted, and one a day younger stays. */
const kept: readonly Kept[] = [
  {
    name: 'keepAudit',
    period: 'years7',
    add: (age) =>
      sql`insert into audit (action, entity, entity_id, at) values ('lot.note', 'lot', 'kept', ${age})`,
    whole: sql`audit where entity_id = 'kept'`,
  },
  {
    name: 'keepMails',
    period: 'year1',
    add: (age) =>
      sql`insert into captured_mails (recipient, subject, html, text, at) values ('a@b.example', 'kept', '', '', ${age})`,
    whole: sql`captured_mails where subject = 'kept'`,
  },
  {
    name: 'keepDevices',
    period: 'days180',
    add: (age, { client }) =>
      sql`insert into known_devices values (${client}, uuid_send(gen_random_uuid()), ${age})`,
    whole: sql`known_devices`,
  },
  {
    name: 'keepUploads',
    period: 'days30',
    add: (age) => sql`
      insert into imports (kind, name, headers, lines, line_count, fields, day, done_at)
      values ('clients', 'kept.csv', '[]', '[["Anna"]]', 1, '[]', '2026-01-01', ${age})`,
    whole: sql`imports where lines <> '[]'`,
  },
  {
    name: 'keepRefusedPapers',
    period: 'days30',
    add: (age, { client }) => sql`
      insert into client_papers (client_id, type, name, content_type, size, sha256, bytes, state, reviewed_at)
      values (${client}, 'other', 'kept', 'image/png', 3, 'abc', 'abc', 'refused', ${age})`,
    whole: sql`client_papers where name = 'kept' and bytes <> ''`,
  },
  {
    name: 'keepLeftDocuments',
    period: 'days90',
    add: (age, { purchase }) => sql`
      with gone as (
        update users set deleted_at = ${age} from purchases p where p.client_id = users.id and p.id = ${purchase}
      )
      insert into purchase_documents (purchase_id, type, name, extension, body, size, sha256, by_client)
      values (${purchase}, 'other', 'kept', 'pdf', 'abc', 3, 'abc', true)`,
    whole: sql`purchase_documents where name = 'kept' and body <> ''`,
  },
  {
    name: 'keepGatewayMessages',
    period: 'days90',
    add: (age) =>
      sql`insert into gateway_messages (direction, action, state, updated_at) values ('out', 'place', 'accepted', ${age})`,
    whole: sql`gateway_messages`,
  },
  {
    name: 'keepFeedRuns',
    period: 'days30',
    add: (age) => sql`
      with feed as (
        insert into feeds (name, key_hash, key_end)
        values (gen_random_uuid()::text, gen_random_uuid()::text, 'abcd') returning id
      )
      insert into feed_runs (feed_id, way, started_at, ended_at) select id, 'key', ${age}, ${age} from feed`,
    whole: sql`feed_runs`,
  },
  {
    name: 'keepWebhookLog',
    period: 'days90',
    add: (age, { client }) => sql`
      with address as (
        insert into webhook_endpoints (user_id, name, url, secret, ends_with, events)
        values (${client}, 'kept', 'https://kept.example', 'x', 'abcd', '{bid.created}') returning id
      ), event as (
        insert into webhook_events (user_id, type, data, created_at)
        values (${client}, 'bid.created', '{}', ${age}) returning id
      )
      insert into webhook_deliveries (event_id, endpoint_id, state)
      select event.id, address.id, 'delivered' from event, address`,
    whole: sql`webhook_deliveries`,
  },
]

test('every period is in the table of periods', () => {
  expect(kept.map(({ name }) => name).sort()).toEqual([...retainedNames].sort())
})

test.each(kept)('$name deletes what is older than its period and nothing younger', async (one) => {
  const { name, period, add, whole } = one
  const ids = async () => {
    const client = await aClient(server.db)
    // A purchase needs a bid and a win, so it is created only where required.
    return {
      client: client.id,
      purchase: name === 'keepLeftDocuments' ? (await aWonCar(client, null)).id : 0,
    }
  }
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${whole}`.execute(
      server.db,
    )
    return rows[0]?.count
  }
  const days = retentionPeriods[period] ?? 0
  const before = (await count()) ?? 0
  const daysAgo = (count: number) => sql`now() - ${count} * interval '1 day'`
  await add(daysAgo(days + 2), await ids()).execute(server.db)
  await add(daysAgo(days - 1), await ids()).execute(server.db)
  expect(await count()).toBe(before + 2)
  await run({ [name]: period })
  expect(await count()).toBe(before + 1)
  const logged = (await deletions()).filter(({ what }) => what === name)
  expect(logged.at(-1)).toMatchObject({ rows: expect.any(Number), by: null })
})

test('the ledger, invoices, and bids stay, whatever is chosen', async () => {
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
    // The database refuses to delete entries that are young by its own clock.
    keepAudit: 'always',
    keepMails: 'days30',
    keepDevices: 'days90',
    keepUploads: 'days30',
    keepRefusedPapers: 'days30',
    keepLeftDocuments: 'days90',
    keepGatewayMessages: 'days30',
    keepFeedRuns: 'days30',
    keepWebhookLog: 'days30',
  } as const
  await applyRetention({ db: server.db, company: shortest }, new Date('2040-01-01T00:00:00Z'))
  expect(await count()).toEqual(before)
})

test('the preview counts what would be deleted, for the requested and the current periods', async () => {
  await mail('40 days', 'old')
  const desk = await server.signInAs(await aManager(server.db))
  const rows = async (asked: object) => (await desk.get('/site/retention', { ...asked })).json().result.rows
  expect(await rows({})).toMatchObject({ keepMails: 0, keepAudit: 0 })
  expect(await rows({ keepMails: 'days30' })).toMatchObject({ keepMails: 1 })
  expect((await desk.get('/site/retention', { keepAudit: 'days30' })).json().messageCode).toBe(
    'invalid_input',
  )
})
