import type { Webhook } from '@seriba/contracts/webhooks'
import { formatDateTime } from '@seriba/domain/format/date'
import { failingDays } from '@seriba/domain/webhooks/delivery-rules'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './webhooks.module.css'

type WebhookNoteProps = { webhook: Webhook; busy: boolean; onResume: (held: 'send' | 'skip') => void }

/** What is wrong with a webhook and what can be done about it; empty if it works. */
export function WebhookNote({ webhook, busy, onResume }: WebhookNoteProps) {
  const { t } = useTranslation('webhooks')
  const { state, failingSince, held, heldSince } = webhook
  const since = formatDateTime(failingSince)
  if (state === 'on')
    return (
      failingSince && (
        <div className={styles.note}>
          <Note tone="orange">{t('failing', { at: since, days: failingDays })}</Note>
        </div>
      )
    )
  return (
    <div className={styles.note}>
      <Note tone={state === 'failed' ? 'red' : 'neutral'}>
        {state === 'failed' ? t('stopped', { since }) : t('off')}{' '}
        {held > 0 && t('held', { count: held, since: formatDateTime(heldSince) })}
      </Note>
      <div className={styles.resume}>
        <Button variant="primary" busy={busy} onClick={() => onResume('send')}>
          {held > 0 ? t('resumeAndSend', { count: held }) : t('resume')}
        </Button>
        {held > 0 && (
          <Button disabledReason={busy} onClick={() => onResume('skip')}>
            {t('resumeAndSkip')}
          </Button>
        )}
      </div>
    </div>
  )
}
