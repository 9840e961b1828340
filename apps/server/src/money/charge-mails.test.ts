import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const [server, local] = [testServer({ publicUrl: 'http://localhost' }), testServer()]
const { desk, aWonCar, setPrice } = wonCarsOf(server)

test('a win’s charge is announced with the win, and changes to it are emailed with the balance and a link', async () => {
  const client = await aClient(server.db)
  const { sku, bidId } = await aWonCar(client, 450_000)
  const mails = async () =>
    (await queuedMails(server.db, client.email)).filter(({ subject }) => subject.endsWith(`: ${sku}`))
  expect(await mails()).toEqual([])
  await setPrice(bidId, 440_000)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Correction: ${sku}`)
  for (const fact of ['corrected by ¥\u00A010\u00A0000', '−¥\u00A0440\u00A0000', 'http://localhost/payments'])
    expect(mail?.text).toContain(fact)
})

test('a client who wants no payment emails gets none about a changed charge or a refund', async () => {
  const client = await aClient(server.db)
  const { bidId } = await aWonCar(client, 450_000)
  await server.db
    .updateTable('users')
    .set({ notifications_off: ['payment.email'] })
    .where('id', '=', client.id)
    .execute()
  const before = await queuedMails(server.db, client.email)
  await setPrice(bidId, 440_000)
  const refund = { userId: client.id, amount: 1000, method: 'bank', description: 'Overpaid' }
  expect((await (await desk()).post('/payments/refund', refund)).statusCode).toBe(200)
  expect(await queuedMails(server.db, client.email)).toEqual(before)
})

test('an email links to the payments only if the portal’s address is known', async () => {
  const texts = []
  for (const at of [server, local]) {
    const client = await aClient(at.db)
    const { desk } = wonCarsOf(at)
    await (await desk()).post('/payments/create', {
      userId: client.id,
      type: 'Remittances',
      amount: 20_000,
      method: 'bank',
    })
    const [mail] = await queuedMails(at.db, client.email)
    texts.push(mail?.text ?? '')
  }
  expect(texts.map((text) => text.includes('Open Payments'))).toEqual([true, false])
  expect(texts[0]).toContain('http://localhost/payments')
})
