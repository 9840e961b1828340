import { ErrorState } from '@seriba/ui/ErrorState'
import { useTranslation } from 'react-i18next'
import styles from './pages.module.css'

/** Stands where a page broke. */
export function Crashed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <div className={styles.centred}>
      <ErrorState
        title={t('shell:crashed.title')}
        text={t('shell:crashed.description')}
        retryLabel={t('common:actions.retry')}
        onRetry={onRetry}
      />
    </div>
  )
}
