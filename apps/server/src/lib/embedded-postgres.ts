import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { ownSecret } from '../config.ts'
import { makeFolder } from './make-folder.ts'
import { OperatorError } from './operator-error.ts'
import { type OsUser, postgresUser, reachable } from './os-user.ts'
import { type Binaries, postgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  url: string
  /** Stops the cluster, unless another of our processes still uses it. */
  stop(): Promise<void>
}

type Cluster = { folder: string; password: string; user: OsUser | null; programs: Binaries }

/** Only for throw-away clusters, such as those of tests: data may be lost when the machine stops. */
export type Durability = 'safe' | 'throwaway'

/**
 * A PostgreSQL that lives in the data folder. Started if nobody runs it; a process that was killed
 * leaves it running, and the next one goes on with it. `more` are settings of PostgreSQL, `name=value`.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  durability: Durability = 'safe',
  more: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  makeFolder(dataDir)
  const user = await postgresUser()
  const home = await homeOf(dataDir, user)
  const cluster = {
    folder: join(home, 'pg'),
    password: ownSecret(dataDir, 'postgres-password'),
    user,
    programs: await postgresBinaries(user, home),
  }
  if (!(await stat(join(cluster.folder, 'PG_VERSION')).catch(() => null))) await initialise(cluster)
  const port = (await runningPort(cluster)) ?? (await start(cluster, [...settings[durability], ...more]))
  const admin = urlOf(cluster, port, 'postgres')
  await ensureDatabase(admin)
  return { url: urlOf(cluster, port, 'seriba'), stop: () => stopIfUnused(cluster, admin) }
}

/** Where the cluster's account can read and write: the data folder, or a place of its own outside closed homes. */
async function homeOf(dataDir: string, user: OsUser | null): Promise<string> {
  if (user === null || (await reachable(dataDir, user))) return dataDir
  // Our own folder may let the account pass; what is inside has modes of its own.
  if (await reachable(dirname(dataDir), user)) {
    const { mode } = await stat(dataDir)
    await chmod(dataDir, (mode & 0o777) | 0o011)
    return dataDir
  }
  const home = `/var/tmp/seriba-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  await mkdir(home, { recursive: true, mode: 0o755 })
  const { uid } = await stat(home)
  if (uid !== 0 && uid !== user.uid) {
    throw new OperatorError(
      `${home} belongs to another account: remove it, or set DATA_DIR to a folder outside /root.`,
    )
  }
  return home
}

async function initialise({ folder, password, user, programs }: Cluster) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const passwordFile = `${folder}-password-${process.pid}`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) {
    await chown(folder, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  try {
    await run(programs.initdb, [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...flags], as(user))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new OperatorError(
      `PostgreSQL could not make its data folder ${folder} (${lastLine(error)}): free some space or set DATA_DIR.`,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The port of a cluster that runs in this folder; a pid file that a crash left says nothing. */
async function runningPort({ folder, user, programs }: Cluster): Promise<number | null> {
  try {
    await run(programs.pgCtl, ['status', '-D', folder], as(user))
    const pidFile = await readFile(join(folder, 'postmaster.pid'), 'utf8')
    return Number(pidFile.split('\n')[3])
  } catch {
    return null
  }
}

const settings = {
  safe: ['shared_buffers=256MB', 'max_wal_size=2GB', 'wal_compression=on', 'log_min_duration_statement=1000'],
  // An autovacuum worker is the superuser's: while it is at a database, we could not drop that.
  throwaway: [
    ...['shared_buffers=64MB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    'autovacuum=off',
  ],
}

async function start({ folder, user, programs }: Cluster, own: readonly string[]): Promise<number> {
  const port = await freePort()
  const options = [
    `-p ${port}`,
    '-h 127.0.0.1',
    ...["unix_socket_directories=''", 'max_connections=100', 'timezone=UTC', ...own].map(
      (setting) => `-c ${setting}`,
    ),
  ].join(' ')
  try {
    const log = join(folder, 'server.log')
    await run(programs.pgCtl, ['start', '-D', folder, '-w', '-t', '60', '-l', log, '-o', options], as(user))
    return port
  } catch (error) {
    throw new OperatorError(
      `PostgreSQL did not start in ${folder} (${lastLine(error)}): read ${join(folder, 'server.log')}, or set DATABASE_URL to another server.`,
    )
  }
}

/** The database belongs to an account of ours that is no superuser. */
async function ensureDatabase(admin: string) {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
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

/** Last one out turns off the lights: a command may still be at work beside the server. */
async function stopIfUnused({ folder, user, programs }: Cluster, admin: string) {
  const client = new pg.Client({ connectionString: admin })
  try {
    await client.connect()
    const used = await isUsed(client)
    await client.end()
    if (used) return
    await run(programs.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], as(user))
  } catch {
    // It is down already.
  }
}

/** Our own connections, just closed, may still be on their way out. */
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

// The account may not be allowed into the folder we were started in.
const as = (user: OsUser | null) => ({ ...user, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } })

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const lastLine = (error: unknown) => {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr || message).trim().split('\n').at(-1)
}
