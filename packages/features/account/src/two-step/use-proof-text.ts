import { useTranslation } from 'react-i18next'
import { useProblemText } from '../forms/use-problem-text.ts'

/** There is no new password here, so there is no "old" one either. */
export function useProofText() {
  const { t } = useTranslation('account')
  const textOf = useProblemText()
  return (code: string) => (code === 'wrong_password' ? t('twoStep.wrongPassword') : textOf(code))
}
