import { useRevokeSessionsMutation } from '@seriba/api/shared/user'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { ProofForm } from '../two-step/ProofForm.tsx'

/** One other device, or all of them. */
export type LoggedOut = { id: string; device: string } | 'others'

type LogOutDialogProps = { which: LoggedOut; onClose: () => void; onDone: () => void }

/** Ending another device's session requires the password: an unlocked screen alone must not log its owner out. */
export function LogOutDialog({ which, onClose, onDone }: LogOutDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const [close] = useRevokeSessionsMutation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('common:actions.close')}
      title={
        which === 'others'
          ? t('account:devices.othersTitle')
          : t('account:devices.oneTitle', { device: which.device })
      }
    >
      <ProofForm
        text={t('account:devices.passwordText')}
        submitLabel={t('account:devices.logOut')}
        onProof={async ({ password }) => {
          await close({ ...(which === 'others' ? { others: true } : { id: which.id }), password }).unwrap()
          onDone()
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
