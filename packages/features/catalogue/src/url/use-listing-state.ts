import type { PageType } from '@seriba/domain/lots/page-types'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { dockedIn, withDocked } from './docked.ts'
import { type ListingState, readState, writeState } from './listing-state.ts'

/** The state of a listing is its address: going back, reloading and pasting restore all of it. */
export function useListingState(pageType: PageType) {
  const [query, setQuery] = useSearchParams()
  // What is docked beside the lots asks for no others.
  const text = withDocked(query, null).toString()
  const state = useMemo(() => readState(new URLSearchParams(text), pageType), [text, pageType])

  // Kept stable, so that rows and headers that hold it are not drawn anew with every address.
  const latest = useRef({ state, query, setQuery })
  latest.current = { state, query, setQuery }
  const change = useCallback((to: (state: ListingState) => ListingState, options?: { replace?: boolean }) => {
    const { state, query, setQuery } = latest.current
    setQuery(withDocked(writeState(to(state)), dockedIn(query)), options)
  }, [])

  return [state, change] as const
}
