import { chown, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@seriba/server-kit/open-client'
import { clusterIn, startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { type Cluster, startCluster, stopCluster } from '@seriba/server-postgres/postgres-cluster'

/** The standby's name, as the primary knows it. */
const standbyName = 'seriba_standby'

export type ReplicatedPostgres = {
  /** Both servers, as `DATABASE_URL` lists them. */
  url: string
  primaryUrl: string
  standbyUrl: string
  /** As when its machine goes down. */
  killPrimary(): Promise<void>
  /** Starts the killed server, which does not know that it is no longer the primary. */
  startFormerPrimary(): Promise<void>
  promote(): Promise<void>
  killStandby(): Promise<void>
  /** Whether the standby keeps what it receives without showing it. */
  pauseReplay(paused: boolean): Promise<void>
  /** The standby receives nothing more: it will not have what is committed from now on. */
  cutOff(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** A folder that PostgreSQL's account can enter. */
  folder: string
  /** Whether a commit waits for the standby. */
  synchronous: boolean
  /** Whether PostgreSQL waits for its disk, too; a machine that goes down is only simulated. */
  durable?: boolean
  /** Fills the database before it is copied. */
  prepare(url: string): Promise<void>
}

/** A PostgreSQL and its streaming standby, made by copying the first while it is stopped. */
export async function startReplicatedPostgres(options: Options): Promise<ReplicatedPostgres> {
  const { folder, synchronous, durable = false, prepare } = options
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await mkdir(first, { mode: 0o755 })
  const alone = await startEmbeddedPostgres(first, durable ? 'safe' : 'throwaway')
  try {
    await prepare(alone.url)
  } finally {
    await alone.stop()
  }
  const primary = await clusterIn(first)
  const port = Number(new URL(alone.url).port)
  const standby = { ...primary, folder: join(second, 'pg') }
  await copyCluster(primary, standby, port)
  const settings = ['shared_buffers=64MB', `fsync=${durable ? 'on' : 'off'}`]
  const named = synchronous ? [`synchronous_standby_names=${standbyName}`] : []
  await startCluster(primary, [...settings, ...named], port)
  const standbyPort = await startCluster(standby, settings)
  const urlOf = (ports: readonly number[]) => {
    const hosts = ports.map((one) => `127.0.0.1:${one}`).join(',')
    return `postgres://seriba:${encodeURIComponent(primary.password)}@${hosts}/seriba`
  }
  const admin = (at: number) =>
    `postgres://postgres:${encodeURIComponent(primary.password)}@127.0.0.1:${at}/postgres`
  await untilStreaming(admin(port), synchronous)
  return {
    url: urlOf([port, standbyPort]),
    primaryUrl: urlOf([port]),
    standbyUrl: urlOf([standbyPort]),
    killPrimary: () => kill(primary),
    killStandby: () => kill(standby),
    startFormerPrimary: async () => void (await startCluster(primary, settings, port)),
    promote: async () => void (await ask(admin(standbyPort), 'select pg_promote()')),
    pauseReplay: async (paused) =>
      void (await ask(admin(standbyPort), `select pg_wal_replay_${paused ? 'pause' : 'resume'}()`)),
    async cutOff() {
      await ask(admin(standbyPort), `alter system set primary_conninfo = ''`)
      await ask(admin(standbyPort), 'select pg_reload_conf()')
      while ((await ask(admin(standbyPort), 'select from pg_stat_wal_receiver')).length > 0) await sleep(20)
    },
    async stop() {
      await stopCluster(standby).catch(() => {})
      await stopCluster(primary).catch(() => {})
    },
  }
}

async function copyCluster(from: Cluster, to: Cluster, port: number) {
  await mkdir(join(to.folder, '..'), { recursive: true, mode: 0o755 })
  await cp(from.folder, to.folder, { recursive: true, verbatimSymlinks: true })
  const connection = [
    `host=127.0.0.1 port=${port} user=postgres application_name=${standbyName}`,
    `password=${from.password}`,
  ].join(' ')
  await writeFile(join(to.folder, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`)
  await writeFile(join(to.folder, 'standby.signal'), '')
  if (from.user) await own(to.folder, from.user)
}

async function own(folder: string, { uid, gid }: { uid: number; gid: number }) {
  await chown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid)
}

async function kill({ folder }: Cluster) {
  const pid = Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  const isThere = () =>
    readFile(`/proc/${pid}/stat`, 'utf8').then(
      (text) => !/\) [ZX]/.test(text),
      () => false,
    )
  while (await isThere()) await sleep(10)
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = await openClient(url, 'seriba test')
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function untilStreaming(url: string, synchronous: boolean) {
  const state = synchronous ? `sync_state = 'sync'` : 'true'
  while (
    (await ask(url, `select from pg_stat_replication where state = 'streaming' and ${state}`)).length === 0
  )
    await sleep(50)
}
