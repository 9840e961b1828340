import { browserPage } from '@seriba/api/browser-page'
import { ErrorState } from '@seriba/ui/ErrorState'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingFile } from './missing-file.ts'
import styles from './pages.module.css'

type CrashedProps = { error: unknown; onRetry: () => void }

/** Shown in place of a page that crashed. */
export function Crashed({ error, onRetry }: CrashedProps) {
  const { t } = useTranslation(['shell', 'common'])
  // React and the browser remember that the file failed: only a reload requests it again.
  const missing = isMissingFile(error)
  useEffect(() => {
    if (!missing) return
    window.addEventListener('online', browserPage.reload)
    return () => window.removeEventListener('online', browserPage.reload)
  }, [missing])
  return (
    <div className={styles.centred}>
      <ErrorState
        title={t(missing ? 'shell:missingFile.title' : 'shell:crashed.title')}
        text={t(missing ? 'shell:missingFile.description' : 'shell:crashed.description')}
        retryLabel={t(missing ? 'common:actions.reload' : 'common:actions.retry')}
        onRetry={missing ? browserPage.reload : onRetry}
      />
    </div>
  )
}
