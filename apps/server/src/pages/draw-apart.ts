import { Worker } from 'node:worker_threads'

export type Picture = { body: string | Uint8Array; contentType: string }
type Answer = { id: number; picture: Picture | null } | { id: number; failed: string }
type Waiting = { resolve(picture: Picture | null): void; reject(error: Error): void }

/** Draws in a thread of its own, so that a listing's sixty pictures hold up no search and no bid. */
export function drawApart() {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  const start = () => {
    const started = new Worker(new URL('./picture-thread.ts', import.meta.url))
    const fail = (error: Error) => {
      if (thread !== started) return
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.unref()
    started.on('message', (answer: Answer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('failed' in answer) asker?.reject(new Error(answer.failed))
      else asker?.resolve(answer.picture)
    })
    started.on('error', fail)
    started.on('exit', (code) => fail(new Error(`the thread that draws pictures ended with code ${code}`)))
    return started
  }

  return {
    /** The picture at an address; null when no lot could have it. */
    draw(url: string): Promise<Picture | null> {
      thread ??= start()
      const id = asked++
      const answer = new Promise<Picture | null>((resolve, reject) => waiting.set(id, { resolve, reject }))
      thread.postMessage({ id, url })
      return answer
    },
    close: async () => void (await thread?.terminate()),
  }
}
