import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { useSwitchWebhookMutation, useTestWebhookMutation } from '@seriba/api/shared/webhooks'
import type { Webhook } from '@seriba/contracts/webhooks'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import { useKeyRefusal } from '../dialogs/use-key-refusal.ts'
import { DeliveryLog } from './log/DeliveryLog.tsx'
import { useOpenWebhook } from './use-open-webhook.ts'
import { WebhookMenu, type WebhookQuestion } from './WebhookMenu.tsx'
import { WebhookNote } from './WebhookNote.tsx'
import { WebhookState } from './WebhookState.tsx'
import styles from './webhooks.module.css'

type WebhookPanelProps = { webhook: Webhook; onAction: (what: WebhookQuestion) => void }

/** One webhook: its address, whether it works, and what was sent. */
export function WebhookPanel({ webhook, onAction }: WebhookPanelProps) {
  const { t } = useTranslation('webhooks')
  const { choose } = useOpenWebhook()
  const [test, testing] = useTestWebhookMutation()
  const [turn, turning] = useSwitchWebhookMutation()
  const dispatch = useAppDispatch()
  const dealer = useDealer()
  const explain = useKeyRefusal()
  const { id, name, url, events, state, begins, endsWith, previousUntil } = webhook

  function said(answer: { error?: unknown }) {
    if (!answer.error) return
    dispatch(messageShown({ tone: 'error', text: explain(toApiError(answer.error)?.code ?? 'internal') }))
  }
  async function sendTest() {
    const answer = await test({ ...dealer, id })
    if ('data' in answer && answer.data) choose('delivery', answer.data.deliveryId)
    said(answer)
  }
  const switchTo = async (isOn: boolean, held: 'send' | 'skip' = 'send') =>
    said(await turn({ ...dealer, id, isOn, held }))

  return (
    <>
      <div className={styles.facts}>
        <h3 className="visually-hidden">{name}</h3>
        <code className={styles.url} title={url}>
          {url}
        </code>
        <WebhookState webhook={webhook} />
        <span className={styles.quiet}>
          {t('facts', { count: events.length, secret: `${begins}…${endsWith}` })}
          {previousUntil && `, ${t('oldUntil', { at: formatDateTime(previousUntil) })}`}
        </span>
        <span className={styles.buttons}>
          <Button size="sm" onClick={() => onAction('edit')}>
            {t('edit')}
          </Button>
          {state === 'on' && (
            <Button size="sm" busy={testing.isLoading} onClick={() => void sendTest()}>
              {t('test')}
            </Button>
          )}
          <WebhookMenu webhook={webhook} onAction={onAction} onSwitch={(isOn) => void switchTo(isOn)} />
        </span>
      </div>
      <WebhookNote
        webhook={webhook}
        busy={turning.isLoading}
        onResume={(held) => void switchTo(true, held)}
      />
      <DeliveryLog webhook={webhook} onSaid={said} />
    </>
  )
}
