import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useUpdateSearchMutation } from '@seriba/api/shared/searches'
import { type SavedSearch, updateSearch } from '@seriba/contracts/searches'
import { renamed, savedSearches } from '@seriba/domain/searches/saved-search'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

type RenameSearchProps = {
  search: SavedSearch
  touch: boolean
  onEnd: () => void
}

const select = (input: HTMLInputElement | null) => input?.select()

/** Edits the title in place: Enter or the check mark saves it, Escape or the cross leaves it as it was. */
export function RenameSearch({ search, touch, onEnd }: RenameSearchProps) {
  const { t } = useTranslation(['searches', 'common'])
  const dispatch = useAppDispatch()
  const [update] = useUpdateSearchMutation()
  const form = useContractForm(updateSearch, {
    defaults: { title: search.name },
    request: ({ title }) => ({ id: search.id, title: renamed(search.name, title) ?? search.name }),
    async onSubmit(change) {
      if (change.title !== search.name) {
        await update(change).unwrap()
        dispatch(messageShown({ tone: 'success', text: t('done.renamed'), detail: change.title }))
      }
      onEnd()
    },
  })
  const { busy } = form
  const size = touch ? 'touch' : 'sm'
  return (
    <form
      {...form.props}
      className={styles.rename}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The dialog around it stays.
        event.stopPropagation()
        onEnd()
      }}
    >
      <TextField
        ref={select}
        autoFocus
        label={t('list.newTitle', { searchTitle: search.name })}
        labelHidden
        size={size}
        maxLength={savedSearches.title}
        {...form.text('title')}
        error={form.errorOf('title') ?? form.failure ?? undefined}
        readOnly={busy}
        className={styles.renameField}
      />
      <IconButton
        type="submit"
        icon={Check}
        size={size}
        label={t('common:actions.save')}
        busy={busy}
        className={styles.check}
      />
      <IconButton icon={X} size={size} label={t('common:actions.cancel')} disabled={busy} onClick={onEnd} />
    </form>
  )
}
