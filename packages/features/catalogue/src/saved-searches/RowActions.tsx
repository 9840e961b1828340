import type { SavedSearch } from '@seriba/contracts/searches'
import { IconButton } from '@seriba/ui/IconButton'
import { BellOff, BellRing, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

export type RowActionsProps = {
  search: SavedSearch
  pending: boolean
  onDaily: () => void
  onRename: () => void
  onDelete: () => void
}

export function RowActions({ search, pending, onDaily, onRename, onDelete }: RowActionsProps) {
  const { t } = useTranslation('searches')
  const tells = search.dailyEmail || search.instant
  const named = { searchTitle: search.name }
  return (
    <>
      <IconButton
        icon={tells ? BellRing : BellOff}
        size="sm"
        label={
          search.instant
            ? t('list.instantOn', named)
            : search.dailyEmail
              ? t('list.dailyOn', named)
              : t('list.dailyOff', named)
        }
        aria-pressed={tells}
        busy={pending}
        className={tells ? styles.mailed : undefined}
        onClick={onDaily}
      />
      <IconButton
        icon={Pencil}
        size="sm"
        label={t('list.renameNamed', named)}
        disabled={pending}
        onClick={onRename}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        label={t('list.deleteNamed', named)}
        disabled={pending}
        onClick={onDelete}
      />
    </>
  )
}
