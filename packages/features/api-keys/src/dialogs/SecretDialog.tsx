import type { NewApiKey } from '@seriba/contracts/api-keys'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { CurlExample } from '../keys/CurlExample.tsx'
import { lastDayOf } from '../keys/KeyName.tsx'
import { Scopes } from '../keys/Scopes.tsx'
import styles from './dialogs.module.css'
import { SecretField } from './SecretField.tsx'

type SecretDialogProps = { made: NewApiKey; onClose: () => void }

/** A secret is seen here and never again: only saying that it is stored closes the dialog. */
export function SecretDialog({ made: { key, secret }, onClose }: SecretDialogProps) {
  const { t } = useTranslation('apiKeys')
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
          <dt>{t('once.name')}</dt>
          <dd>{key.name}</dd>
          <dt>{t('once.scopes')}</dt>
          <dd>
            <Scopes scopes={key.scopes} />
          </dd>
          <dt>{t('once.perMinute')}</dt>
          <dd className="num">{key.perMinute}</dd>
          <dt>{t('once.addresses')}</dt>
          <dd className="num">{key.addresses.join(', ') || t('once.anyAddress')}</dd>
          <dt>{t('once.ends')}</dt>
          <dd className="num">{key.endsAt ? lastDayOf(key.endsAt) : t('once.noEnd')}</dd>
        </dl>
        <CurlExample scopes={key.scopes} />
      </div>
    </Dialog>
  )
}
