import { expect, test } from 'vitest'
import { aPurchase } from '../purchases/purchase-world.ts'
import { anAwayReader } from '../test/away-reader.ts'
import { aClient } from '../test/builders.ts'
import { fakeBot } from '../test/fake-bot.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { testServer } from '../test/server.ts'

const service = fakePushService()
const bot = fakeBot()
const server = testServer({ telegram: bot.telegram })
const pdf = Buffer.from('%PDF-1.7 a paper').toString('base64')

/** A client with a subscribed browser and chat, and a car that they won. */
async function aReader(off: string[] = []) {
  const client = await aClient(server.db)
  const { received } = await anAwayReader(server, { service, bot }, client, off)
  const purchase = await aPurchase(server, client)
  await received()
  return { ...purchase, received }
}

test('a document and an invoice reach a browser and a chat with a link to the purchase', async () => {
  const { id, desk, received } = await aReader()
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

test('documents and invoices switched off in one channel still come through the other', async () => {
  const { id, desk, received } = await aReader(['document.push', 'invoice.telegram'])
  await desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const { number } = (await desk.post('/invoice/create', { purchaseId: id })).json().result
  const { pushes, messages } = await received()
  expect(pushes).toMatchObject([{ title: `Invoice ${number}` }])
  expect(messages.filter((text) => text.includes('Please send a document'))).toHaveLength(1)
  expect(messages.join()).not.toContain(number)
})

test('a client is not notified of documents that staff keep internal or that the client sent', async () => {
  const { id, desk, own, received } = await aReader()
  const upload = (by: typeof desk, more: object) =>
    by.post('/purchased-cars/upload-document', { id, type: 'other', name: 'a.pdf', data: pdf, ...more })
  await upload(desk, { visible: false })
  await upload(own, {})
  expect(await received()).toMatchObject({ pushes: [] })
})
