import { defaultPasswordMinLength, lengthInMessage } from '@seriba/domain/access/password'
import type { refusal } from '@seriba/i18n/en/refusal'
import { useTranslation } from 'react-i18next'

/** The text for the code of a field's error. */
export function useProblemText(passwordMinLength = defaultPasswordMinLength) {
  const { t } = useTranslation(['refusal', 'common'])
  return (code: string) =>
    code === 'password_too_short'
      ? t('common:errors.minLength', { length: lengthInMessage(passwordMinLength) })
      : t(`refusal:${code as keyof typeof refusal}`)
}
