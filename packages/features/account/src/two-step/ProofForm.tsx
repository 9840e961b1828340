import { Button, type ButtonProps } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { useForm } from '../forms/use-form.ts'
import { SecondFactorField } from './SecondFactorField.tsx'
import styles from './two-step.module.css'
import { useProofText } from './use-proof-text.ts'

type Proof = { password: string; code: string }

type ProofFormProps = {
  text: string
  /** Whoever has a second step proves himself by it too. */
  withCode?: boolean
  submitLabel: string
  variant?: ButtonProps['variant']
  onProof: (proof: Proof) => Promise<unknown>
  onClose: () => void
}

/** Asks who is signed in to prove that it is he. */
export function ProofForm({ text, withCode, submitLabel, variant, onProof, onClose }: ProofFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  const textOf = useProofText()
  const { form, values, errors, refusal, pending, edit, submit } = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }: Proof) => ({
      ...(password === '' && { password: 'field_required' }),
      ...(withCode && code.trim() === '' && { code: 'field_required' }),
    }),
    explain: textOf,
  })
  return (
    <form
      ref={form}
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(onProof)
      }}
    >
      <p className={styles.text}>{text}</p>
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
      {withCode && (
        <SecondFactorField value={values.code} error={errors.code} onChange={(code) => edit({ code })} />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant={variant ?? 'primary'} busy={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
