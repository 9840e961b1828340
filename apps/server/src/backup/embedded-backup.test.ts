import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@seriba/server-backup/back-up'
import { readConfig } from '@seriba/server-kit/config'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../lib/database.ts'
import { aClient } from '../test/builders.ts'
import { cookieBrowser } from '../test/cookie-browser.ts'
import { codesOneByOne, nextCode, statusOf, submitPassword, withTwoStep } from '../test/two-step.ts'
import { restore } from './restore.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-backup-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
codesOneByOne()

const settings = (dataDir = 'data') =>
  readConfig({ DATA_DIR: join(folder, dataDir), DEMO: 'off', STAFF_TWO_STEP: 'off', CAPTCHA_DIFFICULTY: '2' })
const secretOf = (dataDir: string) => readFile(join(folder, dataDir, 'cookie-secret'), 'utf8')

/** A server over the data folder, with the settings found there. */
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

test('a backup made while Seriba runs can be restored after everything is lost, second steps included', async () => {
  const file = join(folder, 'saved.tar')
  const { user, phone } = await running(async (server) => {
    const user = await aClient(server.db)
    const owner = { user, ...(await withTwoStep(server, user)) }
    expect(await backUp(settings(), file)).toMatchObject({ hasSecret: true })
    await expect(restore(settings(), file, { replace: true })).rejects.toThrow(
      /^Seriba is using this database/,
    )
    return owner
  })
  const secret = await secretOf('data')
  await rm(join(folder, 'data'), { recursive: true })

  await restore(settings(), file)
  expect(await secretOf('data')).toBe(secret)
  await running(async ({ app }) => {
    const browser = cookieBrowser(app)
    await submitPassword(browser, user)
    nextCode()
    await browser.post('/auth/second-step', { code: phone.code() })
    expect(await statusOf(browser)).toBe(200)
  })
}, 120_000)

test('a folder without a database has nothing to back up, and no database is created for it', async () => {
  await expect(backUp(settings(), join(folder, 'saved.tar'))).rejects.toThrow(/^There is no database in/)
  await expect(readFile(join(folder, 'data', 'pg', 'PG_VERSION'))).rejects.toThrow(/ENOENT/)
})
