import { parentPort, threadId, workerData } from 'node:worker_threads'
import { exposePoolRpc } from '../worker-pool.ts'

export type CrewCalls = {
  /** Answers with the thread that said it, and what. */
  say(text: string): [thread: number, text: string]
  refuse(reason: string): never
  /** Does nothing else until the gate is open. */
  waitFor(gate: Int32Array<SharedArrayBuffer>): string
  die(code: number): never
  /** Gets another message, which cannot be read, and no answer. */
  mishear(input: null): Promise<never>
}

if (parentPort) {
  exposePoolRpc(parentPort, workerData.offered, {
    say: (text) => [threadId, text],
    refuse(reason) {
      throw new Error(reason)
    },
    waitFor(gate) {
      Atomics.wait(gate, 0, 0)
      return 'open'
    },
    die: (code) => process.exit(code),
    mishear() {
      setImmediate(() => parentPort?.emit('messageerror', new Error('too little memory')))
      return new Promise(() => {})
    },
  } satisfies CrewCalls)
}
