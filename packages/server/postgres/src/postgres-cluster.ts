import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type { OsUser } from './os-user.ts'
import type { Binaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** A PostgreSQL of our own on disk, whether it is running or not. */
export type Cluster = { folder: string; password: string; user: OsUser | null; programs: Binaries }

/** Where a cluster of a later major version is created, in a data folder of its own, before it replaces `folder`. */
export const upgradeFolder = (folder: string) => `${folder}-upgrade`

/** A file in the upgrade folder that says from which major version everything has been restored. */
export const restoredName = 'restored-from'

/** The version upgraded from, if the new cluster is complete and has not yet replaced the old one. */
export async function restoredFrom(folder: string): Promise<number | null> {
  const said = await readFile(join(upgradeFolder(folder), restoredName), 'utf8').catch(() => null)
  return said === null ? null : Number(said)
}

/** Creates the cluster unless it exists. */
export async function initialise({ folder, password, user, programs }: Cluster) {
  if ((await restoredFrom(folder)) !== null)
    throw new ConfigurationError(
      'An upgrade of PostgreSQL was interrupted, and nothing is lost: run `seriba upgrade-postgres` again.',
    )
  if (await stat(join(folder, 'PG_VERSION')).catch(() => null)) return
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
    throw new ConfigurationError(
      `PostgreSQL could not make its data folder ${folder} (${lastLine(error)}): free some space or set DATA_DIR.`,
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The port of a cluster running in this folder; a pid file left by a crash does not count. */
export async function runningPort({ folder, user, programs }: Cluster): Promise<number | null> {
  try {
    const [pid, , , port] = (await readFile(pidFileOf(folder), 'utf8')).split('\n')
    if (await isNoPostgres(Number(pid))) return null
    await run(programs.pgCtl, ['status', '-D', folder], as(user))
    return Number(port)
  } catch {
    return null
  }
}

/** Starts it, at its previous port if given, and returns its port. */
export async function startCluster(
  { folder, user, programs }: Cluster,
  settings: readonly string[],
  formerPort?: number,
): Promise<number> {
  await assertSameMajor({ folder, programs })
  const port = formerPort ?? (await freePort())
  const options = [
    `-p ${port}`,
    '-h 127.0.0.1',
    ...["unix_socket_directories=''", 'max_connections=100', 'timezone=UTC', ...settings].map(
      (setting) => `-c ${setting}`,
    ),
  ].join(' ')
  try {
    await disownPid(pidFileOf(folder))
    const log = join(folder, 'server.log')
    await run(programs.pgCtl, ['start', '-D', folder, '-w', '-t', '60', '-l', log, '-o', options], as(user))
    return port
  } catch (error) {
    throw new ConfigurationError(
      `PostgreSQL did not start in ${folder} (${lastLine(error)}): read ${join(folder, 'server.log')}, or set DATABASE_URL to another server.`,
    )
  }
}

/** The major version that wrote a cluster, null if there is none, and that of its programs. */
export async function majorVersions({ folder, programs }: Pick<Cluster, 'folder' | 'programs'>) {
  const written = Number.parseInt(await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => ''), 10)
  const { stdout } = await run(programs.initdb, ['--version'])
  return { written: Number.isNaN(written) ? null : written, brought: Number(/\d+/.exec(stdout)?.[0]) }
}

/** PostgreSQL reads only the data of its own major version, and a package contains one version. */
async function assertSameMajor(cluster: Pick<Cluster, 'folder' | 'programs'>) {
  const { written, brought } = await majorVersions(cluster)
  if (written === null || written === brought) return
  throw new ConfigurationError(
    written < brought
      ? `The database in ${cluster.folder} is of PostgreSQL ${written}, this version of Seriba brings PostgreSQL ${brought}, and nothing was changed. Run \`seriba upgrade-postgres\`: it saves the company to a file first (docs/backup.md).`
      : `The database in ${cluster.folder} is of PostgreSQL ${written}, this version of Seriba brings PostgreSQL ${brought}, and nothing was changed. Start a later version of Seriba.`,
  )
}

export async function stopCluster({ folder, user, programs }: Cluster) {
  await run(programs.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], as(user))
}

const pidFileOf = (folder: string) => join(folder, 'postmaster.pid')

/** Linux knows what became of a process: its number may have been reused since, or belong to a zombie. */
async function isNoPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const said = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state = 'X'] = /^\d+ \((.*)\) (.)/.exec(said) ?? []
  return name !== 'postgres' || state === 'Z' || state === 'X'
}

/** Larger than any process number on Linux. */
const nobodysPid = 4_194_304

/**
 * PostgreSQL does not start while its pid file names an existing process, whichever it is. The rest of the file stays:
 * it tells PostgreSQL whether others are still writing to the same data.
 */
async function disownPid(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null || !(await isNoPostgres(Number.parseInt(text, 10)))) return
  await writeFile(file, text.replace(/^\d+/, String(nobodysPid)))
}

// The account may not have access to the folder we were started in.
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
