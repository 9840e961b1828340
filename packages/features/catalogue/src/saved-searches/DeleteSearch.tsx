import type { SavedSearch } from '@seriba/contracts/searches'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

type DeleteSearchProps = {
  search: SavedSearch
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** A placeholder for the title in the sentence, so that it can be rendered in bold; no title contains it. */
const gap = '\u0000'

export function DeleteSearch({ search, isOpen, onClose, onConfirm }: DeleteSearchProps) {
  const { t } = useTranslation(['searches', 'common'])
  const text = (searchTitle: string) =>
    search.dailyEmail ? t('remove.textDaily', { searchTitle }) : t('remove.text', { searchTitle })
  const [before, after] = text(gap).split(gap)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      danger
      title={t('remove.title')}
      confirmLabel={t('remove.action')}
      cancelLabel={t('common:actions.cancel')}
    >
      {before}
      <b className={styles.named}>{search.name}</b>
      {after}
    </ConfirmDialog>
  )
}
