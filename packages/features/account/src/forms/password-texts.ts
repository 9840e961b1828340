import { useTranslation } from 'react-i18next'

/** What the eye in a password field is called. */
export function usePasswordTexts() {
  const { t } = useTranslation('account')
  return { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') }
}
