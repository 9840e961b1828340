import { useTranslation } from 'react-i18next'

/** The labels of the eye in a password field. */
export function usePasswordTexts() {
  const { t } = useTranslation('account')
  return { showLabel: t('signIn.showPassword'), hideLabel: t('signIn.hidePassword') }
}
