import { parentPort, threadId, workerData } from 'node:worker_threads'
import { exposePoolRpc } from '../worker-pool.ts'

export type CrewCalls = {
  /** Answers with its thread and the text. */
  say(text: string): [thread: number, text: string]
  refuse(reason: string): never
  /** Does nothing else until the gate opens. */
  waitFor(gate: Int32Array<SharedArrayBuffer>): string
  die(code: number): never
  /** Sends itself another message that cannot be read, and never answers. */
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
