import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { paramsToSave } from '@seriba/domain/searches/search-params'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { SearchStage } from './SearchDialogs.tsx'
import { useSavedSearches } from './use-saved-searches.ts'
import { useSuggestedTitle } from './use-suggested-title.ts'

const SearchDialogs = lazy(() => import('./SearchDialogs.tsx').then((m) => ({ default: m.SearchDialogs })))

export type SavedSearchDialogs = {
  count: number
  refused: boolean
  openList: () => void
  openSave: () => void
  /** Rendered once, next to the buttons that open them. */
  dialogs: ReactNode
}

/** Everything about a page's saved searches except the buttons that lead there. */
export function useSearchDialogs(pageType: PageType, filters: Filters): SavedSearchDialogs {
  const [stage, setStage] = useState<SearchStage>(null)
  /** From the first opening on, so that a dialog can animate its closing. */
  const [wanted, setWanted] = useState(false)
  const { search } = useLocation()
  const { count, full, refused } = useSavedSearches(pageType)
  const suggested = useSuggestedTitle(filters)
  const open = (next: SearchStage) => {
    setWanted(true)
    setStage(next)
  }
  // Nobody has to type a title for something that cannot be saved (DEC16).
  const openSave = () => open({ at: full ? 'list' : 'save' })

  return {
    count,
    refused,
    openList: () => open({ at: 'list' }),
    openSave,
    dialogs: wanted && (
      <Suspense>
        <SearchDialogs
          stage={stage}
          onStage={setStage}
          pageType={pageType}
          params={paramsToSave(search)}
          suggested={suggested}
          count={count}
          onSave={refused || full ? undefined : openSave}
        />
      </Suspense>
    ),
  }
}
