import { useLazyExportWebhooksQuery, useListWebhooksQuery } from '@seriba/api/shared/webhooks'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Select } from '@seriba/ui/Select'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import { type WebhookDialog, WebhookDialogs } from './dialogs/WebhookDialogs.tsx'
import { useOpenWebhook } from './use-open-webhook.ts'
import { WebhookPanel } from './WebhookPanel.tsx'
import styles from './webhooks.module.css'

const lookEveryMs = 10_000

/** The addresses at which a dealer’s programs receive events, and what was sent there. */
export function WebhooksPart() {
  const { t } = useTranslation(['webhooks', 'common'])
  const dealer = useDealer()
  const [askLink] = useLazyExportWebhooksQuery()
  const { data, isError, isFetching, refetch } = useListWebhooksQuery(
    dealer,
    // A failing webhook is visible right away.
    { pollingInterval: lookEveryMs, skipPollingIfUnfocused: true },
  )
  const { webhookId, choose } = useOpenWebhook()
  const [dialog, setDialog] = useState<WebhookDialog | null>(null)
  const size = useWide() ? 'sm' : 'touch'
  const webhooks = data?.webhooks ?? []
  const chosen = webhooks.find(({ id }) => id === webhookId) ?? webhooks[0]
  const add = () => setDialog({ what: 'new' })

  if (!data && isError)
    return (
      <ErrorState
        title={t('webhooks:failed')}
        retryLabel={t('common:actions.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={160} className={styles.loading} />
  return (
    <section aria-label={t('webhooks:title')} className={styles.part}>
      <div className={styles.head}>
        <h2>{t('webhooks:title')}</h2>
        <span className={styles.quiet}>
          {t('webhooks:count', { count: webhooks.length, most: data.most })}
        </span>
        {webhooks.length > 1 && chosen && (
          <Select
            label={t('webhooks:choose')}
            labelHidden
            size={size}
            className={styles.choice}
            options={webhooks.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(chosen.id)}
            onChange={(id) => choose('webhook', Number(id))}
          />
        )}
        {chosen && <ExportMenu ask={(format) => askLink({ ...dealer, format }).unwrap()} />}
        {chosen && (
          <Button
            className={styles.end}
            icon={Plus}
            disabledReason={
              webhooks.length >= data.most ? t('webhooks:full', { count: data.most }) : undefined
            }
            onClick={add}
          >
            {t('webhooks:add')}
          </Button>
        )}
      </div>
      {chosen ? (
        <WebhookPanel
          key={chosen.id}
          webhook={chosen}
          onAction={(what) => setDialog({ what, webhook: chosen })}
        />
      ) : (
        <EmptyState
          icon={WebhookIcon}
          title={t('webhooks:empty')}
          text={t('webhooks:emptyText')}
          action={<Button onClick={add}>{t('webhooks:add')}</Button>}
        />
      )}
      {dialog && <WebhookDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </section>
  )
}
