import { getCompileCacheDir } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { exposeRpc, RpcClient } from '../rpc.ts'

export type ParrotCalls = {
  say(text: string): string
  /** Repeats what its owner returns. */
  ask(text: string): Promise<string>
  refuse(text: string): never
  die(code: number): never
  /** Answers with something that cannot be sent to a thread. */
  sing(input: null): () => string
  /** Sends itself another message that cannot be read, and never answers. */
  mishear(input: null): Promise<never>
  /** Where it gets compiled modules from. */
  cache(input: null): string | undefined
}
export type OwnerCalls = { hear(text: string): Promise<string> }

if (parentPort) {
  const owner = new RpcClient<OwnerCalls>(parentPort)
  exposeRpc(parentPort, {
    say: (text) => text,
    ask: (text) => owner.call('hear', text),
    refuse(text) {
      throw new Error(text)
    },
    die: (code) => process.exit(code),
    sing: () => () => 'la la',
    mishear() {
      setImmediate(() => parentPort?.emit('messageerror', new Error('too little memory')))
      return new Promise(() => {})
    },
    cache: () => getCompileCacheDir(),
  } satisfies ParrotCalls)
}
