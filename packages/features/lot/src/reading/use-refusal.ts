import { toApiError } from '@seriba/api/api-error'
import { useTranslation } from 'react-i18next'

/** Why something was refused, in the reader's language. */
export function useRefusal(error: unknown): string | undefined {
  const { t } = useTranslation('refusal')
  return error ? t(toApiError(error)?.code ?? 'internal') : undefined
}
