import { beginTwoStep, turnOffTwoStep } from '@seriba/contracts/two-step'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button, type ButtonProps } from '@seriba/ui/Button'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../forms/password-texts.ts'
import { SecondFactorField } from './SecondFactorField.tsx'
import styles from './two-step.module.css'
import { useProofText } from './use-proof-text.ts'

type Proof = { password: string; code: string }

type ProofFormProps = {
  text: string
  /** Those who have two-step login prove their identity with it, too. */
  withCode?: boolean
  submitLabel: string
  variant?: ButtonProps['variant']
  onProof: (proof: Proof) => Promise<unknown>
  onClose: () => void
}

/** Asks the logged-in user to prove their identity. */
export function ProofForm({ text, withCode, submitLabel, variant, onProof, onClose }: ProofFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const eye = usePasswordTexts()
  // The requests that require a proof are alike, except for the code.
  const form = useContractForm<typeof turnOffTwoStep | typeof beginTwoStep, Proof>(
    withCode ? turnOffTwoStep : beginTwoStep,
    {
      defaults: { password: '', code: '' },
      explain: useProofText(),
      request: ({ password, code }) => ({ password, code: code.trim() }),
      onSubmit: (_input, proof) => onProof(proof),
    },
  )
  return (
    <form {...form.props} className={styles.steps}>
      <p className={styles.text}>{text}</p>
      <FormFailure form={form} />
      <PasswordField {...eye} autoFocus {...form.text('password')} label={t('account:signIn.password')} />
      {withCode && <SecondFactorField {...form.field('code')} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant={variant ?? 'primary'} busy={form.busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
