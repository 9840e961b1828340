import { useEffect, useRef } from 'react'

const restsForMs = 400

/**
 * Saves once there have been no changes for a moment, or right away; on leaving the page, saves whatever is pending.
 */
export function useDebouncedSave<Value>(save: (value: Value) => void) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value } | null>(null)
  const latest = useRef(save)
  latest.current = save

  function stop() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }
  function saveNow(value: Value) {
    stop()
    latest.current(value)
  }
  function saveSoon(value: Value) {
    stop()
    waiting.current = { timer: setTimeout(() => saveNow(value), restsForMs), value }
  }
  useEffect(() => {
    const leave = () => waiting.current && saveNow(waiting.current.value)
    // A page that is reloaded or closed is left without being unmounted.
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { saveNow, saveSoon }
}
