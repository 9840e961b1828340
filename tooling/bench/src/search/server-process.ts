import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { accessCookie } from '@seriba/server-account/cookies'
import { insertSession } from '@seriba/server-account/sessions.repository'
import { newTokens } from '@seriba/server-account/tokens'
import { withTransaction } from '@seriba/server-kit/db'
import type { Filled } from './filled-database.ts'

const main = fileURLToPath(import.meta.resolve('@seriba/server/main'))

export type Server = {
  origin: string
  pid: number | undefined
  /** From the start of the process to `/readyz`. */
  seconds: number
  /** The most memory the process has had, in megabytes. */
  peakMb(): Promise<number>
  stop(): Promise<void>
}

/** Its index is kept in the given folder, if any. */
export async function startServer({ url }: Pick<Filled, 'url'>, dataDir?: string): Promise<Server> {
  const began = performance.now()
  const child = fork(main, {
    env: {
      ...process.env,
      DATABASE_URL: url,
      ...(dataDir && { DATA_DIR: dataDir }),
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      SOCKETS_PER_ADDRESS: '0',
      COOKIE_SECRET: 'a secret of thirty-two characters',
    },
  })
  const origin = `http://localhost:${await portOf(child)}`
  try {
    while ((await fetch(`${origin}/readyz`)).status !== 200) await sleep(50)
  } catch (error) {
    await stop(child)
    throw error
  }
  return {
    origin,
    pid: child.pid,
    seconds: (performance.now() - began) / 1000,
    async peakMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
    stop: () => stop(child),
  }
}

/** The cookie of one of the demo company's people. */
export async function signIn({ db }: Filled, who: 'client' | 'manager'): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${who}@demo.example`)
    .executeTakeFirstOrThrow()
  const tokens = newTokens()
  await withTransaction({ db }, (tx) =>
    insertSession(tx, id, tokens, { ip: '127.0.0.1', userAgent: 'bench' }),
  )
  return `${accessCookie}=${tokens.access}`
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: number }).ready))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
