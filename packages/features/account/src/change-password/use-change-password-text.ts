import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'
import type { PasswordChange } from './change-password-problems.ts'

/** This page has its own texts for what is wrong with a password (1§5). */
export function useChangePasswordText(minLength: number) {
  const { t } = useTranslation('account')
  const textOf = useProblemText(minLength)
  return (code: string, field?: keyof PasswordChange) => {
    // Above the form is the server's message about the form as a whole.
    if (field === undefined) return textOf(code)
    if (code === 'field_required') return t('changePassword.required')
    if (code === 'passwords_differ') return t('changePassword.mustMatch')
    if (code !== 'password_too_short') return textOf(code)
    return t('changePassword.minLength', {
      length: field === 'oldPassword' ? defaultPasswordMinLength : minLength,
    })
  }
}
