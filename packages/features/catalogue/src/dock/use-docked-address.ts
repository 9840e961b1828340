import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { dockedIn, withDocked } from '../url/docked.ts'

/** Browsers let a page write its address so often and no more: a held key is written once it is let go. */
const settledMs = 250

/**
 * The lot that is docked, kept in the address: going back and forward, reloading and pasting restore it.
 * `dock` is a step that one can go back from; `pass` only moves on, as keys do from row to row.
 */
export function useDockedAddress() {
  const [query, setQuery] = useSearchParams()
  const written = dockedIn(query)
  const [passing, setPassing] = useState<{ from: string | null; to: string } | null>(null)
  // Whatever else changes the address meanwhile wins.
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
