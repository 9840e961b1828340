import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function bidder() {
  const client = await aClient(server.db)
  return { client, buyer: await server.signInAs(client) }
}
const lastMail = async (email: string) => (await queuedMails(server.db, email)).at(-1)
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')

test('the email about a win has the sold price in its subject and the savings in a table', async () => {
  const { client, buyer } = await bidder()
  const desk = await server.signInAs(await aManager(server.db))
  const { bidId } = (await buyer.post('/bid/create', bidOn(await aLot(server.db), 1_100_000))).json().result
  const won = await desk.put('/bid/update-bid-status', { bidId, status: 6, soldPrice: 900_000 })
  expect(won.statusCode, won.body).toBe(200)
  const mail = await lastMail(client.email)
  expect(plain(mail?.subject)).toMatch(/^You won .* for ¥ ?900 000$/)
  const text = plain(mail?.text)
  expect(text).toMatch(
    /^Sold price: ¥ ?900 000\nYour maximum: ¥ ?1 100 000\nBelow your maximum: ¥ ?200 000$/m,
  )
})

test('for a win without a price, the email gives only the maximum', async () => {
  const { client, buyer } = await bidder()
  const desk = await server.signInAs(await aManager(server.db))
  const { bidId } = (await buyer.post('/bid/create', bidOn(await aLot(server.db), 1_100_000))).json().result
  await desk.put('/bid/update-bid-status', { bidId, status: 6 })
  const mail = await lastMail(client.email)
  expect(mail?.subject).toMatch(/^You won: /)
  expect(plain(mail?.text)).toMatch(/^Your maximum: ¥ ?1 100 000$/m)
  expect(mail?.text).not.toMatch(/Sold price|Saved/)
})

test('the receipt for a canceled bid has its number, amount, and time in a table', async () => {
  const { client, buyer } = await bidder()
  const { bidId } = (await buyer.post('/bid/create', bidOn(await aLot(server.db), 1_100_000))).json().result
  await buyer.put('/bid/update-bid-status', { bidId, status: 4 })
  const text = plain((await lastMail(client.email))?.text)
  expect(text).toMatch(/^Receipt: C-\d{6}-\d{4}\nBid canceled: ¥ ?1 100 000\nCanceled at \(Japan time\): /m)
})
