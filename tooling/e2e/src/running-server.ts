import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

export type RunningServer = {
  url: string
  /** Ends it like a power cut: no handler runs. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product as its users do and waits until it says that it is ready. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()))
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', LOG_PRETTY: 'off', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-20_000)
    })
  }
  await ready(url, child, () => output)
  return { url, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') }
}

async function ready(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    const answered = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready within two minutes:\n${output()}`)
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return ended
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
