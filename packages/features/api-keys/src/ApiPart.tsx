import { useListApiKeysQuery } from '@seriba/api/shared/api-keys'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './api-part.module.css'
import { useDealer } from './dealer.ts'
import { type KeyDialog, KeyDialogs } from './dialogs/KeyDialogs.tsx'
import { KeyList } from './keys/KeyList.tsx'
import { KeysHead } from './keys/KeysHead.tsx'
import { NoKeys } from './keys/NoKeys.tsx'
import { WebhooksPart } from './webhooks/WebhooksPart.tsx'

/** How a dealer's programs call the API in their name. */
export function ApiPart() {
  const { t } = useTranslation(['apiKeys', 'common'])
  const { data, isError, isFetching, refetch } = useListApiKeysQuery(useDealer())
  const [dialog, setDialog] = useState<KeyDialog | null>(null)
  const isFull = data !== undefined && data.keys.length >= data.most
  const make = () => setDialog({ what: 'new' })
  useKeyActions({ KeyN: data && !isFull ? make : undefined })

  if (!data && isError)
    return (
      <ErrorState
        title={t('apiKeys:failed')}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className={styles.part}>
      {data ? (
        <section aria-label={t('apiKeys:title')}>
          <KeysHead list={data} onNew={make} />
          {data.keys.length === 0 ? (
            <NoKeys onNew={make} />
          ) : (
            <KeyList keys={data.keys} onAction={(what, key) => setDialog({ what, key })} />
          )}
        </section>
      ) : (
        <div className={styles.loading}>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} height={20} />
          ))}
        </div>
      )}
      {data && <WebhooksPart />}
      {dialog && (
        <KeyDialogs dialog={dialog} twoStep={data?.twoStep ?? false} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
