import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ServerProcess = {
  port: number
  /** What it has written to its log so far. */
  said(): string
  /** Null while it runs. */
  exitCode(): number | null
  /** Stops it as its operator does. */
  stop(): Promise<void>
  /** As when a machine goes down: nothing is finished, and nobody is told. */
  kill(): Promise<void>
}

type Environment = Record<string, string>

/** For tests that read a process's output before it is ready. */
export type StartingLog = { said(): string }

/** A whole server in a separate process, on a database that others use too. */
export const startServerProcess = (
  databaseUrl: string,
  more: Environment = {},
  log?: StartingLog,
): Promise<ServerProcess> => startServer({ DATABASE_URL: databaseUrl, LOT_INDEX: 'off', ...more }, log)

/** The same with its own PostgreSQL, or whatever else the settings say. */
export async function startServer(more: Environment, log?: StartingLog): Promise<ServerProcess> {
  const child = fork(main, {
    execArgv: [],
    silent: true,
    env: {
      ...process.env,
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '0',
      COOKIE_SECRET: 'a secret of thirty-two characters',
      ...more,
    },
  })
  let said = ''
  if (log) log.said = () => said
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text
    })
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return exited
  }
  return {
    port: await readyPort(child, () => said),
    said: () => said,
    exitCode: () => child.exitCode,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

const readyPort = (child: ChildProcess, said: () => string) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: number }).ready))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said()}`)))
  })
