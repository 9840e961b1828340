import type { PageType } from '@seriba/domain/lots/page-types'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { dockedIn, withDocked } from './docked.ts'
import { type ListingState, readState, writeState } from './listing-state.ts'

/** The state of a listing is its address: going back, reloading and pasting restore all of it. */
export function useListingState(pageType: PageType) {
  const [query, setQuery] = useSearchParams()
  // Docking a lot does not request other lots.
  const text = withDocked(query, null).toString()
  const state = useMemo(() => readState(new URLSearchParams(text), pageType), [text, pageType])

  // Kept stable, so that rows and headers that use it are not rendered again with every address.
  const latest = useRef({ state, query, setQuery })
  latest.current = { state, query, setQuery }
  const change = useCallback((to: (state: ListingState) => ListingState, options?: { replace?: boolean }) => {
    const { state, query, setQuery } = latest.current
    setQuery(withDocked(writeState(to(state)), dockedIn(query)), options)
  }, [])

  return [state, change] as const
}
