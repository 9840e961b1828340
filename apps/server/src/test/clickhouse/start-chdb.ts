import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { installEngine } from './install-engine.ts'

const main = fileURLToPath(new URL('./chdb-server.ts', import.meta.url))

export type ClickhouseProcess = { url: string; stop(): Promise<void> }

/** ClickHouse's engine behind its HTTP interface, empty or with the tables in a folder. */
export async function startChdb(folder?: string): Promise<ClickhouseProcess> {
  const args = [await installEngine(), ...(folder === undefined ? [] : [folder])]
  const child = fork(main, args, { execArgv: [] })
  const exited = once(child, 'exit')
  const ended = exited.then(([code]) => Promise.reject(new Error(`the engine of ClickHouse ended: ${code}`)))
  const [{ port }] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect()
      await exited
    },
  }
}
