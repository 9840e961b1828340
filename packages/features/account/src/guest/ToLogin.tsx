import { LinkButton } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './guest.module.css'
import { PageLink } from './PageLink.tsx'
import { loginPath } from './paths.ts'

/** The main button that leads on from a result. */
export function LoginButton({ label }: { label?: string }) {
  const { t } = useTranslation('account')
  return (
    <LinkButton variant="primary" size="touch" block render={(props) => <Link {...props} to={loginPath} />}>
      {label ?? t('signIn.submit')}
    </LinkButton>
  )
}

export function BackToLogin() {
  const { t } = useTranslation('account')
  return (
    <PageLink to={loginPath} className={styles.back}>
      <Icon icon={ArrowLeft} size={14} />
      {t('forgot.back')}
    </PageLink>
  )
}
