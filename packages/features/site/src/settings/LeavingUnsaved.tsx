import { useLeaving } from '@seriba/forms/use-leaving'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

type LeavingUnsavedProps = {
  unsaved: boolean
  saving: boolean
  /** Paths on which nothing is lost. */
  stays: RegExp
}

/** Asks before unsaved changes are lost, in the app and in the browser. */
export function LeavingUnsaved({ unsaved, saving, stays }: LeavingUnsavedProps) {
  const { t } = useTranslation('company')
  const { asked, stay, go } = useLeaving(unsaved, { saving, loses: (_, to) => !stays.test(to.pathname) })
  return (
    <ConfirmDialog
      isOpen={asked}
      onClose={stay}
      onConfirm={go}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger
    >
      {t('leave.text')}
    </ConfirmDialog>
  )
}
