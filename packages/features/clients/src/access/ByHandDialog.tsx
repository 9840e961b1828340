import type { stopClientBids } from '@seriba/contracts/client-parts'
import type { Output } from '@seriba/contracts/contract'
import { formatDateTime } from '@seriba/domain/format/date'
import { AlertDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

export type BidByHand = Output<typeof stopClientBids>['byHand'][number]

/** Bids that were stopped too late for the hall to hear of it from us. */
export function ByHandDialog({ bids, onClose }: { bids: readonly BidByHand[]; onClose: () => void }) {
  const { t } = useTranslation(['clients', 'common'])
  return (
    <AlertDialog title={t('clients:access.byHand')} closeLabel={t('common:actions.close')} onClose={onClose}>
      <p>{t('clients:access.byHandText')}</p>
      <ul>
        {bids.map(({ bidId, auction, lotNo, auctionDate }) => (
          <li key={bidId}>
            {t('clients:access.byHandBid', { auction, lotNo, at: formatDateTime(auctionDate) })}
          </li>
        ))}
      </ul>
    </AlertDialog>
  )
}
