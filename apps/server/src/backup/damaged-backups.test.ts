import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@seriba/server-backup/back-up'
import { checkBackup } from '@seriba/server-backup/read-backup'
import { writeSealed } from '@seriba/server-backup/sealed-tar'
import { openClient } from '@seriba/server-kit/open-client'
import { packTar } from 'modern-tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testDb } from '../test/db.ts'
import { emptyDatabases } from '../test/empty-databases.ts'
import { restore } from './restore.ts'

const database = testDb()
const bare = emptyDatabases()
let folder: string
let saved: string
let target: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-damaged-'))
  await aClient(database.db)
  saved = join(folder, 'saved.tar')
  await backUp({ databaseUrl: database.url, dataDir: folder }, saved)
  target = await bare()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Both a check and a restore refuse it with these words, and the database has no table afterwards. */
async function isRefused(file: string, words: RegExp) {
  await expect(checkBackup(file)).rejects.toThrow(words)
  await expect(restore({ databaseUrl: target, dataDir: folder }, file, { replace: true })).rejects.toThrow(
    words,
  )
  const client = await openClient(target, 'test')
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public'`)
  await client.end()
  expect(rowCount).toBe(0)
}
const written = async (bytes: Uint8Array) => {
  const file = join(folder, 'other.tar')
  await writeFile(file, bytes)
  return file
}

test('a truncated file is refused, wherever it was cut off', async () => {
  const bytes = await readFile(saved)
  for (const part of [0, 0.001, 0.1, 0.5, 0.9]) {
    await isRefused(
      await written(bytes.subarray(0, Math.floor(bytes.length * part))),
      /cut off|is not a backup/,
    )
  }
  // Without its last entry, and cut within it.
  const seal = bytes.lastIndexOf('seal.sha256')
  for (const end of [seal, seal + 512, seal + 530])
    await isRefused(await written(bytes.subarray(0, end)), /cut off/)
})

test('a file with any single byte changed is refused', async () => {
  const bytes = await readFile(saved)
  const places = ['"seriba"', '.copy.gz', '"sequences"', '"rows"'].map((word) => bytes.indexOf(word) + 1)
  for (const place of [...places, Math.floor(bytes.length / 2) | 511]) {
    const other = Buffer.from(bytes)
    other[place] = (other[place] ?? 0) ^ 1
    await isRefused(await written(other), /damaged|is not a backup/)
  }
})

test('a file that is not a backup is identified as what it is', async () => {
  await isRefused(join(folder, 'nowhere.tar'), /^There is no file .*nowhere\.tar/)
  await isRefused(folder, /is a folder: name the file/)
  await isRefused(await written(Buffer.from('PGDMP and so on')), /not a backup of Seriba/)
  const tar = await packTar([{ header: { name: 'notes.txt', type: 'file', size: 2 }, body: 'hi' }])
  await isRefused(await written(tar), /is not a backup of Seriba/)
})

test('nothing is overwritten, and a failed backup leaves nothing behind', async () => {
  const before = (await stat(saved)).mtimeMs
  await expect(backUp({ databaseUrl: database.url, dataDir: folder }, saved)).rejects.toThrow(
    /already exists/,
  )
  expect((await stat(saved)).mtimeMs).toBe(before)
  expect((await stat(saved)).mode & 0o777).toBe(0o600)

  const failing = writeSealed(join(folder, 'half.tar'), async (add) => {
    await add('seriba.json', Buffer.from('{}'))
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  const gone = 'postgres://nobody@127.0.0.1:1/none'
  await expect(backUp({ databaseUrl: gone, dataDir: folder }, join(folder, 'gone.tar'))).rejects.toThrow(
    /^The database cannot be reached .*: nothing was saved/,
  )
  const nowhere = join(folder, 'nowhere', 'saved.tar')
  await expect(backUp({ databaseUrl: database.url, dataDir: folder }, nowhere)).rejects.toThrow(
    /saved\.tar cannot be written \(ENOENT\), and nothing was saved/,
  )
  expect((await readdir(folder)).filter((name) => /half|gone/.test(name))).toEqual([])
})
