import { createHash } from 'node:crypto'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { ensureDirectory } from '@seriba/server-kit/ensure-directory'
import { openClient } from '@seriba/server-kit/open-client'
import { ownSecret } from '@seriba/server-kit/own-secret'
import type pg from 'pg'
import { type OsUser, postgresUser, reachable } from './os-user.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type Cluster, initialise, runningPort, startCluster, stopCluster } from './postgres-cluster.ts'
import { type Keeping, restartOnExit } from './restart-on-exit.ts'

export type EmbeddedPostgres = {
  url: string
  /** Where its data is stored; not in the data folder if PostgreSQL's account has no access to it. */
  folder: string
  /** Stops the cluster, unless another of our processes still uses it. */
  stop(): Promise<void>
}

/** `throwaway` is only for temporary clusters, such as those of tests: data may be lost if the machine stops. */
export type Durability = 'safe' | 'throwaway'

const settings = {
  safe: ['shared_buffers=256MB', 'max_wal_size=2GB', 'wal_compression=on', 'log_min_duration_statement=1000'],
  // An autovacuum worker belongs to the superuser: while it works on a database, we could not drop that database.
  throwaway: [
    ...['shared_buffers=64MB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    'autovacuum=off',
  ],
}

export const passwordName = 'postgres-password'

/**
 * A PostgreSQL in the data folder. Started if nobody runs it; a killed process leaves it running, and the next one
 * continues with it. `more` are settings of PostgreSQL, `name=value`. With `keeping` it is restarted whenever it ends
 * by itself.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  durability: Durability = 'safe',
  more: readonly string[] = [],
  keeping?: Keeping,
): Promise<EmbeddedPostgres> {
  return runCluster(dataDir, await clusterIn(dataDir), durability, more, keeping)
}

/** The same with a data folder's cluster as given: it may run an earlier version of PostgreSQL. */
export async function runCluster(
  dataDir: string,
  cluster: Cluster,
  durability: Durability = 'safe',
  more: readonly string[] = [],
  keeping?: Keeping,
): Promise<EmbeddedPostgres> {
  await initialise(cluster)
  const own = [...settings[durability], ...more]
  const former = await runningPort(cluster)
  const port = former ?? (await startCluster(cluster, own))
  const admin = urlOf(cluster, port, 'postgres')
  try {
    await ensureDatabase(admin)
  } catch (error) {
    if (former === null) await stopCluster(cluster).catch(() => {})
    throw startErrorMessage(error, cluster, dataDir)
  }
  // Connects with our own account: a watching process counts as using the cluster, so that nobody else stops it.
  const watched = Object.assign(new URL(urlOf(cluster, port, 'seriba')), { pathname: '/postgres' }).href
  const restart = async () => {
    if ((await runningPort(cluster)) === null) await startCluster(cluster, own, port)
  }
  const kept = keeping && restartOnExit({ ...keeping, url: watched, restart })
  return {
    url: urlOf(cluster, port, 'seriba'),
    folder: cluster.folder,
    async stop() {
      await kept?.stop()
      await stopIfUnused(cluster, admin)
    },
  }
}

/** Where a data folder's cluster is, and what runs it. */
export async function clusterIn(dataDir: string): Promise<Cluster> {
  ensureDirectory(dataDir)
  const user = await postgresUser()
  const home = await homeOf(dataDir, user)
  const password = ownSecret(dataDir, passwordName)
  return { folder: join(home, 'pg'), password, user, programs: await postgresBinaries(user, home) }
}

/**
 * Where the cluster's account can read and write: the data folder, or a place of its own outside private home folders.
 */
async function homeOf(dataDir: string, user: OsUser | null): Promise<string> {
  if (user === null || (await reachable(dataDir, user))) return dataDir
  // Our own folder may let the account through; its contents have modes of their own.
  if (await reachable(dirname(dataDir), user)) {
    const { mode } = await stat(dataDir)
    await chmod(dataDir, (mode & 0o777) | 0o011)
    return dataDir
  }
  const home = `/var/tmp/seriba-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  await mkdir(home, { recursive: true, mode: 0o755 })
  const { uid } = await stat(home)
  if (uid !== 0 && uid !== user.uid) {
    throw new ConfigurationError(
      `${home} belongs to another account: remove it, or set DATA_DIR to a folder outside /root.`,
    )
  }
  return home
}

/** The database belongs to an account of ours that is not a superuser. */
async function ensureDatabase(admin: string) {
  const client = await openClient(admin, 'seriba')
  try {
    const password = client.escapeLiteral(decodeURIComponent(new URL(admin).password))
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'seriba'`)
    if (rowCount) return
    const { rowCount: hasRole } = await client.query(`select 1 from pg_roles where rolname = 'seriba'`)
    if (!hasRole) await client.query(`create role seriba login createdb password ${password}`)
    await client.query('create database seriba owner seriba')
  } finally {
    await client.end()
  }
}

/** Why the cluster does not let us in, as a sentence for the operator. */
function startErrorMessage(error: unknown, { folder }: Cluster, dataDir: string): Error {
  const { code, message } = error as Error & { code?: string }
  if (code === '28P01') {
    return new ConfigurationError(
      `The password in ${join(dataDir, passwordName)} does not match the database in ${folder}: restore both from the same backup.`,
    )
  }
  return new ConfigurationError(
    `PostgreSQL is running in ${folder} but does not answer (${message || code}): read ${join(folder, 'server.log')}, and start again.`,
  )
}

/** Last one out turns off the lights: a command may still be running alongside the server. */
async function stopIfUnused(cluster: Cluster, admin: string) {
  try {
    const client = await openClient(admin, 'seriba')
    const used = await isUsed(client).finally(() => client.end())
    if (!used) await stopCluster(cluster)
  } catch {
    // It has already stopped.
  }
}

/** Our own connections, just closed, may still be disappearing. */
async function isUsed(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where usename = 'seriba'`)
    if (!rowCount) return false
    await sleep(100)
  }
  return true
}

const urlOf = ({ password }: Cluster, port: number, name: 'postgres' | 'seriba') =>
  `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
