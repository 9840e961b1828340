import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'

/** There is no new password here that the present one would be the old one of. */
export function useProofText() {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  return (code: string) => (code === 'wrong_password' ? t('twoStep.wrongPassword') : textOf(code))
}
