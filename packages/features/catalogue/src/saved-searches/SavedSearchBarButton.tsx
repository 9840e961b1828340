import { useMySearchesQuery } from '@seriba/api/shared/searches'
import { paramsToSave } from '@seriba/domain/searches/search-params'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Bookmark, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { SavedSearchButtonsProps } from './SavedSearchButtons.tsx'
import styles from './saved-searches.module.css'
import { useSearchDialogs } from './use-search-dialogs.tsx'

/** In the middle of the bar at the bottom of small screens. While a saved search is applied, a cross clears it. */
export function SavedSearchBarButton({ pageType, filters }: SavedSearchButtonsProps) {
  const { t } = useTranslation('searches')
  const { count, openList, dialogs } = useSearchDialogs(pageType, filters)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = paramsToSave(search)
  const { data } = useMySearchesQuery({ type: pageType }, { skip: count === 0 || params === '' })
  const applied = params === '' ? undefined : data?.items.find((item) => item.params === params)

  return (
    <>
      <span className={styles.bar} data-applied={applied !== undefined || undefined}>
        <Button
          size="touch"
          icon={Bookmark}
          on={applied !== undefined}
          // Users of voice control say what they see on the button.
          aria-label={`${t('short')}${count > 0 ? ` ${count}` : ''}, ${t('button')}`}
          className={styles.barButton}
          onClick={openList}
        >
          {t('short')} {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
        {applied && (
          <IconButton
            icon={X}
            size="touch"
            variant="secondary"
            tooltip={false}
            label={t('list.applied', { searchTitle: applied.name })}
            onClick={() => void navigate(pathname)}
          />
        )}
      </span>
      {dialogs}
    </>
  )
}
