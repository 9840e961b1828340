import { useEffect, useState } from 'react'

const ownClock = () => new Date()

/** The current time, refreshed at intervals: for countdowns that nobody has to reload. */
export function useNow(everyMs = 15_000, clock = ownClock): Date {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, clock])
  return now
}
