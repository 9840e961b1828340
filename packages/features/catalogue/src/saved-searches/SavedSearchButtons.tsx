import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Bookmark, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'
import { useSearchDialogs } from './use-search-dialogs.tsx'

export type SavedSearchButtonsProps = {
  pageType: PageType
  /** The applied filters: a search is named after them. */
  filters: Filters
}

/** 'Saved searches' with their number, and the plus that saves the current one; for the row of tools. */
export function SavedSearchButtons({ pageType, filters }: SavedSearchButtonsProps) {
  const { t } = useTranslation(['searches', 'refusal'])
  const { count, refused, openList, openSave, dialogs } = useSearchDialogs(pageType, filters)
  return (
    <>
      <span className={styles.buttons}>
        <Button size="sm" icon={Bookmark} onClick={openList}>
          {t('button')} {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
        <IconButton
          icon={Plus}
          size="sm"
          variant="secondary"
          label={t('save.action')}
          disabledReason={refused ? t('refusal:permission_missing') : undefined}
          onClick={openSave}
        />
      </span>
      {dialogs}
    </>
  )
}
