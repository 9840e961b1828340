import { toApiError } from '@seriba/api/api-error'
import { useLazyExportSearchesQuery, useMySearchesQuery } from '@seriba/api/shared/searches'
import type { PageType } from '@seriba/domain/lots/page-types'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { Spinner } from '@seriba/ui/Spinner'
import { TextLink } from '@seriba/ui/TextLink'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import styles from './saved-searches.module.css'

type SavedSearchRowsProps = {
  pageType: PageType
  /** Rows for touch screens: all actions are behind one button. */
  touch: boolean
  /** A search was opened. */
  onOpened: () => void
}

export function SavedSearchRows({ pageType, touch, onOpened }: SavedSearchRowsProps) {
  const { t } = useTranslation(['searches', 'refusal', 'common'])
  const { data, error, isFetching, refetch } = useMySearchesQuery(
    { type: pageType },
    { refetchOnMountOrArgChange: true },
  )
  const [askLink] = useLazyExportSearchesQuery()
  const [renaming, setRenaming] = useState<number | null>(null)

  if (!data && error && !isFetching) {
    const reason = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
    return (
      <ErrorState
        title={t('list.failed')}
        text={reason}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <p className={styles.loading}>
        <Spinner label={t('common:loading')} />
      </p>
    )
  }
  if (data.items.length === 0) {
    const text = touch ? t('list.emptyTextTouch') : t('list.emptyText')
    return <EmptyState icon={Bookmark} title={t('list.empty')} text={text} />
  }
  return (
    <>
      {data.counter >= savedSearches.perPage && (
        <Note tone="orange" role="status" className={styles.limit}>
          {t('refusal:too_many_searches')}
        </Note>
      )}
      <ul className={styles.rows} data-touch={touch || undefined}>
        {data.items.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            touch={touch}
            renaming={renaming === search.id}
            onRenaming={(on) => setRenaming(on ? search.id : null)}
            onOpened={onOpened}
          />
        ))}
      </ul>
      <div className={styles.alerts}>
        <TextLink render={(props) => <Link {...props} to="/profile?tab=alerts" onClick={onOpened} />}>
          {t('list.alerts')}
        </TextLink>
        <ExportMenu ask={(format) => askLink({ type: pageType, format }).unwrap()} />
      </div>
    </>
  )
}
