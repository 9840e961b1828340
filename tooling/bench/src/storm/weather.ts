import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from '../search/random.ts'

export const breaks = 20
export const kills = 3
/** Between one bolt and the next, in ms. */
const pause = { from: 500, to: 5000 }

type Bolt = 'break' | 'kill'

/** Breaks every connection to the database many times, and kills PostgreSQL itself a few times. */
export async function storm(folder: string, url: string, random: Random) {
  const bolts: Bolt[] = random.shuffled([
    ...Array<Bolt>(breaks).fill('break'),
    ...Array<Bolt>(kills).fill('kill'),
  ])
  let broken = 0
  for (const bolt of bolts) {
    await sleep(random.between(pause.from, pause.to))
    if (bolt === 'kill') process.kill(await pidIn(folder), 'SIGKILL')
    else broken += await breakAll(url)
  }
  return { broken }
}

/** For a running PostgreSQL: one that was just killed is waited for. */
async function pidIn(folder: string): Promise<number> {
  for (;;) {
    const text = await readFile(join(folder, 'pg', 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (name.trim() === 'postgres' && text.includes('ready')) return pid
    await sleep(100)
  }
}

/** Returns how many there were. */
async function breakAll(url: string): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, application_name: 'storm' })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where usename = 'seriba' and pid <> pg_backend_pid()`)
      return rowCount ?? 0
    } catch {
      await sleep(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
