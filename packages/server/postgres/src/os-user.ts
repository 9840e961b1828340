import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'

const run = promisify(execFile)

export type OsUser = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root: this is the account it runs under in that case, created if necessary. Null means
 * our own.
 */
export async function postgresUser(): Promise<OsUser | null> {
  if (process.getuid?.() !== 0) return null
  const name = 'postgres'
  return (
    (await lookUp(name)) ??
    (await make(name)) ??
    fail(
      'PostgreSQL cannot run as root and no account could be made for it: run as another account, or set DATABASE_URL.',
    )
  )
}

async function lookUp(name: string): Promise<OsUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function make(name: string): Promise<OsUser | null> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', name]).catch(() => {})
  return lookUp(name)
}

function fail(sentence: string): never {
  throw new ConfigurationError(sentence)
}

/** Whether every folder down to `path` lets `user` in; null means ourselves. */
export async function reachable(path: string, user: OsUser | null): Promise<boolean> {
  if (user === null) return true
  const facts = await stat(path).catch(() => null)
  if (facts === null || !enters(facts, user)) return false
  const parent = dirname(path)
  return parent === path || reachable(parent, user)
}

const enters = ({ uid, gid, mode }: { uid: number; gid: number; mode: number }, user: OsUser) => {
  if (uid === user.uid) return (mode & 0o100) !== 0
  if (gid === user.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
