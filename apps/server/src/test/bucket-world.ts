import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { aPurchase, fileAt } from '../purchases/purchase-world.ts'
import { aLot } from './bid-builders.ts'
import { openBucket } from './bucket.ts'
import { aClient, aManager } from './builders.ts'
import { type TestServer, testServer } from './server.ts'

export const pdf = Buffer.from('%PDF-1.7 of somebody’s passport')
export const mp3 = Buffer.from('ID3\x04 and the rest of a spoken answer')

/** A server whose new files go into a bucket on this machine. */
export async function serverWithBucket() {
  const bucket = await openBucket()
  const server = testServer({ files: { newFiles: 's3', s3: bucket.config } })
  afterAll(() => bucket.close())
  const makeOld = () => sql`update loose_objects set since = now() - interval '2 hours'`.execute(server.db)
  return { bucket, server, makeOld }
}

/** One file of each kind, uploaded as people do it. */
export async function uploadOneOfEach(server: TestServer) {
  const client = await aClient(server.db)
  const purchase = await aPurchase(server, client)
  const data = pdf.toString('base64')
  const lot = await aLot(server.db)
  const desk = await server.signInAs(await aManager(server.db))
  const paid = await server.db
    .insertInto('ledger')
    .values({ user_id: client.id, type: 'Remittances', amount: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answers = [
    await purchase.own.post('/purchased-cars/upload-document', {
      ...{ id: purchase.id, type: 'passport', name: 'p.pdf', data },
    }),
    await purchase.own.post('/user/upload-document', { type: 'passport', name: 'p.pdf', data }),
    await desk.post('/payments/add-file', { id: paid.id, name: 'slip.pdf', data }),
    await desk.post('/car-auction/translations-file', {
      ...{ carId: String(lot.id), type: 'auction', name: 'spoken.mp3', data: mp3.toString('base64') },
    }),
  ]
  return { client, purchase, paid, desk, lot, answers }
}

/** The bytes as authorized users get them, under the addresses that lists contain. */
export async function readEach(server: TestServer, world: Awaited<ReturnType<typeof uploadOneOfEach>>) {
  const { purchase, paid, desk, answers } = world
  const spoken = answers[3]?.json().result.file.url
  const [document] = (await purchase.view(purchase.own)).documents
  const { papers } = (await purchase.own.get('/user/documents')).json().result
  const { files } = (await desk.get('/payments/files', { id: paid.id })).json().result
  return {
    document: await fileAt(purchase.own, document.path),
    paper: await fileAt(purchase.own, papers[0].url),
    slip: await fileAt(desk, files[0].path),
    spoken: await fileAt(desk, spoken),
    part: await server.app.inject({ url: spoken, headers: { cookie: desk.cookie, range: 'bytes=0-2' } }),
  }
}
