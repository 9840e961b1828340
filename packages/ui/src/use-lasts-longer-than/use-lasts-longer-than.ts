import { useEffect, useState } from 'react'

/**
 * Whether something has lasted longer than `ms`: what is over sooner is not worth announcing, and what is still being
 * typed is not wrong yet.
 */
export function useLastsLongerThan(active: boolean, ms = 150) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, ms])
  return active && late
}
