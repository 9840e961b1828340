import { toApiError } from '@seriba/api/api-error'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'

type ListFailureProps = {
  error: unknown
  retrying: boolean
  onRetry: () => void
  /** What could not be loaded, if it is not the list. */
  title?: string
}

/** Above the rows: what could not be loaded, and exactly where the answer violates its contract. */
export function ListFailure({ error, retrying, onRetry, title }: ListFailureProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const { status, error: parts } = error as { status?: unknown; error?: unknown }
  return (
    <div className={styles.failure}>
      <Note tone="red" role="alert">
        <b>{title ?? t('list.failed')}</b>
        {status === 'CUSTOM_ERROR' ? (
          <>
            <p>{t('list.broken')}</p>
            <ul>
              {String(parts)
                .split('\n')
                .map((part) => (
                  <li key={part} className="code">
                    {part}
                  </li>
                ))}
            </ul>
          </>
        ) : (
          <p>{t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}</p>
        )}
      </Note>
      <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  )
}
