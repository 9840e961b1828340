import { mailUnreadChat } from '@seriba/server-chat/mail-unread-chat'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const desk = deskOf(server)
const publicUrl = 'https://portal.example'
const subject = 'New message: Toyota Land Cruiser Prado, TX L, 2019'

const say = async (user: TestUser, bidId: number, comment: string) =>
  (await server.signInAs(user)).post('/bid/save-chat', { bidId, comment })
const read = async (user: TestUser, bidId: number) =>
  (await server.signInAs(user)).put('/bid/update-chat-status', { bidId })
const tell = (bidId: number, side: 'client' | 'staff') =>
  mailUnreadChat({ db: server.db, publicUrl }, { bidId, side })

async function aChat() {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  return { client, manager, bid: await aBid(server.db, client) }
}

const jobsOf = async (bidId: number) => {
  const { rows } = await sql<{ side: string; minutes: number }>`
    select payload->>'side' as side, round(extract(epoch from run_at - now()) / 60)::int as minutes
    from graphile_worker._private_jobs
    where (payload->>'bidId')::int = ${bidId} order by side`.execute(server.db)
  return rows.map(({ side, minutes }) => [side, minutes])
}

test('each side is checked once, ten minutes after its first unread message', async () => {
  const { client, manager, bid } = await aChat()
  await say(client, bid.id, 'Is it rusty?')
  await say(client, bid.id, 'Hello?')
  expect(await jobsOf(bid.id)).toEqual([['staff', 10]])
  await say(manager, bid.id, 'No')
  expect(await jobsOf(bid.id)).toEqual([
    ['client', 10],
    ['staff', 10],
  ])
})

test('somebody who has not read is emailed the last message and a link to answer it', async () => {
  const { client, manager, bid } = await aChat()
  await say(manager, bid.id, 'Photos are here')
  await tell(bid.id, 'client')
  expect(await desk.mailsTo(client)).toEqual([subject])
  const { rows } = await sql<{ text: string }>`
    select payload->>'text' as text from graphile_worker._private_jobs
    where payload->>'to' = ${client.email}`.execute(server.db)
  expect(rows[0]?.text).toContain('Photos are here')
  expect(rows[0]?.text).toContain(`https://portal.example/bids?bid=${bid.id}`)

  await say(client, bid.id, 'Thank you')
  await tell(bid.id, 'staff')
  expect(await desk.mailsTo(manager)).toEqual([subject])
})

test('nobody is emailed after reading, or twice before they have read', async () => {
  const { client, manager, bid } = await aChat()
  await say(manager, bid.id, 'Photos are here')
  await read(client, bid.id)
  await tell(bid.id, 'client')
  expect(await desk.mailsTo(client)).toEqual([])

  await say(manager, bid.id, 'More of them')
  await tell(bid.id, 'client')
  await say(manager, bid.id, 'And more')
  await tell(bid.id, 'client')
  expect(await desk.mailsTo(client)).toEqual([subject])

  await read(client, bid.id)
  await say(manager, bid.id, 'The last one')
  await tell(bid.id, 'client')
  expect(await desk.mailsTo(client)).toEqual([subject, subject])
})

test('somebody who wants no emails gets none', async () => {
  const { client, manager, bid } = await aChat()
  await server.db.updateTable('users').set({ bid_email_notify: false }).where('id', '=', client.id).execute()
  await say(manager, bid.id, 'Photos are here')
  await tell(bid.id, 'client')
  expect(await desk.mailsTo(client)).toEqual([])
})
