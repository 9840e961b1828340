import type { ClientView } from '@seriba/contracts/client-view'
import { formatDateTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'

/** Which terms a client has agreed to and when, and whether others are in force by now. */
export function useTermsText({ agreed, version, inForce }: ClientView['detail']['terms']): string {
  const { t } = useTranslation('clients')
  if (!agreed) return t('client.termsOpen')
  const at = formatDateTime(agreed)
  if (version === null) return at
  const known = t('client.termsVersion', { number: version, at })
  return inForce === null || inForce === version ? known : t('client.termsNewer', { known, number: inForce })
}
