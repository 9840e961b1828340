import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase, codeOf, fileAt } from './purchase-world.ts'

const server = testServer()
const data = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF').toString('base64')
const paper = { type: 'exportCertificate', name: 'certificate.pdf', data }
const dmitri = {
  fullName: 'Dmitri Kovalenko',
  address: 'Svetlanskaya 14',
  countryId: 183,
  telephone: '+7 914 555 01 42',
  email: 'dk@vostok-auto.example',
}

const aColleague = async (staffRole: 'accountant' | 'shipping' | 'translator') =>
  server.signInAs(await aManager(server.db, { staffRole }))

test('an accountant can open a purchase, change its costs, and issue its invoice', async () => {
  const { id, view } = await aPurchase(server, await aClient(server.db))
  const accountant = await aColleague('accountant')
  const { version } = (await view(accountant)).finances
  const costs = { id, agentFee: 45_000, reason: 'Wider than 1.8 m', version }
  expect(codeOf(await accountant.put('/purchased-cars/update-finances', costs))).toBe('done')
  expect(codeOf(await accountant.post('/invoice/create', { purchaseId: id }))).toBe('done')
  expect(await view(accountant)).toMatchObject({ due: 495_000, invoice: { total: 495_000 } })
})

test('an accountant can read documents and the consignee but change neither', async () => {
  const { id, desk, view, client } = await aShippedPurchase()
  const accountant = await aColleague('accountant')
  const { documents, consignee } = await view(accountant)
  expect((await fileAt(accountant, documents[0].path)).statusCode).toBe(200)
  expect((await accountant.get('/consignee/list', { clientId: client.id })).json().result.list).toHaveLength(
    1,
  )
  expect((await accountant.get('/consignee/view', { id: consignee.id })).statusCode).toBe(200)

  const documentId = documents[0].id
  const parties = { id, consignee: dmitri, notifyParty: { sameAsConsignee: true } }
  for (const answer of [
    await accountant.post('/purchased-cars/upload-document', { id, ...paper }),
    await accountant.delete('/purchased-cars/delete-document', { id, documentId, reason: 'Old' }),
    await accountant.put('/purchased-cars/check-document', { id, documentId, state: 'checked' }),
    await accountant.post('/purchased-cars/ask', { id, what: 'consignee' }),
    await accountant.post('/purchased-cars/save-consignee', parties),
    await accountant.put('/purchased-cars/update-status', { id, status: 1 }),
  ])
    expect(codeOf(answer)).toBe('permission_missing')
  expect((await desk.get('/purchased-cars/view', { id })).json().result.data.documents).toHaveLength(1)
})

test('a colleague in shipping can see a car’s costs but not change them', async () => {
  const { id, view } = await aPurchase(server, await aClient(server.db))
  const shipping = await aColleague('shipping')
  const { version } = (await view(shipping)).finances
  const costs = { id, agentFee: 45_000, reason: 'Wider than 1.8 m', version }
  expect(codeOf(await shipping.put('/purchased-cars/update-finances', costs))).toBe('permission_missing')
  expect(codeOf(await shipping.post('/invoice/create', { purchaseId: id }))).toBe('permission_missing')
  expect(codeOf(await shipping.put('/purchased-cars/update-status', { id, status: 1 }))).toBe('done')
})

test('a colleague who may not see clients sees no purchases', async () => {
  const { id, client, view, consignee } = await aShippedPurchase()
  const translator = await aColleague('translator')
  const [{ path }] = (await view()).documents
  for (const answer of [
    await translator.get('/purchased-cars/view', { id }),
    await translator.get('/purchase/index'),
    await translator.get('/purchased-cars/download-images', { id }),
    await translator.get('/consignee/list', { clientId: client.id }),
    await translator.get('/consignee/view', { id: consignee }),
  ])
    expect(codeOf(answer)).toBe('permission_missing')
  expect((await fileAt(translator, path)).statusCode).toBe(404)
})

/** With a consignee and a document. */
async function aShippedPurchase() {
  const client = await aClient(server.db)
  const purchase = await aPurchase(server, client)
  const { id, desk, own, view } = purchase
  await own.post('/purchased-cars/save-consignee', {
    id,
    consignee: dmitri,
    notifyParty: { sameAsConsignee: true },
  })
  await desk.post('/purchased-cars/upload-document', { id, ...paper })
  return { ...purchase, client, consignee: (await view()).consignee.id }
}
