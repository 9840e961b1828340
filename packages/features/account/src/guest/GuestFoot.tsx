import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useIpInfo } from '../consent/use-ip-info.ts'
import styles from './guest.module.css'

/** Part of the other app: a separate document. */
const portalSignIn = '/auth/login'

type GuestFootProps = {
  /** The form is stored with the same consent. */
  draft?: boolean
  /** The staff login page: buyers have another one. */
  staff?: boolean
}

/** The visitor's own network address, if they have agreed to its lookup (1§4.7), and a note that bots are blocked. */
export function GuestFoot({ draft = false, staff = false }: GuestFootProps) {
  const { t } = useTranslation('account')
  const info = useIpInfo()
  return (
    <div className={styles.foot}>
      <p className="tabular">{info && (draft ? t('signUp.draft') : t('signIn.ip', { ip: info.ip }))}</p>
      {staff ? (
        <p>
          {t('signIn.buyers')} <TextLink href={portalSignIn}>{t('signIn.buyersIn')}</TextLink>
        </p>
      ) : (
        <p>{t('signIn.protected')}</p>
      )}
    </div>
  )
}
