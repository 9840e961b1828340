import { ErrorState } from '@seriba/ui/ErrorState'
import { useTranslation } from 'react-i18next'
import styles from './pages.module.css'

/** Shown if the session could not be looked up: nobody is logged out because of that. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <main className={styles.centred}>
      <ErrorState
        title={t('shell:unanswered.title')}
        text={t('shell:unanswered.description')}
        retryLabel={t('common:actions.retry')}
        onRetry={onRetry}
      />
    </main>
  )
}
