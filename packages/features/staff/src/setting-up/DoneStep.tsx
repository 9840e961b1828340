import { LinkButton } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './setting-up.module.css'

/** What there is to do next. */
export function DoneStep({ sent }: { sent: number }) {
  const { t } = useTranslation('staff')
  return (
    <div className={styles.form}>
      <h2>{t('settingUp.doneTitle')}</h2>
      {sent > 0 && <p className={styles.text}>{t('settingUp.doneText', { count: sent })}</p>}
      <p className={styles.links}>
        <TextLink render={(props) => <Link {...props} to="/company" />}>{t('settingUp.more')}</TextLink>
        <TextLink render={(props) => <Link {...props} to="/cost-tables" />}>{t('settingUp.costs')}</TextLink>
        <TextLink render={(props) => <Link {...props} to="/clients/uploads" />}>
          {t('settingUp.uploads')}
        </TextLink>
      </p>
      <div className={styles.actions}>
        <LinkButton variant="primary" render={(props) => <Link {...props} to="/bid-manager" />}>
          {t('settingUp.openDesk')}
        </LinkButton>
      </div>
    </div>
  )
}
