import type { SavedSearch } from '@seriba/contracts/searches'
import { useState } from 'react'
import { DeleteSearch } from './DeleteSearch.tsx'
import { FreshCount } from './FreshCount.tsx'
import { RenameSearch } from './RenameSearch.tsx'
import { RowActions } from './RowActions.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SearchLink } from './SearchLink.tsx'
import styles from './saved-searches.module.css'
import { useRowChanges } from './use-row-changes.ts'

type SavedSearchRowProps = {
  search: SavedSearch
  touch: boolean
  renaming: boolean
  onRenaming: (on: boolean) => void
  onOpened: () => void
}

export function SavedSearchRow({ search, touch, renaming, onRenaming, onOpened }: SavedSearchRowProps) {
  const changes = useRowChanges(search)
  const [deleting, setDeleting] = useState(false)
  const Actions = touch ? RowMenu : RowActions

  if (renaming) {
    return (
      <li className={styles.row} data-renaming>
        <RenameSearch search={search} touch={touch} onEnd={() => onRenaming(false)} />
      </li>
    )
  }
  return (
    <li className={styles.row} aria-busy={changes.pending || undefined}>
      <SearchLink search={search} onOpened={onOpened} />
      <FreshCount fresh={search.fresh} />
      <Actions
        search={search}
        pending={changes.pending}
        onDaily={() => void changes.switchDaily()}
        onRename={() => onRenaming(true)}
        onDelete={() => setDeleting(true)}
      />
      <DeleteSearch
        search={search}
        isOpen={deleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          void changes.remove()
        }}
      />
    </li>
  )
}
