import { AsyncLocalStorage } from 'node:async_hooks'

const currentRequest = new AsyncLocalStorage<{ replayed: boolean }>()

/** Marks the answer to the current request as one that an earlier call with the same key already got. */
export function markReplayed(): void {
  const request = currentRequest.getStore()
  if (request) request.replayed = true
}

/** Does the work of a request that stores its own key, and returns whether an earlier call already got its answer. */
export async function detectReplay<T>(work: () => Promise<T>): Promise<{ answer: T; replayed: boolean }> {
  const request = { replayed: false }
  const answer = await currentRequest.run(request, work)
  return { answer, ...request }
}
