import { serverNow } from '@seriba/api/server-clock'
import { useActor } from '@seriba/api/use-actor'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { negotiationCan } from '@seriba/domain/bids/negotiation'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type StartNegotiationProps = {
  /** `status` is the lot's. */
  bid: { bidId: number; lotNo: number; bidStatus: number | null; status: number; auctionDate: string | null }
}

/** Leads to a negotiation with the seller, if staff may begin one. */
export function StartNegotiation({ bid }: StartNegotiationProps) {
  const { t } = useTranslation('negotiationDesk')
  const actor = useActor()
  const { bidId, lotNo, status: lotStatus, bidStatus, auctionDate } = bid
  const about = { status: bidStatus as BidStatus, lotStatus, auctionDate }
  if (!actor || !negotiationCan.ask(actor, about, serverNow()).ok) return null
  return (
    <TextLink
      render={(props) => <Link {...props} to={`/negotiations?bid=${bidId}`} />}
      aria-label={t('startOf', { lotNo })}
    >
      {t('start')}
    </TextLink>
  )
}
