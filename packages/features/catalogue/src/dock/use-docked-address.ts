import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { dockedIn, withDocked } from '../url/docked.ts'

/**
 * Browsers limit how often a page may change its address: while a key is held down, the address is only written once
 * it is released.
 */
const settledMs = 250

/**
 * The docked lot, kept in the address: going back and forward, reloading and pasting restore it. `dock` adds a step
 * to the history; `pass` only moves on, as keys do from row to row.
 */
export function useDockedAddress() {
  const [query, setQuery] = useSearchParams()
  const written = dockedIn(query)
  const [passing, setPassing] = useState<{ from: string | null; to: string } | null>(null)
  // Any other change to the address in the meantime wins.
  const ahead = passing?.from === written ? passing?.to : undefined
  const latest = useRef(setQuery)
  latest.current = setQuery

  const write = (lotId: string | null, replace: boolean) =>
    latest.current((now) => withDocked(now, lotId), { replace, preventScrollReset: true })

  useEffect(() => {
    if (ahead === undefined) return
    const timer = setTimeout(() => write(ahead, true), settledMs)
    return () => clearTimeout(timer)
  }, [ahead])

  return {
    docked: ahead ?? written,
    dock(lotId: string | null) {
      setPassing(null)
      if (lotId !== written) write(lotId, false)
    },
    pass: (lotId: string) => setPassing({ from: written, to: lotId }),
  }
}
