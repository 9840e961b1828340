import { toApiError } from '@seriba/api/api-error'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './BidList.module.css'

type ListFailureProps = { error: unknown; retrying: boolean; onRetry: () => void }

/** Above the rows: the list couldn’t be loaded, and what exactly the answer broke. */
export function ListFailure({ error, retrying, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const broken = (error as { status?: unknown; error?: unknown }).status === 'CUSTOM_ERROR'
  return (
    <div className={styles.failure}>
      <Note tone="red" role="alert">
        <b>{t('list.failed')}</b>
        <p>
          {broken
            ? String((error as { error?: unknown }).error)
            : t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </p>
      </Note>
      <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  )
}
