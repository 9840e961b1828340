import { useCallback, useEffect, useRef } from 'react'

/** Calls after a pause without another call; `flush` does not wait; `cancel`, and unmounting, drop the call. */
export function useDebouncedCallback<Args extends unknown[]>(run: (...args: Args) => void, delayMs: number) {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<Args | null>(null)
  latest.current = run

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const args = waiting.current
    waiting.current = null
    if (args) latest.current(...args)
  }, [])
  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current = null
  }, [])
  const call = useCallback(
    (...args: Args) => {
      waiting.current = args
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, delayMs)
    },
    [delayMs, flush],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { call, flush, cancel }
}
