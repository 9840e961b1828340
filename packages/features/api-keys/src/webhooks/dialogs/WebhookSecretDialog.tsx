import type { NewWebhook } from '@seriba/contracts/webhooks'
import { useTranslation } from 'react-i18next'
import styles from '../../dialogs/dialogs.module.css'
import { OneTimeSecret } from '../../dialogs/OneTimeSecret.tsx'

type WebhookSecretDialogProps = { made: NewWebhook; onClose: () => void }

/** The secret by which a receiver checks that a delivery is ours. */
export function WebhookSecretDialog({ made: { webhook, secret }, onClose }: WebhookSecretDialogProps) {
  const { t } = useTranslation('webhooks')
  return (
    <OneTimeSecret
      secret={secret}
      onClose={onClose}
      texts={{ title: t('once.title'), text: t('once.text'), label: t('once.secret'), done: t('once.done') }}
    >
      <dl className={styles.facts}>
        <dt>{t('form.name')}</dt>
        <dd>{webhook.name}</dd>
        <dt>{t('form.url')}</dt>
        <dd>{webhook.url}</dd>
      </dl>
    </OneTimeSecret>
  )
}
