import { chmod, chown, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { clusterIn, passwordName, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { OsUser } from './os-user.ts'
import { runningPort } from './postgres-cluster.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** With what cookies are signed and second steps encrypted, unless COOKIE_SECRET says it. */
const secretName = 'cookie-secret'
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
const isCluster = (folder: string) => isThere(join(folder, 'PG_VERSION'))

/** Copies all that a data folder holds and nobody could make again, while nothing runs on it. */
export async function backUp({ dataDir, databaseUrl }: Place, to: string) {
  assertEmbedded(databaseUrl)
  if (await isThere(to)) throw new ConfigurationError(`${to} is there already: name a folder that is not.`)
  const cluster = await clusterIn(dataDir)
  if (!(await isCluster(cluster.folder)))
    throw new ConfigurationError(`There is no database in ${dataDir}: set DATA_DIR.`)
  // What a crash left open is brought to an end, and a PostgreSQL that nobody uses is stopped.
  await (await startEmbeddedPostgres(dataDir)).stop()
  const assertStopped = async () => {
    if ((await runningPort(cluster)) === null) return
    throw new ConfigurationError(`Seriba is at work in ${dataDir}: stop it first, nothing was saved.`)
  }
  await assertStopped()
  const draft = `${to}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await cp(cluster.folder, join(draft, 'pg'), { recursive: true, preserveTimestamps: true })
  for (const name of [passwordName, secretName]) {
    if (await isThere(join(dataDir, name))) await cp(join(dataDir, name), join(draft, name))
  }
  await assertStopped()
  // A copy has its name when it is whole.
  await rename(draft, to)
}

/** Puts a copy into a data folder that holds no database. */
export async function restore({ dataDir, databaseUrl }: Place, from: string) {
  assertEmbedded(databaseUrl)
  if (!(await isCluster(join(from, 'pg'))) || !(await isThere(join(from, passwordName)))) {
    throw new ConfigurationError(`${from} is no backup: it needs the folder pg and the file ${passwordName}.`)
  }
  const { folder, user } = await clusterIn(dataDir)
  if (await isThere(folder)) {
    throw new ConfigurationError(
      `${folder} holds a database: move it away first, or set DATA_DIR to a new folder.`,
    )
  }
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await cp(join(from, 'pg'), draft, { recursive: true, preserveTimestamps: true })
  await handOver(draft, user)
  for (const name of [passwordName, secretName]) {
    if (!(await isThere(join(from, name)))) continue
    await cp(join(from, name), join(dataDir, name))
    await chmod(join(dataDir, name), 0o600)
  }
  // It was made of rows that came after the copy.
  await rm(join(dataDir, 'lot-index'), { force: true })
  await rename(draft, folder)
}

function assertEmbedded(databaseUrl: string | undefined) {
  if (databaseUrl === undefined) return
  throw new ConfigurationError(
    'This saves the PostgreSQL that comes with Seriba. For the one of DATABASE_URL use its own tools, such as pg_dump.',
  )
}

/** To the account that PostgreSQL runs under; it takes no folder that others may look into. */
async function handOver(folder: string, user: OsUser | null) {
  await chmod(folder, 0o700)
  if (user === null) return
  const entries = await readdir(folder, { recursive: true })
  for (const entry of ['', ...entries]) await chown(join(folder, entry), user.uid, user.gid)
}
