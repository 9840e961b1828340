import { Worker, type WorkerOptions } from 'node:worker_threads'
import { exitOnUnreadableMessage, onMessage } from './messages.ts'
import type { Calls, RpcHandlers } from './rpc.ts'

/** How many calls may be queued at a time, each in its own slot; divides 2^31, where their numbers wrap around. */
const places = 1024
const nobodys = -1

type QueuedCall = { call: number; name: string; input: unknown }
type Answer = { call: number; value: unknown } | { call: number; error: unknown }
type Port = {
  postMessage(answer: Answer): void
  on(event: 'message', listener: (offer: QueuedCall) => void): void
  on(event: 'messageerror', listener: (error: Error) => void): void
}

/** Numbers of unclaimed calls, in memory shared by the threads. */
export type ClaimSlots = Int32Array<SharedArrayBuffer>

/** Runs in a thread of the pool: handles the calls it claims first. */
export function exposePoolRpc(port: Port, offered: ClaimSlots, callable: RpcHandlers): void {
  port.on('message', async ({ call, name, input }) => {
    if (Atomics.compareExchange(offered, call % places, call, nobodys) !== call) return
    try {
      port.postMessage({ call, value: await callable[name]?.(input as never) })
    } catch (error) {
      port.postMessage({ call, error })
    }
  })
  exitOnUnreadableMessage(port)
}

type PendingCall = PromiseWithResolvers<unknown> & { name: string; input: unknown; usual: number }

/**
 * Threads that share the calls to them: each call is taken by the first thread that is free, in the order in which they
 * came, so that none waits behind a long one while another thread is idle. Once one thread has ended, all of them fail.
 */
export class WorkerPool<C extends Calls<C>> {
  readonly workers: readonly Worker[]
  private readonly claimSlots: ClaimSlots = new Int32Array(new SharedArrayBuffer(4 * places)).fill(nobodys)
  private readonly open = new Map<number, PendingCall>()
  private readonly held: PendingCall[] = []
  private calls = 0
  private failure: Error | null = null

  /** `members`: each thread's own data, in addition to the claim slots. */
  constructor(
    module: URL,
    what: string,
    members: readonly Pick<WorkerOptions, 'workerData' | 'transferList'>[],
  ) {
    this.workers = members.map(({ workerData, transferList = [] }) => {
      const worker = new Worker(module, {
        workerData: { ...workerData, offered: this.claimSlots },
        transferList,
      })
      onMessage<Answer>(worker, (answer) => this.answered(answer))
      worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))))
      worker.on('messageerror', (error) => {
        this.fail(error)
        void worker.terminate()
      })
      worker.on('exit', (code) => this.fail(new Error(`${what} ended with code ${code}`)))
      return worker
    })
  }

  get failed(): Error | null {
    return this.failure
  }

  /** While all threads are idle, calls about the same subject go to the same thread, which may have it at hand. */
  call<Name extends keyof C & string>(
    name: Name,
    input: Parameters<C[Name]>[0],
    about = '',
  ): Promise<Awaited<ReturnType<C[Name]>>> {
    if (this.failure) return Promise.reject(this.failure)
    const waiting = {
      ...Promise.withResolvers<unknown>(),
      name,
      input,
      usual: hash(about) % this.workers.length,
    }
    if (this.open.size < places) this.offer(waiting)
    else this.held.push(waiting)
    return waiting.promise as Promise<Awaited<ReturnType<C[Name]>>>
  }

  private offer(waiting: PendingCall): void {
    const { name, input, usual } = waiting
    while (this.claimSlots[this.calls % places] !== nobodys) this.calls = (this.calls + 1) % 2 ** 31
    const call = this.calls
    Atomics.store(this.claimSlots, call % places, call)
    const one = this.open.size === 0 ? this.workers[usual] : undefined
    for (const worker of one ? [one] : this.workers)
      worker.postMessage({ call, name, input } satisfies QueuedCall)
    this.open.set(call, waiting)
    this.calls = (this.calls + 1) % 2 ** 31
  }

  private answered(answer: Answer): void {
    const waiting = this.open.get(answer.call)
    this.open.delete(answer.call)
    if ('error' in answer) waiting?.reject(answer.error)
    else waiting?.resolve(answer.value)
    const next = this.held.shift()
    if (next) this.offer(next)
  }

  private fail(error: Error): void {
    this.failure ??= error
    for (const { reject } of [...this.open.values(), ...this.held]) reject(this.failure)
    this.open.clear()
    this.held.length = 0
  }
}

function hash(text: string): number {
  let value = 0
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) >>> 0
  return value
}
