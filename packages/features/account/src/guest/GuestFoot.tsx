import { useTranslation } from 'react-i18next'
import { useIpInfo } from '../consent/use-ip-info.ts'
import styles from './guest.module.css'

/** One's own address, for who has agreed to its lookup (1§4.7), and that bots are kept out. */
export function GuestFoot({
  draft = false,
}: {
  /** The form is kept with the same consent. */ draft?: boolean
}) {
  const { t } = useTranslation('account')
  const info = useIpInfo()
  return (
    <div className={styles.foot}>
      <p className="num">{info && (draft ? t('signUp.draft') : t('signIn.ip', { ip: info.ip }))}</p>
      <p>{t('signIn.protected')}</p>
    </div>
  )
}
