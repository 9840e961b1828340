import { useRenewRecoveryCodesMutation, useTurnOffTwoStepMutation } from '@seriba/api/two-step'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useForm } from '../forms/use-form.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorField } from './SecondFactorField.tsx'
import styles from './two-step.module.css'
import { useProofText } from './use-proof-text.ts'

type ProofDialogProps = {
  /** What password and code together are asked for. */
  deed: 'turnOff' | 'renew'
  onClose: () => void
}

const check = ({ password, code }: { password: string; code: string }) => ({
  ...(password === '' && { password: 'field_required' }),
  ...(code.trim() === '' && { code: 'field_required' }),
})

/** Turns the second step off, or makes new recovery codes and shows them. */
export function ProofDialog({ deed, onClose }: ProofDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  const textOf = useProofText()
  const [turnOff] = useTurnOffTwoStepMutation()
  const [renew] = useRenewRecoveryCodesMutation()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { form, values, errors, refusal, pending, edit, submit } = useForm({
    initial: { password: '', code: '' },
    check,
    explain: textOf,
  })

  async function send() {
    const taken = await submit(async (proof) => {
      if (deed === 'renew') setCodes((await renew(proof).unwrap()).recoveryCodes)
      else await turnOff(proof).unwrap()
    })
    if (taken && deed === 'turnOff') onClose()
  }

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
        <form
          ref={form}
          className={styles.steps}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p className={styles.text}>{t(`account:twoStep.${deed}Text`)}</p>
          {refusal && (
            <Note tone="red" role="alert">
              {textOf(refusal)}
            </Note>
          )}
          <PasswordField
            {...eye}
            autoFocus
            name="password"
            label={t('account:signIn.password')}
            value={values.password}
            error={errors.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
          <SecondFactorField value={values.code} error={errors.code} onChange={(code) => edit({ code })} />
          <div className={styles.actions}>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button type="submit" variant={deed === 'turnOff' ? 'danger' : 'primary'} busy={pending}>
              {t(`account:twoStep.${deed}`)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
