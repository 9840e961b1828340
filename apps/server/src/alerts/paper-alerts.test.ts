import { sendPush } from '@seriba/server-alerts/send-push'
import { sendTelegram } from '@seriba/server-alerts/telegram/send-telegram'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aPurchase } from '../purchases/purchase-world.ts'
import { aListeningClient, pushesTo, tellAway } from '../test/alert-jobs.ts'
import { fakeBot } from '../test/fake-bot.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { testServer } from '../test/server.ts'

const service = fakePushService()
const { calls, telegram } = fakeBot()
const server = testServer({ telegram })
const log = pino({ level: 'silent' })
const pdf = Buffer.from('%PDF-1.7 a paper').toString('base64')

let chats = 40
/** A client whose browser and chat listen, with a car that was won for them. */
async function aReader(name: string, off: string[] = []) {
  const device = await aListeningClient(server, service.urlOf(name))
  const chat = ++chats
  await server.db
    .updateTable('users')
    .set({ telegram_chat_id: chat, notifications_off: off })
    .where('id', '=', device.client.id)
    .execute()
  const purchase = await aPurchase(server, device.client)
  await tellAway(server.db)
  const before = (await pushesTo(server.db, device.id)).length
  /** Sends what has been queued since, as the worker does; answers what browser and chat have got. */
  async function received() {
    await tellAway(server.db)
    for (const alert of (await pushesTo(server.db, device.id)).slice(before))
      await sendPush(
        { db: server.db, log, contact: 'https://portal.example', privateHosts: true },
        { deviceId: device.id, alert },
      )
    const { rows } = await sql<{ payload: Parameters<typeof sendTelegram>[1] }>`
      select payload from graphile_worker._private_jobs
      where payload->>'userId' = ${String(device.client.id)} and payload->'alert' is not null
      order by id`.execute(server.db)
    for (const { payload } of rows)
      await sendTelegram({ db: server.db, log, telegram, publicUrl: 'https://portal.example' }, payload)
    const pushes = service.received.filter(({ path }) => path === `/${name}`)
    return {
      pushes: pushes.map(({ body }) => device.read(body)),
      messages: calls.filter(({ body }) => body.chat_id === chat).map(({ body }) => String(body.text)),
    }
  }
  return { ...purchase, received }
}

test('a paper and an invoice reach a browser and a chat, with the way to the purchase', async () => {
  const { id, desk, received } = await aReader('papers')
  await desk.post('/purchased-cars/upload-document', {
    id,
    type: 'billOfLading',
    name: 'bl.pdf',
    data: pdf,
    visible: true,
  })
  await desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const { number } = (await desk.post('/invoice/create', { purchaseId: id })).json().result
  const { pushes, messages } = await received()
  const told = ['New document: Bill of lading (B/L)', 'Please send a document: Passport', `Invoice ${number}`]
  expect(pushes).toMatchObject(told.map((title) => ({ title, path: `/purchases/${id}` })))
  for (const title of told) expect(messages.filter((text) => text.includes(title))).toHaveLength(1)
})

test('papers and invoices that are switched off in a channel stay out of it, and come by the other one', async () => {
  const { id, desk, received } = await aReader('quiet', ['document.push', 'invoice.telegram'])
  await desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const { number } = (await desk.post('/invoice/create', { purchaseId: id })).json().result
  const { pushes, messages } = await received()
  expect(pushes).toMatchObject([{ title: `Invoice ${number}` }])
  expect(messages.filter((text) => text.includes('Please send a document'))).toHaveLength(1)
  expect(messages.join()).not.toContain(number)
})

test('what staff keeps to itself, and what a client sends themselves, is told to no client', async () => {
  const { id, desk, own, received } = await aReader('hidden')
  const upload = (by: typeof desk, more: object) =>
    by.post('/purchased-cars/upload-document', { id, type: 'other', name: 'a.pdf', data: pdf, ...more })
  await upload(desk, { visible: false })
  await upload(own, {})
  expect(await received()).toMatchObject({ pushes: [] })
})
