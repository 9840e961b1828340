import { useIpInfoQuery } from '@seriba/api/site'
import { useTranslation } from 'react-i18next'
import styles from './SignInPage.module.css'

/** Looked up only for who has agreed to it (1§4.7). */
export function IpAddress() {
  const { t } = useTranslation('account')
  const agreed = localStorage.getItem('cookie-consent') === 'accepted'
  const { data } = useIpInfoQuery(undefined, { skip: !agreed })
  return <p className={`num ${styles.ip}`}>{data && t('signIn.ip', { ip: data.ip })}</p>
}
