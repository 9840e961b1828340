import { PasswordField, type PasswordFieldProps } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'
import { PasswordHelp } from './PasswordHelp.tsx'
import { usePasswordTexts } from './password-texts.ts'

type NewPasswordFieldsProps = {
  form: {
    text: (name: 'password' | 'confirmPassword') => Partial<PasswordFieldProps>
    values: { password: string }
  }
  minLength: number
}

/** A password and its repetition, with the requirements. */
export function NewPasswordFields({ form, minLength }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  const eye = usePasswordTexts()
  return (
    <>
      <PasswordField
        {...form.text('password')}
        size="touch"
        autoComplete="new-password"
        label={t('signIn.password')}
        help={<PasswordHelp password={form.values.password} minLength={minLength} />}
        {...eye}
      />
      <PasswordField
        {...form.text('confirmPassword')}
        size="touch"
        autoComplete="new-password"
        label={t('reset.repeat')}
        {...eye}
      />
    </>
  )
}
