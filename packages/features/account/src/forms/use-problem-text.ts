import { defaultPasswordMinLength } from '@seriba/domain/access/password'
import type { refusal } from '@seriba/i18n/en/refusal'
import { useTranslation } from 'react-i18next'

/** A code of what is wrong with a field, as a text. */
export function useProblemText(passwordMinLength = defaultPasswordMinLength) {
  const { t } = useTranslation(['refusal', 'common'])
  return (code: string, minLength = passwordMinLength) =>
    code === 'password_too_short'
      ? // 'More than 5' is how the phrase says 'at least 6'.
        t('common:errors.minLength', { length: minLength - 1 })
      : t(`refusal:${code as keyof typeof refusal}`)
}
