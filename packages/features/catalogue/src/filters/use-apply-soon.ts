import type { Filters } from '@seriba/domain/lots/filters'
import { useEffect, useMemo, useRef } from 'react'

/** Several chips are often chosen in a row: one request for all of them (2§9). */
const delayMs = 500

export function useApplySoon(onApply: (filters: Filters) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const soon = useMemo(() => {
    const cancel = () => clearTimeout(timer.current)
    const apply = (filters: Filters) => {
      cancel()
      timer.current = setTimeout(() => onApply(filters), delayMs)
    }
    return { apply, cancel }
  }, [onApply])
  useEffect(() => soon.cancel, [soon])
  return soon
}
