import { ErrorState } from '@seriba/ui/ErrorState'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import styles from './pages.module.css'

/** Stands where a page broke. Trying again opens the same address anew. */
export function RouteError() {
  const { t } = useTranslation(['shell', 'common'])
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => console.error(error), [error])
  return (
    <div className={styles.centred}>
      <ErrorState
        title={t('shell:crashed.title')}
        text={t('shell:crashed.description')}
        retryLabel={t('common:actions.retry')}
        onRetry={() => void navigate(location, { replace: true })}
      />
    </div>
  )
}
