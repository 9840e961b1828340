import { useBeginTwoStepMutation, useConfirmTwoStepMutation } from '@seriba/api/two-step'
import type { TwoStepOffer } from '@seriba/contracts/two-step'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useForm } from '../forms/use-form.ts'
import { OfferForm } from './OfferForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './two-step.module.css'
import { useProofText } from './use-proof-text.ts'

/** From the password to the recovery codes, which are not left by mistake. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
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
        <PasswordForm onOffer={setOffer} onClose={onClose} />
      )}
    </Dialog>
  )
}

type PasswordFormProps = { onOffer: (offer: TwoStepOffer) => void; onClose: () => void }

function PasswordForm({ onOffer, onClose }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  const textOf = useProofText()
  const [begin] = useBeginTwoStepMutation()
  const { form, values, errors, refusal, pending, edit, submit } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'field_required' } : {}),
    explain: textOf,
  })
  return (
    <form
      ref={form}
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async (typed) => onOffer(await begin(typed).unwrap()))
      }}
    >
      <p className={styles.text}>{t('account:twoStep.passwordText')}</p>
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
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant="primary" busy={pending}>
          {t('account:twoStep.next')}
        </Button>
      </div>
    </form>
  )
}
