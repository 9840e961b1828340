import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { goTo } from '../page/go-to.ts'

/** At the head of a purchase: how many of its client's documents are waiting for review, with a link to them. */
export function DocumentsToCheck({ purchase: { documents, status } }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchaseDesk')
  const count = documents.filter(({ by, state }) => by === 'client' && state === 'new').length
  if (count === 0 || status === purchaseStatuses.purchaseCancelled) return null
  return <TextButton onClick={() => goTo('documents')}>{t('page.documentsToCheck', { count })}</TextButton>
}
