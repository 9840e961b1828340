import { useAppDispatch } from '@seriba/api/hooks'
import { useRemovePasskeyMutation } from '@seriba/api/shared/passkeys'
import type { Passkey } from '@seriba/contracts/passkeys'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofForm } from '../two-step/ProofForm.tsx'
import { isAlreadyRegistered, isDeclined } from './passkeys.ts'

type PasskeyDialogProps = {
  /** The passkey to remove; null if one is to be added. */
  passkey: Passkey | null
  onClose: () => void
  onDone: () => void
}

/** Asks for the password, then adds a passkey or removes one. */
export function PasskeyDialog({ passkey, onClose, onDone }: PasskeyDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const [remove] = useRemovePasskeyMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const deed = passkey ? 'remove' : 'add'

  async function act(password: string) {
    setFailure(null)
    try {
      if (passkey) await remove({ id: passkey.id, password }).unwrap()
      else {
        const { makePasskey } = await import('./make-passkey.ts')
        await makePasskey(dispatch, password)
      }
    } catch (error) {
      if (isAlreadyRegistered(error)) return setFailure(t('account:passkeys.madeBefore'))
      if (isDeclined(error)) return setFailure(t('account:passkeys.declined'))
      throw error
    }
    onDone()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('common:actions.close')}
      title={t(`account:passkeys.${deed}Title`)}
    >
      {failure && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      <ProofForm
        text={t(`account:passkeys.${deed}Text`, { name: passkey?.name ?? '' })}
        submitLabel={t(`account:passkeys.${deed}`)}
        variant={passkey ? 'danger' : 'primary'}
        onProof={({ password }) => act(password)}
        onClose={onClose}
      />
    </Dialog>
  )
}
