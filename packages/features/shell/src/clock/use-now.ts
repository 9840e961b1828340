import { serverNow } from '@seriba/api/server-clock'
import { useEffect, useState } from 'react'

/** The current instant, updated every second on the second. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(serverNow())
      timer = setTimeout(tick, 1000 - (Date.now() % 1000))
    }
    timer = setTimeout(tick, 1000 - (Date.now() % 1000))
    return () => clearTimeout(timer)
  }, [])
  return now
}
