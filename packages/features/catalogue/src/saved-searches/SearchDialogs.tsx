import type { PageType } from '@seriba/domain/lots/page-types'
import { SavedSearchList } from './SavedSearchList.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { SearchSavedDialog } from './SearchSavedDialog.tsx'

export type SearchStage = { at: 'save' } | { at: 'saved'; daily: boolean } | { at: 'list' } | null

type SearchDialogsProps = {
  stage: SearchStage
  onStage: (stage: SearchStage) => void
  pageType: PageType
  params: string
  /** The title that is offered. */
  suggested: string
  count: number
  /** Where one more may be saved. */
  onSave: (() => void) | undefined
}

/** Saving a search, what is said when it is saved, and the list of them. */
export function SearchDialogs(props: SearchDialogsProps) {
  const { stage, onStage, pageType, params, suggested, count, onSave } = props
  const close = () => onStage(null)
  const openList = () => onStage({ at: 'list' })
  return (
    <>
      <SaveSearchDialog
        isOpen={stage?.at === 'save'}
        onClose={close}
        pageType={pageType}
        params={params}
        suggested={suggested}
        count={count}
        onSaved={(daily) => onStage({ at: 'saved', daily })}
        onViewAll={openList}
      />
      <SearchSavedDialog
        isOpen={stage?.at === 'saved'}
        onClose={close}
        daily={stage?.at === 'saved' && stage.daily}
        onViewAll={openList}
      />
      <SavedSearchList isOpen={stage?.at === 'list'} onClose={close} pageType={pageType} onSave={onSave} />
    </>
  )
}
