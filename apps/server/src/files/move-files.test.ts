import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@seriba/server-backup/back-up'
import { type FileTable, fileTables } from '@seriba/server-kit/files/file-tables'
import { openS3 } from '@seriba/server-kit/files/s3-objects'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restore } from '../backup/restore.ts'
import { mp3, pdf, readEach, serverWithBucket, uploadOneOfEach } from '../test/bucket-world.ts'
import { emptyDatabases } from '../test/empty-databases.ts'
import { checkFiles, tryBucket } from './check-files.ts'
import { moveFiles } from './move-files.ts'

const { bucket, server } = await serverWithBucket()
const bare = emptyDatabases()
const objects = openS3(bucket.config, 2000)
const move = (to: 's3' | 'database') => moveFiles({ db: server.db, objects, to })
const check = () => checkFiles({ db: server.db, objects })
afterEach(() => bucket.set('open'))

const world = () => uploadOneOfEach(server)
const bytesOf = async (of: Awaited<ReturnType<typeof world>>) => {
  const { document, paper, slip, spoken } = await readEach(server, of)
  return [document, paper, slip, spoken].map(({ rawPayload }) => rawPayload)
}

/** Nothing is left over from other tests. */
beforeEach(async () => {
  for (const table of Object.keys(fileTables) as FileTable[]) await server.db.deleteFrom(table).execute()
})

test('files move into the database and back intact, and a second run has nothing to do', async () => {
  const made = await world()
  expect(await check()).toEqual({ database: 0, bucket: 4, missing: [] })
  expect(await move('database')).toMatchObject({ files: 4, bytes: 3 * pdf.length + mp3.length, failed: [] })
  expect(await check()).toEqual({ database: 4, bucket: 0, missing: [] })
  expect(await bytesOf(made)).toEqual([pdf, pdf, pdf, mp3])
  expect(await move('s3')).toMatchObject({ files: 4, failed: [] })
  expect(await move('s3')).toMatchObject({ files: 0, failed: [] })
  expect(await check()).toEqual({ database: 0, bucket: 4, missing: [] })
  expect(await bytesOf(made)).toEqual([pdf, pdf, pdf, mp3])
})

test('a file that cannot be moved stays readable where it is, and the next run moves it', async () => {
  const made = await world()
  await move('database')
  bucket.set('cut')
  const cut = await move('s3')
  expect([cut.files, cut.failed.length]).toEqual([0, 4])
  expect(await bytesOf(made)).toEqual([pdf, pdf, pdf, mp3])
  bucket.set('open')
  expect(await move('s3')).toMatchObject({ files: 4, failed: [] })
})

test('an object missing from the bucket is named, and the rest moves', async () => {
  await world()
  const { object_key: lost } = await server.db
    .selectFrom('payment_files')
    .select('object_key')
    .executeTakeFirstOrThrow()
  await objects.delete(String(lost))
  expect((await check()).missing).toEqual([expect.stringContaining(String(lost))])
  const { files, failed } = await move('database')
  expect(files).toBe(3)
  expect(failed).toEqual([
    { file: expect.stringMatching(/^payment_files \d+$/), reason: `the bucket has no ${lost}` },
  ])
})

test('a bucket with a different secret refuses every request, and the check names the settings', async () => {
  const made = await world()
  await move('database')
  const withKeys = (keys: Partial<NonNullable<typeof bucket.config.credentials>>) => {
    const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', ...keys }
    return openS3({ ...bucket.config, credentials }, 2000)
  }
  await expect(tryBucket(withKeys({ secretAccessKey: 'another' }))).rejects.toThrow(
    /^Could not write a test file in the bucket \(The request signature .*\): check the settings S3_SECRET_ACCESS_KEY and S3_REGION\.$/,
  )
  await expect(tryBucket(withKeys({ accessKeyId: 'another' }))).rejects.toThrow(
    /check the settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY\.$/,
  )
  await expect(withKeys({ secretAccessKey: 'another' }).get('check/any')).rejects.toThrow('files_away')
  await tryBucket(withKeys({}))
  expect(await bytesOf(made)).toEqual([pdf, pdf, pdf, mp3])
})

test('a backup states how many files it lacks, and a restore leaves the bucket as it is', async () => {
  await world()
  const folder = await mkdtemp(join(tmpdir(), 'seriba-files-'))
  const file = join(folder, 'saved.tar')
  const saved = await backUp({ databaseUrl: server.url, dataDir: folder }, file)
  expect(saved.objects).toEqual({ files: 4, bytes: 3 * pdf.length + mp3.length })
  const url = await bare()
  const restored = await restore({ databaseUrl: url, dataDir: folder }, file)
  expect(restored.objects).toBe(4)
  await rm(folder, { recursive: true })
}, 120_000)

test('a missing bucket is reported as such before anything moves', async () => {
  const nowhere = openS3({ ...bucket.config, bucket: 'nowhere' }, 2000)
  await expect(tryBucket(nowhere)).rejects.toThrow(
    /^Could not write a test file in the bucket \(.*bucket.*\)/,
  )
  await expect(tryBucket(objects)).resolves.toBeUndefined()
})
