import { toApiError } from '@seriba/api/api-error'
import { useResetPasswordMutation } from '@seriba/api/public/auth'
import { resetPassword as resetPasswordContract } from '@seriba/contracts/auth'
import { passwordProblems } from '@seriba/domain/access/password'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import { Incomplete } from '../forms/Incomplete.tsx'
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx'
import { useProblemText } from '../forms/use-problem-text.ts'
import styles from '../guest/guest.module.css'

type NewPasswordFormProps = {
  title: string
  token: string
  minLength: number
  onDone: () => void
  onOver: () => void
}

export function NewPasswordForm({ title, token, minLength, onDone, onOver }: NewPasswordFormProps) {
  const { t } = useTranslation('account')
  const [resetPassword] = useResetPasswordMutation()
  const form = useContractForm(resetPasswordContract, {
    defaults: { password: '', confirmPassword: '' },
    check: (typed) => passwordProblems(typed, minLength),
    request: ({ password, confirmPassword }) => ({ token, newPassword: password, confirmPassword }),
    explain: useProblemText(minLength),
    names: { newPassword: 'password' },
    async onSubmit(input) {
      const { error } = await resetPassword(input)
      // Used in another tab in the meantime, or expired.
      if (toApiError(error)?.code === 'link_expired') onOver()
      if (error) throw error
      onDone()
    },
  })

  return (
    <form {...form.props} className={styles.form}>
      <h1 className={styles.headline}>{title}</h1>
      <Incomplete when={form.incomplete} />
      <FormFailure form={form} />
      <NewPasswordFields form={form} minLength={minLength} />
      <Button type="submit" variant="primary" size="touch" block busy={form.busy} disabled={form.invalid}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
