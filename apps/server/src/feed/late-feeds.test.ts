import { warnOfLateFeeds } from '@seriba/server-feed/late/warn-of-late-feeds'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)
const minute = 60_000

let feeds = 0
/** A feed that is expected every ten minutes, created by someone who manages feeds. */
async function aFeed(by: TestUser, everyMinutes: number | null = 10) {
  const desk = await server.signInAs(by)
  const name = `Hall ${++feeds}`
  const { id } = (await desk.post('/feed/create', { name, everyMinutes })).json().result
  /** It was complete so many minutes ago. */
  const cameIn = (ago: number) =>
    sql`
      insert into feed_runs (feed_id, way, started_at, seen_at, ended_at)
      select ${id}::int, 'key', at, at, at from (select ${new Date(Date.now() - ago * minute)}::timestamptz as at) run`.execute(
      server.db,
    )
  const late = async (of = by): Promise<string[]> => {
    const board = (await (await server.signInAs(of)).get('/user/dashboard')).json().result
    return board.lateFeeds.map((feed: { name: string }) => feed.name)
  }
  return { id, name, desk, cameIn, late }
}
const warn = (inMinutes = 0) =>
  warnOfLateFeeds(
    { db: server.db, site: { url: 'https://portal.example' } },
    new Date(Date.now() + inMinutes * minute),
  )
const mailsOf = async (user: TestUser, name: string) =>
  (await mailsTo(user)).filter((subject: string) => subject.includes(`${name} `))

test('a feed that misses more than one run is late, and feed managers are told once then and once when it recovers', async () => {
  const manager = await aManager(server.db)
  const shipping = await aManager(server.db, { staffRole: 'shipping' })
  const { name, cameIn, late } = await aFeed(manager)
  await cameIn(15)
  await warn()
  expect([await late(), await mailsOf(manager, name)]).toEqual([[], []])

  await warn(6)
  await warn(7)
  expect(await mailsOf(manager, name)).toEqual([`The feed ${name} is late`])
  expect(await mailsOf(shipping, name)).toEqual([])

  // It arrives after that.
  await cameIn(-8)
  await warn(9)
  await warn(10)
  expect(await mailsOf(manager, name)).toEqual([`The feed ${name} is late`, `The feed ${name} is back`])
})

test('the dashboard shows late feeds only to those who manage feeds', async () => {
  const manager = await aManager(server.db)
  const shipping = await aManager(server.db, { staffRole: 'shipping' })
  const { id, name, cameIn, late } = await aFeed(manager)
  await server.db
    .updateTable('feeds')
    .set({ created_at: new Date(Date.now() - 60 * minute).toISOString() })
    .where('id', '=', id)
    .execute()
  expect(await late()).toContain(name)
  expect(await late(shipping)).toEqual([])
  await cameIn(1)
  expect(await late()).not.toContain(name)
})

test('recovery is not announced for a feed that is paused or has no schedule', async () => {
  const manager = await aManager(server.db)
  const [paused, loose, free] = [await aFeed(manager), await aFeed(manager), await aFeed(manager, null)]
  for (const feed of [paused, loose, free]) await feed.cameIn(30)
  await warn()
  await server.db.updateTable('feeds').set({ paused_at: new Date() }).where('id', '=', paused.id).execute()
  await server.db.updateTable('feeds').set({ every_minutes: null }).where('id', '=', loose.id).execute()
  await warn(5)
  const told = []
  for (const { name } of [paused, loose, free]) told.push(await mailsOf(manager, name))
  expect(told).toEqual([[`The feed ${paused.name} is late`], [`The feed ${loose.name} is late`], []])
  expect(
    await server.db.selectFrom('feeds').select('id').where('told_late_at', 'is not', null).execute(),
  ).not.toContainEqual({ id: paused.id })
})
