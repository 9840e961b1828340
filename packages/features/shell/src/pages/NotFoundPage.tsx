import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './pages.module.css'

type NotFoundPageProps = {
  /** The catalogue is another app's: it takes a page load to get there. */
  away?: boolean
}

export function NotFoundPage({ away = false }: NotFoundPageProps) {
  const { t } = useTranslation('shell')
  return (
    <main className={styles.centred}>
      <EmptyState
        headingLevel={1}
        picture={<span className={styles.figure}>404</span>}
        title={t('notFound.title')}
        text={t('notFound.description')}
        action={
          <LinkButton
            variant="primary"
            render={(props) => <Link {...props} to="/car-auctions" reloadDocument={away} />}
          >
            {t('notFound.action')}
          </LinkButton>
        }
      />
    </main>
  )
}
