import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(import.meta.resolve('@seriba/server/main'))

/** The product with a PostgreSQL of its own, which it keeps running. */
export async function startStormyServer(dataDir: string) {
  const child = fork(main, {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'off',
      STAFF_TWO_STEP: 'off',
      PORT: '0',
      HOST: 'localhost',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT: '0',
    },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: number }).ready))
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const ended = new AbortController()
  child.once('exit', (code) => ended.abort(new Error(`the process has ended with ${code}`)))
  const origin = `http://localhost:${port}`
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  return {
    origin,
    pid: child.pid,
    ended: ended.signal,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async untilReady(deadline: AbortSignal) {
      while (!(await ready())) {
        deadline.throwIfAborted()
        await sleep(100)
      }
    },
    /** Resolves with its exit code. */
    stop: () =>
      new Promise<number | null>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
        child.once('exit', resolve)
        child.kill('SIGTERM')
      }),
  }
}
