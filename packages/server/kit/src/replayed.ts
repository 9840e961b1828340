import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ replayed: boolean }>()

/** Says that the answer to the current request was given before, to an earlier call with the same key. */
export function noteReplay(): void {
  const noted = current.getStore()
  if (noted) noted.replayed = true
}

/** Does the work of a request that stores its own key, and tells whether its answer was given before. */
export async function noticingReplay<T>(work: () => Promise<T>): Promise<{ answer: T; replayed: boolean }> {
  const noted = { replayed: false }
  const answer = await current.run(noted, work)
  return { answer, ...noted }
}
