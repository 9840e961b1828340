import { useEffect, useRef, useState } from 'react'

const freshMs = 1000

/** Rows that came in while the user was looking at the same list, for one second. */
export function useNewRows(ids: readonly number[] | null, list: string): ReadonlySet<number> {
  const seen = useRef<{ list: string; ids: ReadonlySet<number> } | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const state = ids?.join()

  // Only other rows matter.
  useEffect(() => {
    if (!ids) return
    const before = seen.current
    seen.current = { list, ids: new Set(ids) }
    // Another page or filter shows other rows, none of which count as new.
    const come = before?.list === list ? ids.filter((id) => !before.ids.has(id)) : []
    if (come.length === 0) return
    setFresh(new Set(come))
    const timer = setTimeout(() => setFresh(new Set()), freshMs)
    return () => clearTimeout(timer)
  }, [state, list])

  return fresh
}
