import { serverNow } from '@seriba/api/server-clock'
import { useActor } from '@seriba/api/use-actor'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { negotiationCan } from '@seriba/domain/bids/negotiation'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NegotiationLine } from './NegotiationLine.tsx'

/** Talks with the seller in a row of the desk: as they stand, or the way to begin them. */
export function DeskNegotiation({ bid }: { bid: Bid }) {
  const { t } = useTranslation('negotiationDesk')
  const actor = useActor()
  const { bidId, lotNo, negotiation, status, bidStatus, auctionDate } = bid
  if (negotiation) return <NegotiationLine bidId={bidId} lotNo={lotNo} talks={negotiation} desk />
  const about = { status: bidStatus as BidStatus, lotStatus: status, auctionDate }
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
