import { LinkButton } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './pages.module.css'

type NotFoundProps = {
  /** The catalogue belongs to another app: it takes a page load to get there. */
  away?: boolean
  /** 2 below a header that already says it. */
  headingLevel?: 1 | 2
}

export function NotFound({ away = false, headingLevel = 1 }: NotFoundProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.centred}>
      <EmptyState
        headingLevel={headingLevel}
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
    </div>
  )
}
