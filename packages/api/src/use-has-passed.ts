import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** Longer timers fire at once. */
const longestTimer = 24 * 3_600_000

/** Whether a moment on the server's clock has passed; turns true at that moment. */
export function useHasPassed(at: string | null): boolean {
  const [now, setNow] = useState(serverNow)
  const left = at === null ? Number.POSITIVE_INFINITY : Date.parse(at) - now.getTime()
  useEffect(() => {
    if (left <= 0 || at === null) return
    const wait = Math.min(Math.max(Date.parse(at) - serverNow().getTime(), 0), longestTimer)
    const timer = setTimeout(() => setNow(serverNow()), wait)
    return () => clearTimeout(timer)
  }, [at, left])
  return left <= 0
}
