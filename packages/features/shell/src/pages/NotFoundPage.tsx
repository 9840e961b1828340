import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './pages.module.css'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.centred}>
      <EmptyState
        picture={<span className={styles.figure}>404</span>}
        title={t('notFound.title')}
        text={t('notFound.description')}
        action={
          <LinkButton variant="primary" render={(props) => <Link {...props} to="/car-auctions" />}>
            {t('notFound.action')}
          </LinkButton>
        }
      />
    </main>
  )
}
