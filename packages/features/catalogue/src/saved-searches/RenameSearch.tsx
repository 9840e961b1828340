import type { SavedSearch } from '@seriba/contracts/searches'
import { renamed, savedSearches } from '@seriba/domain/searches/saved-search'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

type RenameSearchProps = {
  search: SavedSearch
  touch: boolean
  busy: boolean
  onRename: (title: string) => void
  onCancel: () => void
}

const select = (input: HTMLInputElement | null) => input?.select()

/** The title in place: Enter or the check saves it, Escape or the cross leaves it as it was. */
export function RenameSearch({ search, touch, busy, onRename, onCancel }: RenameSearchProps) {
  const { t } = useTranslation(['searches', 'common'])
  const [typed, setTyped] = useState(search.name)
  const size = touch ? 'touch' : 'sm'
  const submit = () => {
    const title = renamed(search.name, typed)
    if (title === null) onCancel()
    else onRename(title)
  }
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog around it stays.
        event.stopPropagation()
        onCancel()
      }}
    >
      <TextField
        ref={select}
        autoFocus
        label={t('list.newTitle', { searchTitle: search.name })}
        labelHidden
        size={size}
        maxLength={savedSearches.title}
        value={typed}
        readOnly={busy}
        className={styles.renameField}
        onChange={({ target }) => setTyped(target.value)}
      />
      <IconButton
        type="submit"
        icon={Check}
        size={size}
        label={t('common:actions.save')}
        busy={busy}
        className={styles.check}
      />
      <IconButton
        icon={X}
        size={size}
        label={t('common:actions.cancel')}
        disabled={busy}
        onClick={onCancel}
      />
    </form>
  )
}
