import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { aPurchase } from './purchase-world.ts'

const server = testServer()
const data = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF').toString('base64')

/** A purchase for which staff have asked the client for a passport. */
async function aWorld() {
  const purchase = await aPurchase(server, await aClient(server.db))
  const { id, own, desk, view } = purchase
  type Browser = typeof own
  const ask = () => desk.post('/purchased-cars/ask', { id, what: 'document', type: 'passport' })
  const upload = async (as: Browser, more: object = {}) =>
    (
      await as.post('/purchased-cars/upload-document', {
        id,
        type: 'passport',
        name: 'passport.pdf',
        data,
        ...more,
      })
    ).json().result.document.id as number
  const remove = (as: Browser, documentId: number, reason = '') =>
    as.delete('/purchased-cars/delete-document', { id, documentId, reason })
  /** What the page and the dashboard say, which must agree. */
  async function wanted() {
    const page = ((await view(own)) as PurchaseDetails).wanted.map(({ what }) => what)
    const [told] = (await own.get('/user/dashboard')).json().result.papers
    expect(told?.what ?? []).toEqual(page)
    return page
  }
  await ask()
  return { ...purchase, ask, upload, remove, wanted }
}

test('a document that its client takes back is requested again', async () => {
  const { own, upload, remove, wanted } = await aWorld()
  expect(await wanted()).toEqual(['passport'])
  const passport = await upload(own)
  expect(await wanted()).toEqual([])
  await remove(own, passport)
  expect(await wanted()).toEqual(['passport'])
})

test('a document that staff remove is no longer requested unless they ask again', async () => {
  const { own, desk, ask, upload, remove, wanted } = await aWorld()
  const passport = await upload(own)
  await remove(desk, passport, 'It is kept with the client')
  expect(await wanted()).toEqual([])
  await ask()
  const blurred = await upload(own)
  await ask()
  expect(await wanted()).toEqual(['passport'])
  await remove(desk, blurred, 'Nothing can be read')
  expect(await wanted()).toEqual(['passport'])
})

test('a passport that staff upload for the client is no longer requested once the client can see it', async () => {
  const { desk, upload, wanted } = await aWorld()
  await upload(desk, { visible: false })
  await upload(desk, { type: 'exportCertificate' })
  expect(await wanted()).toEqual(['passport'])
  await upload(desk)
  expect(await wanted()).toEqual([])
})

test('an internal document of the same type does not fulfill a request to the client', async () => {
  const { id, own, desk, upload, view } = await aWorld()
  await desk.post('/purchased-cars/ask', { id, what: 'document', type: 'other' })
  await upload(desk, { type: 'other' })
  const wants = async () => ((await view(own)) as PurchaseDetails).wanted.map(({ what }) => what)
  expect(await wants()).toEqual(['passport', 'other'])
  await upload(own, { type: 'other' })
  expect(await wants()).toEqual(['passport'])
})
