import { useViewWebhookDeliveryQuery } from '@seriba/api/shared/webhooks'
import { Button } from '@seriba/ui/Button'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Sheet } from '@seriba/ui/Sheet'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../../dealer.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { DeliveryHead } from './DeliveryHead.tsx'
import { shortId } from './DeliveryOutcome.tsx'
import styles from './details.module.css'

/** While it is pending, its result appears as it comes in. */
const lookEveryMs = 3000

type DeliveryDetailsProps = {
  id: number
  /** Failed deliveries that can be sent again together with it. */
  failed: number
  busy: boolean
  onClose: () => void
  /** Omitted if the webhook is switched off. */
  onReplay: (() => void) | undefined
  onReplayFailed: () => void
}

/** One delivery: the signed request, the answer, and its tries; next to the list, or over it on a phone. */
export function DeliveryDetails({
  id,
  failed,
  busy,
  onClose,
  onReplay,
  onReplayFailed,
}: DeliveryDetailsProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const [waits, setWaits] = useState(false)
  const dealer = useDealer()
  const { data, isError, isFetching, refetch } = useViewWebhookDeliveryQuery(
    { ...dealer, id },
    { pollingInterval: waits ? lookEveryMs : 0, skipPollingIfUnfocused: true },
  )
  const isWaiting = data?.delivery.state === 'waiting'
  useEffect(() => setWaits(isWaiting), [isWaiting])
  const wide = useWide()
  const size = wide ? 'md' : 'touch'
  const title = data
    ? t('webhooks:delivery.title', { id: shortId(data.delivery.eventId) })
    : t('webhooks:log.title')
  const content = data ? (
    <DeliveryFacts view={data} />
  ) : isError ? (
    <ErrorState
      title={t('webhooks:delivery.loadFailed')}
      retryLabel={t('common:actions.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <Skeleton height={240} />
  )
  const actions = onReplay && (
    <>
      {failed > 0 && (
        <Button variant="ghost" size={size} busy={busy} onClick={onReplayFailed}>
          {t('webhooks:delivery.replayFailed')} <span className={styles.count}>{failed}</span>
        </Button>
      )}
      <Button
        variant="primary"
        size={size}
        icon={RotateCw}
        aria-keyshortcuts="R"
        className={styles.last}
        onClick={onReplay}
      >
        {t('webhooks:delivery.replayNow')}
      </Button>
    </>
  )
  if (!wide)
    return (
      <Sheet
        isOpen
        side="full"
        inAddress
        title={title}
        closeLabel={t('webhooks:delivery.close')}
        onClose={onClose}
        actions={actions}
      >
        <div className={styles.sheet}>
          {data && <DeliveryHead view={data} />}
          {content}
        </div>
      </Sheet>
    )
  return (
    <aside className={styles.panel} aria-label={title}>
      {data && <DeliveryHead view={data} onClose={onClose} />}
      <div className={styles.scroll}>{content}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </aside>
  )
}
