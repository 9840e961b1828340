import { api } from '@seriba/api/api'
import { browserPage } from '@seriba/api/browser-page'
import { useAppDispatch } from '@seriba/api/hooks'
import { redirectRemembered, sessionClosed } from '@seriba/api/session-slice'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '../guards/paths.ts'
import styles from './SessionExpiredDialog.module.css'

/**
 * Neither action loses the page: logging in again returns to it, and is what nearly everyone wants, so it comes first
 * and is wide.
 */
export function SessionExpiredDialog() {
  const { t } = useTranslation(['shell', 'common'])
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  function logInAgain() {
    dispatch(sessionClosed())
    dispatch(redirectRemembered(pathname + search))
    dispatch(api.util.resetApiState())
    // A public catalogue would let them stay as a visitor.
    void navigate(signInPath, { replace: true })
  }

  return (
    <Dialog
      isOpen
      onClose={logInAgain}
      dismissable={false}
      role="alertdialog"
      size="sm"
      title={t('shell:expired.title')}
      actions={
        <>
          <Button variant="primary" className={styles.main} onClick={logInAgain}>
            {t('shell:expired.login')}
          </Button>
          <Button onClick={browserPage.reload}>{t('common:actions.reload')}</Button>
        </>
      }
    >
      {t('shell:expired.description')}
    </Dialog>
  )
}
