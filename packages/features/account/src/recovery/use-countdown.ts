import { useEffect, useState } from 'react'

/** Seconds until something may be done again; counts from when it is shown, and again after `restart`. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const over = left === 0
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setLeft((current) => Math.max(0, current - 1)), 1000)
    return () => clearInterval(timer)
  }, [over])
  return { left, restart: () => setLeft(seconds) }
}
