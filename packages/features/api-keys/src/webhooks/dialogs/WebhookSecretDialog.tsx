import type { NewWebhook } from '@seriba/contracts/webhooks'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import styles from '../../dialogs/dialogs.module.css'
import { SecretField } from '../../dialogs/SecretField.tsx'

type WebhookSecretDialogProps = { made: NewWebhook; onClose: () => void }

/** A secret is seen here and never again: only saying that it is stored closes the dialog. */
export function WebhookSecretDialog({ made: { webhook, secret }, onClose }: WebhookSecretDialogProps) {
  const { t } = useTranslation('webhooks')
  return (
    <Dialog
      isOpen
      dismissable={false}
      title={t('once.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('once.done')}</Button>}
    >
      <div className={styles.parts}>
        <p className={styles.quiet}>{t('once.text')}</p>
        <SecretField label={t('once.secret')} secret={secret} />
        <dl className={styles.facts}>
          <dt>{t('form.name')}</dt>
          <dd>{webhook.name}</dd>
          <dt>{t('form.url')}</dt>
          <dd>{webhook.url}</dd>
        </dl>
      </div>
    </Dialog>
  )
}
