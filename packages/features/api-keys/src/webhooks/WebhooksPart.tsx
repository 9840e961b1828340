import { useListWebhooksQuery } from '@seriba/api/shared/webhooks'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Tabs } from '@seriba/ui/Tabs'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type WebhookDialog, WebhookDialogs } from './dialogs/WebhookDialogs.tsx'
import { useChosen } from './use-chosen.ts'
import { WebhookPanel } from './WebhookPanel.tsx'
import styles from './webhooks.module.css'

/** Where a dealer’s programs are told of events, and what was sent there. */
export function WebhooksPart() {
  const { t } = useTranslation(['webhooks', 'common'])
  const { data, isError, isFetching, refetch } = useListWebhooksQuery({})
  const { webhookId, choose } = useChosen()
  const [dialog, setDialog] = useState<WebhookDialog | null>(null)
  const panelId = useId()
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
      {webhooks.length > 1 && chosen && (
        <Tabs
          className={styles.tabs}
          label={t('webhooks:choose')}
          items={webhooks.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(chosen.id)}
          panelId={panelId}
          onChange={(id) => choose('webhook', Number(id))}
        />
      )}
      {chosen ? (
        <div id={panelId} {...(webhooks.length > 1 && { role: 'tabpanel', 'aria-label': chosen.name })}>
          <WebhookPanel
            key={chosen.id}
            webhook={chosen}
            onAction={(what) => setDialog({ what, webhook: chosen })}
          />
        </div>
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
