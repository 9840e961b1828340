import type { ApiError } from '@seriba/api/api-error'
import { useTranslation } from 'react-i18next'

/** What is wrong in a form that asks for the logged-in user's password: there is no old one. */
export function useBankFaultText() {
  const { t } = useTranslation(['companyTables', 'refusal'])
  return (code: ApiError['code']) =>
    code === 'wrong_password' ? t('bank.wrongPassword') : t(`refusal:${code}`)
}
