import { api } from '@seriba/api/api'
import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { selectExpired, sessionClosed } from '@seriba/api/session-slice'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

/** Neither action loses the page: signing in again comes back to it. */
export function SessionExpiredDialog() {
  const { t } = useTranslation(['shell', 'common'])
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectExpired)

  function logInAgain() {
    dispatch(sessionClosed())
    dispatch(api.util.resetApiState())
  }

  return (
    <Dialog
      isOpen={expired}
      onClose={logInAgain}
      dismissable={false}
      role="alertdialog"
      size="sm"
      title={t('shell:expired.title')}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('common:actions.reload')}</Button>
          <Button variant="primary" onClick={logInAgain}>
            {t('shell:expired.login')}
          </Button>
        </>
      }
    >
      {t('shell:expired.description')}
    </Dialog>
  )
}
