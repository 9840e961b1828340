import { serverNow } from '@seriba/api/server-clock'
import type { BuyerDashboard, DashboardBid } from '@seriba/contracts/dashboard'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { formatMoney } from '@seriba/domain/format/number'
import { useNow } from '@seriba/ui/use-now'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BidHeads } from '../bids/BidHeads.tsx'
import { BidRow } from '../bids/BidRow.tsx'
import { Part } from './Part.tsx'

type DayBidsProps = {
  board: BuyerDashboard
  /** Where all of them are. */
  list: string
  control: ReactNode
}

const isToCome = ({ auctionDate, bidStatus: status }: DashboardBid, now: Date) =>
  auctionDate !== null &&
  Date.parse(auctionDate) > now.getTime() &&
  (status === bidStatus.new || status === bidStatus.bid)

/** Bids of today and the following days, beginning with the upcoming ones. */
export function DayBids({ board: { role, today, next }, list, control }: DayBidsProps) {
  const { t } = useTranslation('dashboard')
  const now = useNow(15_000, serverNow)
  const of = role === 'dealer' ? 'dealer' : 'own'
  const part = (title: string, { count, rows }: typeof next, first: boolean, figure?: ReactNode) => (
    <Part
      key={title}
      title={title}
      figure={figure ?? (count > 0 && count)}
      control={first && control}
      to={first ? { href: list, label: t('today.all') } : undefined}
      heads={<BidHeads of={of} />}
      empty={t('today.empty')}
    >
      {rows.map((bid) => (
        <BidRow key={bid.bidId} bid={bid} of={of} />
      ))}
    </Part>
  )
  const nextFirst = next.count > 0 && !today.rows.some((bid) => isToCome(bid, now))
  const ofToday = (first: boolean) =>
    part(
      t('today.title'),
      today,
      first,
      today.count > 0 && t('today.sum', { count: today.count, sum: formatMoney(today.sum) }),
    )
  const ofNext = (first: boolean) => next.count > 0 && part(t('next.title'), next, first)
  if (!nextFirst) return [ofToday(true), ofNext(false)]
  return [ofNext(true), today.count > 0 && ofToday(false)]
}
