import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from '@seriba/api/shared/two-step'
import type { TwoStepOffer } from '@seriba/contracts/two-step'
import { Dialog } from '@seriba/ui/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfferForm } from './OfferForm.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** From the password to the recovery codes, which cannot be left by mistake. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const [begin] = useBeginTwoStepMutation()
  const [confirm] = useConfirmTwoStepMutation()
  const [offer, setOffer] = useState<TwoStepOffer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      dismissable={codes === null}
      closeLabel={t('common:actions.close')}
      title={t(codes ? 'account:twoStep.codesTitle' : 'account:twoStep.turnOnTitle')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : offer ? (
        <OfferForm
          offer={offer}
          onConfirm={async (code) => setCodes((await confirm({ code }).unwrap()).recoveryCodes)}
        />
      ) : (
        <ProofForm
          text={t('account:twoStep.passwordText')}
          submitLabel={t('account:twoStep.next')}
          onProof={async ({ password }) => setOffer(await begin({ password }).unwrap())}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
