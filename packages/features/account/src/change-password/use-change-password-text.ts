import { changeMinLength, type PasswordChange } from '@seriba/domain/access/change-password'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'

/** This page has its own texts for what is wrong with a password (1§5); the server answers with the same ones. */
export function useChangePasswordText(minLength: number) {
  const { t } = useTranslation('account')
  const textOf = useProblemText(minLength)
  return (code: string, field?: keyof PasswordChange) => {
    // Above the form is the server's message about the form as a whole.
    if (field === undefined) return textOf(code)
    if (code === 'field_required') return t('changePassword.required')
    if (code === 'passwords_differ') return t('changePassword.mustMatch')
    if (code !== 'password_too_short') return textOf(code)
    return t('changePassword.minLength', { length: changeMinLength(field, minLength) })
  }
}
