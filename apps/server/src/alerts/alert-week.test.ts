import { sendPush } from '@seriba/server-alerts/send-push'
import { createMailer } from '@seriba/server-kit/mail'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aListeningClient, dispatchNumberedAlerts } from '../test/alert-jobs.ts'
import { aBid } from '../test/bid-builders.ts'
import { aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const service = fakePushService()
const { setStatus } = deskOf(server)

type Row = { channel: string; sent: number; opened: number | null; held: number | null }
const weekOf = async (browser: Browser): Promise<Row[]> =>
  (await browser.get('/user/notification-week')).json().result.channels
const nothing = [
  { channel: 'inApp', sent: 0, opened: 0, held: null },
  { channel: 'push', sent: 0, opened: null, held: 0 },
  { channel: 'telegram', sent: 0, opened: null, held: 0 },
  { channel: 'email', sent: 0, opened: null, held: null },
]
const alert = {
  tag: 'e1',
  title: 'Won',
  body: 'Lot',
  path: '/bids',
  urgent: true,
  at: new Date().toISOString(),
}

const listener = (name: string) => aListeningClient(server, service.urlOf(name))

test('the week starts at zero and counts the notifications in the list and how many were read', async () => {
  const manager = await aManager(server.db)
  const { client, session } = await listener('list')
  expect(await weekOf(session)).toEqual(nothing)
  const bids = [await aBid(server.db, client), await aBid(server.db, client)]
  for (const { id } of bids) await setStatus(manager, id, 2)
  await dispatchNumberedAlerts(server.db)
  expect((await weekOf(session))[0]).toEqual({ channel: 'inApp', sent: 2, opened: 0, held: null })
  const { items } = (await session.get('/user/notifications')).json().result
  await session.put('/user/read-notifications', { seqs: [items[0].seq] })
  expect((await weekOf(session))[0]).toEqual({ channel: 'inApp', sent: 2, opened: 1, held: null })
})

test('a push counts once the service accepts it, and an email once it is on its way to an account’s address', async () => {
  const { client, id, session } = await listener('taken')
  const context = {
    db: server.db,
    log: pino({ level: 'silent' }),
    contact: 'https://portal.example',
    privateHosts: true,
  }
  await sendPush(context, { deviceId: id, alert })
  await sendPush(context, { deviceId: id, alert: { ...alert, at: '2020-01-01T00:00:00Z' } })
  const look = { brand: 'Vostok', color: '#017EEF', logo: null }
  const deliver = createMailer({ db: server.db, smtpUrl: undefined, from: 'a@test.example', look })
  const mail = { language: 'en' as const, subject: 'Won', text: 'Won', html: '<p>Won</p>' }
  await deliver({ ...mail, to: client.email.toUpperCase() })
  await deliver({ ...mail, to: 'nobody@test.example' })
  const sent = (await weekOf(session)).map((row) => row.sent)
  expect(sent).toEqual([0, 1, 0, 1])
})

test('messages held back by quiet hours are counted for each channel they wait for', async () => {
  const manager = await aManager(server.db)
  const { client, session } = await listener('held')
  await server.db
    .updateTable('users')
    .set({ time_zone: 'UTC', quiet_on: true, quiet_from: 0, quiet_to: 0, telegram_chat_id: 7_000_001 })
    .where('id', '=', client.id)
    .execute()
  const bids = [await aBid(server.db, client), await aBid(server.db, client)]
  for (const { id } of bids) await setStatus(manager, id, 2)
  await dispatchNumberedAlerts(server.db)
  expect((await weekOf(session)).map((row) => row.held)).toEqual([null, 2, 2, null])
})

test('days before this week are not counted', async () => {
  const { client, session } = await listener('old')
  const row = { user_id: client.id, channel: 'push', sent: 5 }
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await server.db
    .insertInto('channel_counts')
    .values([
      { ...row, day: day(8) },
      { ...row, day: day(3) },
    ])
    .execute()
  expect((await weekOf(session)).map(({ sent }) => sent)).toEqual([0, 5, 0, 0])
})
