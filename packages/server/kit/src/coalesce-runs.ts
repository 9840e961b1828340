import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` one at a time: all callers during a run share one more run. A run begins at once, and at the earliest
 * `everyMs` after the previous one began, so that a rush of requests shares few runs.
 */
export function coalesceRuns(work: () => Promise<void>, everyMs = 0): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let begun = Number.NEGATIVE_INFINITY
  const start = () => {
    begun = performance.now()
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  const startInTurn = async () => {
    await running?.catch(() => {})
    const early = begun + everyMs - performance.now()
    if (early > 0) await pause(early)
    next = undefined
    await start()
  }
  return () => {
    if (!running && !next && performance.now() - begun >= everyMs) return start()
    next ??= startInTurn()
    return next
  }
}
