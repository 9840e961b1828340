import type { NewApiKey } from '@seriba/contracts/api-keys'
import { useTranslation } from 'react-i18next'
import { CurlExample } from '../keys/CurlExample.tsx'
import { lastDayOf } from '../keys/KeyName.tsx'
import { Scopes } from '../keys/Scopes.tsx'
import styles from './dialogs.module.css'
import { OneTimeSecret } from './OneTimeSecret.tsx'

type SecretDialogProps = { made: NewApiKey; onClose: () => void }

/** A key's secret, with what the key may do. */
export function SecretDialog({ made: { key, secret }, onClose }: SecretDialogProps) {
  const { t } = useTranslation('apiKeys')
  return (
    <OneTimeSecret
      secret={secret}
      onClose={onClose}
      texts={{ title: t('once.title'), text: t('once.text'), label: t('once.secret'), done: t('once.done') }}
    >
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
    </OneTimeSecret>
  )
}
