import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { untilReady } from './proxy.ts'

const main = fileURLToPath(import.meta.resolve('@seriba/server/main'))
/** As docs/scaling.md tells owners to set it. */
const drainSeconds = 5
/** A proxy looks once a second. */
const seenByProxyMs = 3000

export type Fleet = {
  /** Stops one the way its operator does, and starts another in its place. Returns how long both took, in ms. */
  replace(at: number): Promise<number>
  /** As when a machine goes down; another one is started in its place. */
  kill(at: number): Promise<void>
  stop(): Promise<void>
}

/** Processes on these ports, with one database. */
export async function startFleet(url: string, ports: readonly number[]): Promise<Fleet> {
  const start = async (port: number) => {
    const child = fork(main, {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DEMO: 'off',
        STAFF_TWO_STEP: 'off',
        PORT: String(port),
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: '0',
        DRAIN_SECONDS: String(drainSeconds),
        COOKIE_SECRET: 'a secret that all processes share',
      },
    })
    await untilReady(`http://127.0.0.1:${port}`)
    return child
  }
  const children: ChildProcess[] = []
  for (const port of ports) children.push(await start(port))
  const end = (at: number, signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<number | null>((resolve) => {
      children[at]?.once('exit', resolve)
      children[at]?.kill(signal)
    })
  const startAgain = async (at: number) => {
    children[at] = await start(ports[at] as number)
    await sleep(seenByProxyMs)
  }
  return {
    async replace(at) {
      const began = performance.now()
      const code = await end(at, 'SIGTERM')
      if (code !== 0) throw new Error(`process ${at + 1} was told to stop and ended with ${code}`)
      await startAgain(at)
      return performance.now() - began
    },
    async kill(at) {
      await end(at, 'SIGKILL')
      await startAgain(at)
    },
    stop: async () => void (await Promise.all(children.map((_, at) => end(at, 'SIGTERM')))),
  }
}
