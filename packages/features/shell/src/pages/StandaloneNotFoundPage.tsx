import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import styles from './pages.module.css'

/** If there is no router: the catalogue belongs to another app, and it takes a page load to get there. */
export function StandaloneNotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.centred}>
      <EmptyState
        headingLevel={1}
        picture={<span className={styles.figure}>404</span>}
        title={t('notFound.title')}
        text={t('notFound.description')}
        action={
          <LinkButton variant="primary" href="/car-auctions">
            {t('notFound.action')}
          </LinkButton>
        }
      />
    </main>
  )
}
