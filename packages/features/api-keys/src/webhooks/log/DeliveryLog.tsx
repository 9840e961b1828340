import {
  useReplayFailedDeliveriesMutation,
  useReplayWebhookDeliveryMutation,
} from '@seriba/api/shared/webhooks'
import type { Webhook } from '@seriba/contracts/webhooks'
import { deliveriesKeptDays } from '@seriba/domain/webhooks/delivery-rules'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../../dealer.ts'
import { useOpenWebhook } from '../use-open-webhook.ts'
import { DeliveryCards } from './DeliveryCards.tsx'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { DeliveryFilters } from './DeliveryFilters.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { LogFoot } from './LogFoot.tsx'
import styles from './log.module.css'
import { useDeliveries } from './use-deliveries.ts'
import { useDeliveryKeys } from './use-delivery-keys.ts'

type DeliveryLogProps = { webhook: Webhook; onSaid: (answer: { error?: unknown }) => void }

/** What was sent to a webhook, newest first, with the open delivery next to it. */
export function DeliveryLog({ webhook, onSaid }: DeliveryLogProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const log = useDeliveries(webhook.id)
  const { data, isError, isFetching, refetch } = log.list
  const { deliveryId, choose } = useOpenWebhook()
  const dealer = useDealer()
  const [replayOne] = useReplayWebhookDeliveryMutation()
  const [replayFailed, all] = useReplayFailedDeliveriesMutation()
  const wide = useWide()
  const canReplay = webhook.state === 'on'
  const open = (id: number | null) => choose('delivery', id)
  const replay = async (id: number) => onSaid(await replayOne({ ...dealer, id }))
  const deliveries = data?.deliveries ?? []
  useDeliveryKeys({ deliveries, chosen: deliveryId, onChoose: open, ...(canReplay && { onReplay: replay }) })

  const details = deliveryId !== null && (
    <DeliveryDetails
      key={deliveryId}
      id={deliveryId}
      failed={canReplay ? (data?.counts.failed ?? 0) : 0}
      busy={all.isLoading}
      onClose={() => open(null)}
      onReplay={canReplay ? () => void replay(deliveryId) : undefined}
      onReplayFailed={() => void replayFailed({ ...dealer, id: webhook.id }).then(onSaid)}
    />
  )
  const Rows = wide ? DeliveryTable : DeliveryCards
  return (
    <div className={styles.body}>
      <div className={styles.list}>
        <DeliveryFilters
          filter={log.filter}
          counts={data?.counts}
          keptDays={data?.keptDays ?? deliveriesKeptDays}
          onNarrow={log.narrow}
          onSave={log.save}
        />
        {isError && !data && (
          <ErrorState
            title={t('webhooks:log.loadFailed')}
            retryLabel={t('common:actions.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Skeleton height={160} className={styles.loading} />}
        {data && deliveries.length === 0 && (
          <EmptyState
            icon={Send}
            title={t(log.isNarrowed ? 'webhooks:log.noMatch' : 'webhooks:log.empty')}
            text={log.isNarrowed ? undefined : t('webhooks:log.emptyText')}
          />
        )}
        {deliveries.length > 0 && (
          <Rows
            deliveries={deliveries}
            chosen={deliveryId}
            canReplay={canReplay}
            onChoose={open}
            onReplay={(id) => void replay(id)}
          />
        )}
        <LogFoot isNewest={log.isNewest} hasKeys={wide && deliveries.length > 0} onNewest={log.newest}>
          {data?.more && <Button onClick={log.older}>{t('webhooks:log.older')}</Button>}
        </LogFoot>
      </div>
      {details}
    </div>
  )
}
