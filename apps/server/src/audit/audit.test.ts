import { recordAudit } from '@seriba/server-kit/audit'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

type Entry = Omit<Parameters<typeof recordAudit>[1], 'actor'>
const write = (actor: { id: number } | null, entry: Entry) =>
  withTransaction(server, (tx) => recordAudit(tx, { actor: actor && { userId: actor.id }, ...entry }))

async function world() {
  const owner = await aManager(server.db)
  const desk = await server.signInAs(owner)
  const list = async (query: object) => (await desk.get('/audit/index', { ...query })).json().result
  const ids = async (query: object) =>
    (await list(query)).entries.map(({ action, entityId }: { action: string; entityId: string }) => [
      action,
      entityId,
    ])
  return { owner, desk, list, ids }
}

test('an entry says who did what to which object, why, and from where, and links to the object', async () => {
  const { owner, list } = await world()
  const client = await aClient(server.db)
  await write(owner, {
    action: 'client.update',
    entity: 'user',
    entityId: client.id,
    before: { credit_limit: 6_000_000 },
    after: { credit_limit: 8_000_000 },
    reason: 'Deposit agreed by phone',
    ip: '203.0.113.9',
  })
  const { entries, pageInfo } = await list({ entity: 'user', entityId: String(client.id) })
  expect(entries).toMatchObject([
    {
      actorId: owner.id,
      actorRoleId: 991,
      action: 'client.update',
      entity: 'user',
      entityId: String(client.id),
      label: expect.stringContaining('client'),
      link: `/clients/${client.id}`,
      changes: [{ field: 'credit_limit', before: 6_000_000, after: 8_000_000 }],
      reason: 'Deposit agreed by phone',
      ip: '203.0.113.9',
    },
  ])
  expect(pageInfo.totalSearchResults).toBe(1)
})

test('a bid is named after its lot and links to it, and a colleague’s entry links to their own page', async () => {
  const { owner, list } = await world()
  const bid = await aBid(server.db, await aClient(server.db))
  await write(null, { action: 'bid.status', entity: 'bid', entityId: bid.id, after: { status: 2 } })
  await write(null, { action: 'staff.update', entity: 'user', entityId: owner.id })
  const [entry] = (await list({ entity: 'bid', entityId: String(bid.id) })).entries
  expect(entry).toMatchObject({ actor: null, actorId: null, actorRoleId: null, label: expect.any(String) })
  expect(entry.link).toMatch(/^\/[a-z-]+\/\d+$/)
  const [staff] = (await list({ entity: 'user', entityId: String(owner.id) })).entries
  expect(staff.link).toBe(`/staff/${owner.id}`)
})

test('filters narrow the log by person, action, object, money, and Japanese days', async () => {
  const { owner, ids } = await world()
  const other = await aManager(server.db)
  await write(owner, { action: 'lot.note', entity: 'lot', entityId: 'x1', ip: '198.51.100.1' })
  await write(other, {
    action: 'bid.soldPrice',
    entity: 'lot',
    entityId: 'x2',
    after: { soldPrice: 935_000 },
  })
  const [one, two] = [
    ['lot.note', 'x1'],
    ['bid.soldPrice', 'x2'],
  ]
  expect(await ids({ actorId: owner.id })).toEqual([one])
  expect(await ids({ entity: 'lot', action: 'bid.soldPrice' })).toEqual([two])
  expect(await ids({ ip: '198.51.100.1' })).toEqual([one])
  expect(await ids({ entity: 'lot', moneyOnly: 1 })).toEqual([two])
  expect(await ids({ actorId: owner.id, dateTo: '2020-01-01' })).toEqual([])
  expect(await ids({ actorId: other.id, field: 'soldPrice' })).toEqual([two])
  expect(await ids({ actorId: other.id, field: 'sold' })).toEqual([])
  const flags = { permissions: { noSuchFlag: true } }
  await write(other, {
    action: 'client.permissions',
    entity: 'user',
    entityId: '7',
    before: flags,
    after: {},
  })
  expect(await ids({ field: 'noSuchFlag' })).toEqual([['client.permissions', '7']])
  expect(await ids({ actorId: owner.id, dateFrom: '2020-01-01' })).toEqual([one])
})

test('the money filter covers invoices, what the company or a hall charges, and what a client may spend', async () => {
  const { owner, desk, ids } = await world()
  const client = await aClient(server.db)
  const money = async (entity: string, dateFrom = '2020-01-01') =>
    (await ids({ entity, actorId: owner.id, moneyOnly: 1, dateFrom })).map(
      ([action]: [string, string]) => action,
    )
  const total = { invoice: '2611-0398', total: 943_000, dueOn: '2026-12-01' }
  await write(owner, { action: 'invoice.issued', entity: 'purchase', entityId: '1', after: total })
  await write(owner, {
    action: 'invoice.issued',
    entity: 'purchase',
    entityId: '1',
    before: total,
    after: { ...total, dueOn: '2026-12-08' },
  })
  await write(owner, { action: 'purchase.note', entity: 'purchase', entityId: '1', after: { note: 'Hello' } })
  expect(await money('purchase')).toEqual(['invoice.issued', 'invoice.issued'])

  const { sections } = (await desk.get('/site/company')).json().result
  const save = async (part: object) => {
    const { version } = (await desk.get('/site/company')).json().result
    const bidding = { ...sections.bidding, ...part }
    expect((await desk.put('/site/config', { version, sections: { bidding } })).statusCode).toBe(200)
    sections.bidding = bidding
  }
  await save({ lateShipDays: sections.bidding.lateShipDays + 1 })
  expect(await money('company')).toEqual([])
  await save({ agentFee: sections.bidding.agentFee + 1000 })
  await save({ depositAmount: sections.bidding.depositAmount + 1000 })
  expect(await money('company')).toEqual(['company.update', 'company.update'])

  const publish = (changes: object[]) =>
    write(owner, { action: 'halls.publish', entity: 'halls', entityId: '1', after: { from: '', changes } })
  await publish([{ name: 'USS Tokyo', deadlineHours: 2 }])
  expect(await money('halls')).toEqual([])
  await publish([
    { name: 'USS Tokyo', deadlineHours: 2 },
    { name: 'JU Aichi', auctionFee: 9_000 },
  ])
  expect(await money('halls')).toEqual(['halls.publish'])

  const caps = { perDay: null, perWeek: null, perGroup: null, askAbove: 2_000_000 }
  await write(owner, { action: 'budget.update', entity: 'user', entityId: client.id, after: caps })
  expect(await money('user')).toEqual(['budget.update'])
})

