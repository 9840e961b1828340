import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Of a server's main thread, of its other threads (the index is in them), and of its PostgreSQL. */
export type CpuMs = { main: number; others: number; postgres: number }

export async function cpuOf(server: number | undefined, databaseFolder: string): Promise<CpuMs> {
  const pidFile = await readFile(join(databaseFolder, 'pg', 'postmaster.pid'), 'utf8')
  const postmaster = Number.parseInt(pidFile, 10)
  const main = await spent(`${server}/task/${server}`)
  const whole = await spent(String(server))
  return {
    main: main.ms,
    others: whole.ms - main.ms,
    postgres: (
      await Promise.all((await readdir('/proc')).map((pid) => ofPostmaster(pid, postmaster)))
    ).reduce((sum, ms) => sum + ms, 0),
  }
}

/**
 * The time used by a process that is the postmaster or one of its children; children that have ended count as its own.
 */
async function ofPostmaster(pid: string, postmaster: number): Promise<number> {
  if (!/^\d+$/.test(pid)) return 0
  // Processes may end during the look.
  const { ms, ended, parent } = await spent(pid).catch(() => ({ ms: 0, ended: 0, parent: 0 }))
  if (Number(pid) === postmaster) return ms + ended
  return parent === postmaster ? ms : 0
}

async function spent(process: string) {
  const status = await readFile(`/proc/${process}/stat`, 'utf8')
  // What comes after the name in parentheses; times are in ticks of a hundredth of a second.
  const fields = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (field) => fields[field],
  )
  return { parent, ms: (user + system) * 10, ended: (endedUser + endedSystem) * 10 }
}
