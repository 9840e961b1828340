import { passwordStrength } from '@seriba/domain/access/password'
import { PasswordMeter } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'

/** The requirements for a new password, and how much of them is met. */
export function PasswordHelp({ password, minLength }: { password: string; minLength: number }) {
  const { t } = useTranslation('account')
  return (
    <PasswordMeter strength={passwordStrength(password, minLength)}>
      {t('reset.hint', { length: minLength })}
    </PasswordMeter>
  )
}
