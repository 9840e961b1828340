import type { PageType } from '@seriba/domain/lots/page-types'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type ListingState, readState, writeState } from './listing-state.ts'

/** The state of a listing is its address: going back, reloading and pasting restore all of it. */
export function useListingState(pageType: PageType) {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const state = useMemo(() => readState(new URLSearchParams(text), pageType), [text, pageType])

  // Kept stable, so that rows and headers that hold it are not drawn anew with every address.
  const latest = useRef({ state, setQuery })
  latest.current = { state, setQuery }
  const change = useCallback((to: (state: ListingState) => ListingState, options?: { replace?: boolean }) => {
    const { state, setQuery } = latest.current
    setQuery(writeState(to(state)), options)
  }, [])

  return [state, change] as const
}
