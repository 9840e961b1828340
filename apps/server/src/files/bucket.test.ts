import { openS3 } from '@seriba/server-kit/files/s3-objects'
import { sweepObjects } from '@seriba/server-kit/files/sweep-objects'
import { beforeEach, expect, test } from 'vitest'
import { mp3, pdf, readEach, serverWithBucket, uploadOneOfEach } from '../test/bucket-world.ts'
import { aClient } from '../test/builders.ts'

const { bucket, server, makeOld } = await serverWithBucket()
const files = { objects: openS3(bucket.config) }
const sweep = () => sweepObjects({ db: server.db, files })
const passport = { type: 'passport', name: 'passport.pdf', data: pdf.toString('base64') }
const loose = async () => (await server.db.selectFrom('loose_objects').selectAll().execute()).length
beforeEach(async () => {
  bucket.set('open')
  await makeOld()
  await sweep()
})

test('files of every kind are stored in the bucket and can be read by those who may', async () => {
  const before = (await bucket.keys()).length
  const world = await uploadOneOfEach(server)
  expect(world.answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await bucket.keys()).toHaveLength(before + 4)
  const row = await server.db
    .selectFrom('purchase_documents')
    .select(['body', 'object_key', 'sha256'])
    .where('purchase_id', '=', world.purchase.id)
    .executeTakeFirstOrThrow()
  expect(row.body).toHaveLength(0)
  expect(row.object_key).toMatch(new RegExp(`^purchase_documents/[\\w-]+-${row.sha256}$`))
  const { document, paper, slip, spoken, part } = await readEach(server, world)
  expect([document, paper, slip].map(({ rawPayload }) => rawPayload)).toEqual([pdf, pdf, pdf])
  expect(spoken.rawPayload).toEqual(mp3)
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'ID3',
    `bytes 0-2/${mp3.length}`,
  ])
})

test('the object of a deleted file is deleted, but not within the first hour', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  const before = await bucket.keys()
  await own.post('/user/upload-document', passport)
  await server.db.deleteFrom('client_papers').where('client_id', '=', client.id).execute()
  await sweep()
  expect(await bucket.keys()).toHaveLength(before.length + 1)
  await makeOld()
  await sweep()
  expect((await bucket.keys()).sort()).toEqual(before.sort())
})

test('an upload whose row is refused leaves no object for long', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  const before = await bucket.keys()
  const answer = await own.post('/purchased-cars/upload-document', { ...passport, id: 999_999 })
  expect(answer.statusCode).toBe(404)
  await server.db
    .insertInto('client_papers')
    .values(
      Array.from({ length: 60 }, () => ({
        ...{ client_id: client.id, type: 'other' as const, name: 'x', content_type: 'image/png' as const },
        ...{ size: 1, sha256: Buffer.from('x'), bytes: Buffer.from('x'), uploaded_by: client.id },
      })),
    )
    .execute()
  expect((await own.post('/user/upload-document', passport)).json().messageCode).toBe('too_many_papers')
  expect(await bucket.keys()).toHaveLength(before.length + 1)
  await makeOld()
  await sweep()
  expect((await bucket.keys()).sort()).toEqual(before.sort())
})

test('a row can never refer to an object that was swept', async () => {
  const client = await aClient(server.db)
  const row = {
    ...{ client_id: client.id, type: 'other' as const, name: 'x', content_type: 'image/png' as const },
    ...{ size: 1, sha256: Buffer.from('x'), bytes: Buffer.alloc(0), uploaded_by: client.id },
  }
  const written = server.db.insertInto('client_papers').values({ ...row, object_key: 'swept' })
  await expect(written.execute()).rejects.toThrow('the object swept is not there any longer')
})

test('while the bucket is unavailable an upload is refused and leaves nothing, and once it is back it works', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  bucket.set('failing')
  const refused = await own.post('/user/upload-document', passport)
  expect([refused.statusCode, refused.json().messageCode]).toEqual([503, 'files_away'])
  expect(refused.headers['retry-after']).toBe('10')
  expect((await own.get('/user/documents')).json().result.papers).toEqual([])
  bucket.set('open')
  expect((await own.post('/user/upload-document', passport)).statusCode).toBe(200)
  expect((await own.get('/user/documents')).json().result.papers).toHaveLength(1)
})

test.each(['failing', 'cut'] as const)(
  'a file that cannot be read completely is not served at all: %s',
  async (way) => {
    const client = await aClient(server.db)
    const own = await server.signInAs(client)
    await own.post('/user/upload-document', passport)
    const { papers } = (await own.get('/user/documents')).json().result
    const read = () => own.get(papers[0].url.replace('/v1', ''))
    bucket.set(way)
    const refused = await read()
    expect([refused.statusCode, refused.json().messageCode]).toEqual([503, 'files_away'])
    bucket.set('open')
    expect((await read()).rawPayload).toEqual(pdf)
  },
)

test('a bucket that never answers times out', async () => {
  bucket.set('silent')
  const objects = openS3(bucket.config, 300)
  await expect(objects.put('a', pdf)).rejects.toThrow('files_away')
  await expect(objects.get('a')).rejects.toThrow('files_away')
})

test('objects stay marked as loose while the bucket cannot delete them', async () => {
  const client = await aClient(server.db)
  const own = await server.signInAs(client)
  await own.post('/user/upload-document', passport)
  await server.db.deleteFrom('client_papers').where('client_id', '=', client.id).execute()
  await makeOld()
  bucket.set('failing')
  await expect(sweep()).rejects.toThrow('files_away')
  expect(await loose()).toBeGreaterThan(0)
  bucket.set('open')
  await sweep()
  expect(await loose()).toBe(0)
})
