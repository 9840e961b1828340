import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { paramsToSave } from '@seriba/domain/searches/search-params'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { SavedSearchList } from './SavedSearchList.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { SearchSavedDialog } from './SearchSavedDialog.tsx'
import { useSavedSearches } from './use-saved-searches.ts'
import { useSuggestedTitle } from './use-suggested-title.ts'

type Stage = { at: 'save' } | { at: 'saved'; daily: boolean } | { at: 'list' } | null

export type SearchDialogs = {
  count: number
  refused: boolean
  openList: () => void
  openSave: () => void
  /** To be drawn once, beside the buttons that open them. */
  dialogs: ReactNode
}

/** Everything about the saved searches of a page but the buttons that lead there. */
export function useSearchDialogs(pageType: PageType, filters: Filters): SearchDialogs {
  const [stage, setStage] = useState<Stage>(null)
  const { search } = useLocation()
  const { count, full, refused } = useSavedSearches(pageType)
  const suggested = useSuggestedTitle(filters)
  const close = () => setStage(null)
  const openList = () => setStage({ at: 'list' })
  // Nobody types a title for what cannot be saved (DEC16).
  const openSave = () => setStage({ at: full ? 'list' : 'save' })

  return {
    count,
    refused,
    openList,
    openSave,
    dialogs: (
      <>
        <SaveSearchDialog
          isOpen={stage?.at === 'save'}
          onClose={close}
          pageType={pageType}
          params={paramsToSave(search)}
          suggested={suggested}
          count={count}
          onSaved={(daily) => setStage({ at: 'saved', daily })}
          onViewAll={openList}
        />
        <SearchSavedDialog
          isOpen={stage?.at === 'saved'}
          onClose={close}
          daily={stage?.at === 'saved' && stage.daily}
          onViewAll={openList}
        />
        <SavedSearchList
          isOpen={stage?.at === 'list'}
          onClose={close}
          pageType={pageType}
          onSave={refused || full ? undefined : openSave}
        />
      </>
    ),
  }
}
