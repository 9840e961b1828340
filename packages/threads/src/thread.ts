import { Worker, type WorkerOptions } from 'node:worker_threads'
import { type Calls, exposeRpc, RpcClient, type RpcHandlers } from './rpc.ts'

export type Thread<C extends Calls<C>> = { worker: Worker; calls: RpcClient<C> }

type ThreadOptions = Pick<WorkerOptions, 'workerData' | 'transferList'> & {
  /** What it may call here. */
  answers?: RpcHandlers
}

/** Runs a module in a thread of its own. Once it has ended, everyone waiting for it or calling it gets an error. */
export function spawnWorker<C extends Calls<C>>(
  module: URL,
  what: string,
  { answers, ...options }: ThreadOptions = {},
): Thread<C> {
  const worker = new Worker(module, options)
  const calls = new RpcClient<C>(worker)
  if (answers) exposeRpc(worker, answers)
  worker.on('error', (error) => calls.fail(error instanceof Error ? error : new Error(String(error))))
  worker.on('messageerror', (error) => {
    calls.fail(error)
    void worker.terminate()
  })
  worker.on('exit', (code) => calls.fail(new Error(`${what} ended with code ${code}`)))
  return { worker, calls }
}

/** A thread that starts when it is first called, and again when it has ended. It keeps no process running. */
export class LazyWorker<C extends Calls<C>> {
  private readonly start: () => Thread<C>
  private thread: Thread<C> | null = null

  constructor(...of: Parameters<typeof spawnWorker<C>>) {
    this.start = () => {
      const thread = spawnWorker<C>(...of)
      thread.worker.unref()
      return thread
    }
  }

  /** Calls without an answer yet. */
  get pending(): number {
    return this.thread?.calls.pending ?? 0
  }

  readonly call: RpcClient<C>['call'] = (name, input) => {
    if (this.thread === null || this.thread.calls.failed) this.thread = this.start()
    return this.thread.calls.call(name, input)
  }

  async close(): Promise<void> {
    await this.thread?.worker.terminate()
  }
}
