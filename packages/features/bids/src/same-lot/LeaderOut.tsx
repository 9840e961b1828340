import type { LeaderOut as Left } from '@seriba/contracts/rival-bids'
import { type BidStatus, bidStatusName, isLive } from '@seriba/domain/bids/bid-status'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type LeaderOutProps = {
  left: Left
  /** The bid that now leads. */
  next: { client: string; amount: number }
}

/** Whose bid lost the lead, and whose has been waiting for a person since then (4.5). */
export function LeaderOut({ left, next }: LeaderOutProps) {
  const { t } = useTranslation(['auctionDay', 'lots', 'sameLot'])
  return (
    <Note tone="red" icon={Hand}>
      <b>{t('auctionDay:hand.lead')}</b>{' '}
      {t(isLive(left.status as BidStatus) ? 'sameLot:leaderBehind' : 'sameLot:leaderOut', {
        client: left.client,
        status: t(`lots:bidStatus.${bidStatusName(left.status as BidStatus)}`),
        at: formatDateTime(left.at),
        next: next.client,
        amount: formatMoney(next.amount),
      })}
    </Note>
  )
}
