import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@seriba/server-kit/config'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { aClient } from '../test/builders.ts'
import { cookieBrowser } from '../test/cookie-browser.ts'
import { codesOneByOne, nextCode, statusOf, submitPassword, withTwoStep } from '../test/two-step.ts'
import { backUp, restore } from './backup.ts'
import { openDatabase } from './database.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-backup-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
codesOneByOne()

const settings = () =>
  readConfig({ DATA_DIR: join(folder, 'data'), DEMO: 'off', STAFF_TWO_STEP: 'off', CAPTCHA_DIFFICULTY: '2' })

/** A server over the data folder as its settings find it. */
async function running<T>(work: (server: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const server = await open()
  try {
    return await work(server)
  } finally {
    await server.app.close()
    await server.close()
  }
}
async function open() {
  const config = settings()
  const database = await openDatabase(config)
  const app = await buildApp({ ...database, config, log: pino({ level: 'silent' }) })
  return { ...database, app }
}

test('what was saved comes back after everything was lost, and opens with the second step', async () => {
  const { user, phone } = await running(async (server) => {
    const user = await aClient(server.db)
    return { user, ...(await withTwoStep(server, user)) }
  })
  await backUp(settings(), join(folder, 'saved'))
  await rm(join(folder, 'data'), { recursive: true })

  await restore(settings(), join(folder, 'saved'))
  await running(async ({ app }) => {
    const browser = cookieBrowser(app)
    await submitPassword(browser, user)
    nextCode()
    await browser.post('/auth/second-step', { code: phone.code() })
    expect(await statusOf(browser)).toBe(200)
  })
}, 120_000)

test('nothing is saved while Seriba is at work, and nothing is overwritten', async () => {
  await running(async () => {
    await expect(backUp(settings(), join(folder, 'saved'))).rejects.toThrow(
      /^Seriba is at work in .*: stop it first/,
    )
  })
  await backUp(settings(), join(folder, 'saved'))
  await expect(backUp(settings(), join(folder, 'saved'))).rejects.toThrow(/is there already/)
  await expect(restore(settings(), join(folder, 'saved'))).rejects.toThrow(
    /pg holds a database: move it away first/,
  )
}, 120_000)

test('what is no backup, no data and no database of ours is told in a sentence', async () => {
  await mkdir(join(folder, 'other'))
  await writeFile(join(folder, 'other', 'notes'), '')
  await expect(restore(settings(), join(folder, 'other'))).rejects.toThrow(
    /is no backup: it needs the folder pg/,
  )
  await expect(backUp(settings(), join(folder, 'saved'))).rejects.toThrow(/^There is no database in/)
  const elsewhere = { ...settings(), databaseUrl: 'postgres://db/seriba' }
  await expect(backUp(elsewhere, join(folder, 'saved'))).rejects.toThrow(/such as pg_dump/)
})
