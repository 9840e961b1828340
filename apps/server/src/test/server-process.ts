import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ServerProcess = {
  port: number
  /** As a machine goes down: nothing is finished, nobody is told. */
  kill(): Promise<void>
}

/** A whole server in a process of its own, over a database that others use too. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const child = fork(main, {
    execArgv: [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '0',
      LOT_INDEX: 'off',
      COOKIE_SECRET: 'a secret of thirty-two characters',
    },
  })
  return {
    port: await readyPort(child),
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

const readyPort = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: number }).ready))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
