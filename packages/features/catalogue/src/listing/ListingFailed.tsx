import { toApiError } from '@seriba/api/api-error'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './listing.module.css'

type ListingFailedProps = {
  error: unknown
  onRetry: () => void
  /** Lots of an earlier answer are still on screen. */
  hasLots: boolean
}

/** A failed request removes nothing: a message appears above what was there before. */
export function ListingFailed({ error, onRetry, hasLots }: ListingFailedProps) {
  const { t } = useTranslation(['catalogue', 'common', 'refusal'])
  const reason = t(`refusal:${toApiError(error)?.code ?? 'internal'}`)
  const retryLabel = t('common:actions.retry')
  if (!hasLots) {
    return <ErrorState title={t('failed.title')} text={reason} retryLabel={retryLabel} onRetry={onRetry} />
  }
  return (
    <Note tone="red" role="alert" className={styles.note}>
      <span className={styles.noteText}>
        <b>{t('failed.title')}</b>
        <span>{t('failed.stale', { reason })}</span>
      </span>
      <Button size="sm" icon={RotateCw} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Note>
  )
}
