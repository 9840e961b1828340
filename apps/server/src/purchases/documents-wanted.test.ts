import { mailShipment } from '@seriba/server-money/mail-shipment'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testCompany } from '../test/config.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF')

/** Staff choose in the company's settings from which status documents are required. */
async function want(rules: Record<string, string>) {
  const staff = await server.signInAs(await aManager(server.db))
  const { version, sections } = (await staff.get('/site/company')).json().result
  return staff.put('/site/config', { version, sections: { bidding: { ...sections.bidding, ...rules } } })
}

test('a buyer is asked for a document from the status the company chose until they have sent it', async () => {
  expect((await want({ passportFrom: 'domesticTransport', paymentSlipFrom: 'never' })).statusCode).toBe(200)
  const { own, id, move, view } = await aPurchase(server, await aClient(server.db))
  expect((await view(own)).wanted).toEqual([])
  await move(1)
  expect((await view(own)).wanted).toEqual([{ what: 'passport', askedAt: expect.any(String) }])
  const data = pdf.toString('base64')
  await own.post('/purchased-cars/upload-document', { id, type: 'passport', name: 'passport.pdf', data })
  expect((await view(own)).wanted).toEqual([])
})

test('the desk lists the company’s own documents as missing from the status the company chose', async () => {
  await want({ exportCertificateFrom: 'processing', billOfLadingFrom: 'never', passportFrom: 'never' })
  const { desk, id, view } = await aPurchase(server, await aClient(server.db))
  const missing = async () => {
    const { purchases } = (await desk.get('/purchase/index', { missing: 'document' })).json().result
    return purchases.map((purchase: { id: number }) => purchase.id).includes(id)
  }
  expect(await missing()).toBe(true)
  expect((await view()).documentRules).toMatchObject({
    exportCertificate: 'processing',
    billOfLading: 'never',
  })
  await want({ exportCertificateFrom: 'never' })
  expect(await missing()).toBe(false)
})

test('an unknown status is refused at its field', async () => {
  const answer = await want({ passportFrom: 'auctionResale' })
  expect(answer.statusCode).toBe(422)
})

test('documents a buyer still has to send are listed on their dashboard and in the purchase email', async () => {
  await want({ passportFrom: 'domesticTransport', paymentSlipFrom: 'never' })
  const client = await aClient(server.db)
  const { own, id, move, desk } = await aPurchase(server, client)
  const papers = async () => (await own.get('/user/dashboard')).json().result.papers
  expect(await papers()).toEqual([])

  await move(1)
  await desk.post('/purchased-cars/ask', { id, what: 'consignee' })
  expect(await papers()).toEqual([
    { id, title: expect.any(String), what: expect.arrayContaining(['passport', 'consignee']) },
  ])

  const data = pdf.toString('base64')
  await own.post('/purchased-cars/upload-document', { id, type: 'passport', name: 'passport.pdf', data })
  expect(await papers()).toEqual([{ id, title: expect.any(String), what: ['consignee'] }])

  await mailShipment({ db: server.db, publicUrl: undefined, company: testCompany }, id)
  expect((await queuedMails(server.db, client.email)).at(-1)?.text).toContain(
    'We still need from you: name of the consignee.',
  )
})
