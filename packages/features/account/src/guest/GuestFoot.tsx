import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { useIpInfo } from '../consent/use-ip-info.ts'
import styles from './guest.module.css'

/** Of the other app: a document of its own. */
const portalSignIn = '/auth/login'

type GuestFootProps = {
  /** The form is kept with the same consent. */
  draft?: boolean
  /** The staff's page: buyers have another. */
  staff?: boolean
}

/** One's own address, for visitors who have agreed to its lookup (1§4.7), and that bots are kept out. */
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
