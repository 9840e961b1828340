import type { MessagePort, Worker } from 'node:worker_threads'
import { exitOnUnreadableMessage } from './messages.ts'

/** Functions that another thread may call, each with one argument. */
export type RpcHandlers = Record<string, (input: never) => unknown>
/** The same as a type that knows the names. */
export type Calls<C> = { [Name in keyof C]: (input: never) => unknown }

type Call = { id: number; name: string; input: unknown }
type Reply = { id: number; value: unknown } | { id: number; error: unknown }
type Port = Pick<MessagePort | Worker, 'postMessage' | 'on'>

/** Handles calls that arrive on a port. */
export function exposeRpc(port: Port, callable: RpcHandlers): void {
  port.on('message', async (message: Call | Reply) => {
    if (!('name' in message)) return
    const { id, name, input } = message
    try {
      port.postMessage({ id, value: await callable[name]?.(input as never) } satisfies Reply)
    } catch (error) {
      port.postMessage({ id, error } satisfies Reply)
    }
  })
  exitOnUnreadableMessage(port)
}

/** Calls handlers in another thread. Both ends of a port may call and handle. */
export class RpcClient<C extends Calls<C>> {
  private readonly port: Port
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>()
  private calls = 0
  private failure: Error | null = null

  constructor(port: Port) {
    this.port = port
    port.on('message', (message: Call | Reply) => {
      if ('name' in message) return
      const call = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      if ('error' in message) call?.reject(message.error)
      else call?.resolve(message.value)
    })
    exitOnUnreadableMessage(port)
  }

  /** Pending calls. */
  get pending(): number {
    return this.waiting.size
  }

  get failed(): boolean {
    return this.failure !== null
  }

  call<Name extends keyof C & string>(
    name: Name,
    input: Parameters<C[Name]>[0],
  ): Promise<Awaited<ReturnType<C[Name]>>> {
    if (this.failure) return Promise.reject(this.failure)
    const id = this.calls++
    const call = Promise.withResolvers<unknown>()
    this.waiting.set(id, call)
    this.port.postMessage({ id, name, input })
    return call.promise as Promise<Awaited<ReturnType<C[Name]>>>
  }

  /** Rejects pending and future calls. */
  fail(error: Error): void {
    this.failure ??= error
    for (const call of this.waiting.values()) call.reject(this.failure)
    this.waiting.clear()
  }
}
