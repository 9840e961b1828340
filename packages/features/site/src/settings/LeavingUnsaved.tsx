import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'

type LeavingUnsavedProps = {
  unsaved: boolean
  /** Paths on which nothing is lost. */
  stays: RegExp
}

/** Asks before changes that nobody keeps are lost, in the app and in the browser. */
export function LeavingUnsaved({ unsaved, stays }: LeavingUnsavedProps) {
  const { t } = useTranslation('company')
  const blocker = useBlocker(({ nextLocation }) => unsaved && !stays.test(nextLocation.pathname))
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
