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
  /** The suggested title. */
  suggested: string
  count: number
  /** If one more may be saved. */
  onSave: (() => void) | undefined
}

/** Saving a search, the message once it is saved, and the list of searches. */
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
