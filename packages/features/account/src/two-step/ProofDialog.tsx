import { useRenewRecoveryCodesMutation, useTurnOffTwoStepMutation } from '@seriba/api/shared/two-step'
import { Dialog } from '@seriba/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type ProofDialogProps = {
  /** What password and code are required for. */
  deed: 'turnOff' | 'renew'
  onClose: () => void
}

/** Turns two-step login off, or creates new recovery codes and shows them. */
export function ProofDialog({ deed, onClose }: ProofDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const [turnOff] = useTurnOffTwoStepMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      dismissable={codes === null}
      closeLabel={t('common:actions.close')}
      title={t(codes ? 'account:twoStep.codesTitle' : `account:twoStep.${deed}Title`)}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <ProofForm
          withCode
          text={t(`account:twoStep.${deed}Text`)}
          submitLabel={t(`account:twoStep.${deed}`)}
          variant={deed === 'turnOff' ? 'danger' : 'primary'}
          onProof={async (proof) => {
            if (deed === 'renew') return setCodes((await renew(proof).unwrap()).recoveryCodes)
            await turnOff(proof).unwrap()
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