test('search finds entries by name, number, and address, and nothing for an unknown name', async () => {
  const { ids } = await world()
  const client = await aClient(server.db)
  await server.db.updateTable('users').set({ full_name: 'Olga Quist' }).where('id', '=', client.id).execute()
  await write(client, { action: 'session.open', entity: 'session', entityId: 'abc' })
  await write(null, { action: 'user.password', entity: 'user', entityId: client.id, ip: '192.0.2.77' })
  const both = [
    ['user.password', String(client.id)],
    ['session.open', 'abc'],
  ]
  expect(await ids({ search: 'quist' })).toEqual(both)
  expect(await ids({ search: ' 192.0.2.77 ' })).toEqual([both[0]])
  expect(await ids({ search: String(client.id) })).toEqual([both[0]])
  expect(await ids({ search: '100%_nobody' })).toEqual([])
})

test('search finds the entries of everybody who has the name, however many they are', async () => {
  const { list } = await world()
  const namesakes = Array.from({ length: 101 }, () => aClient(server.db))
  for (const client of await Promise.all(namesakes)) {
    await server.db
      .updateTable('users')
      .set({ full_name: 'Ivan Namesakov' })
      .where('id', '=', client.id)
      .execute()
    await write(client, { action: 'session.open', entity: 'session', entityId: `of ${client.id}` })
  }
  expect((await list({ search: 'namesakov' })).pageInfo.totalSearchResults).toBe(101)
})

test('every page of a long log is found through an index, whatever the filter', async () => {
  await sql`
    insert into audit (actor_id, action, entity, entity_id, ip)
    select null, 'a' || n % 50, 'lot', n::text, '10.0.' || n % 250 || '.1' from generate_series(1, 20000) n`.execute(
    server.db,
  )
  await sql`analyze audit`.execute(server.db)
  const plan = async (condition: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from audit a
      where ${sql.raw(condition)} order by a.at desc, a.id desc limit 50`.execute(server.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const condition of [
    'true',
    'a.actor_id = 7',
    "a.action = 'a7'",
    "a.ip = '10.0.7.1'",
    'audit_names_money(a.before, a.after)',
    "audit_fields(a.before, a.after) @> array['creditLimit']",
    "(a.entity_id = '77' or a.ip = '77' or a.id = 77)",
  ])
    expect([condition, await plan(condition)]).toEqual([condition, expect.not.stringContaining('Seq Scan')])
})

test('the file contains the listed entries, runs no formula, and its download is logged', async () => {
  const { owner, desk, ids } = await world()
  const client = await aClient(server.db)
  await server.db.updateTable('users').set({ full_name: '=1+1' }).where('id', '=', client.id).execute()
  await write(client, { action: 'user.profile', entity: 'user', entityId: client.id, reason: 'moved' })
  const link = async (format: string) =>
    (await desk.get('/audit/export', { actorId: client.id, format })).json().result.url.replace('/v1', '')
  const file = await desk.get(await link('csv'))
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain("'=1+1")
  expect(file.body.trim().split('\n')).toHaveLength(2)
  const sheet = await desk.get(await link('xlsx'))
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await ids({ actorId: owner.id })).map(([action]: string[]) => action)).toEqual([
    'audit.export',
    'audit.export',
  ])
})

test('a link to the file works only for the person who requested it, and only while they may read the log', async () => {
  const { owner, desk } = await world()
  const url = (await desk.get('/audit/export', {})).json().result.url.replace('/v1', '')
  const colleague = await server.signInAs(await aManager(server.db))
  expect((await colleague.get(url)).statusCode).toBe(404)
  await server.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ auditView: false }) })
    .where('id', '=', owner.id)
    .execute()
  expect((await desk.get(url)).json().messageCode).toBe('permission_missing')
})

test('staff without the right cannot read the log', async () => {
  for (const staffRole of ['shipping', 'translator'] as const) {
    const desk = await server.signInAs(await aManager(server.db, { staffRole }))
    for (const path of ['/audit/index', '/audit/export', '/audit/actors'])
      expect((await desk.get(path)).json().messageCode).toBe('permission_missing')
  }
})

test('an entry with no difference before and after is not kept, unless it has a reason', async () => {
  const { owner, ids } = await world()
  const same = { credit_limit: 6_000_000, notes: null, since: new Date(0) }
  const entry = { action: 'client.update', entity: 'user', before: same, after: { ...same } } as const
  const [saved, explained] = [await aClient(server.db), await aClient(server.db)]
  await write(owner, { ...entry, entityId: saved.id })
  await write(owner, { ...entry, entityId: explained.id, reason: 'Looked at again' })
  expect(await ids({ entity: 'user', entityId: String(saved.id) })).toEqual([])
  expect(await ids({ entity: 'user', entityId: String(explained.id) })).toHaveLength(1)
})
