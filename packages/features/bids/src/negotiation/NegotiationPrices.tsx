import type { BidToNegotiate, ViewedNegotiation } from '@seriba/contracts/negotiations'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { AskDelivery } from './AskDelivery.tsx'
import { AskForm } from './AskForm.tsx'
import styles from './desk-negotiations.module.css'
import { HallContact } from './HallContact.tsx'
import { NegotiationActions } from './NegotiationActions.tsx'
import { NegotiationHead } from './NegotiationHead.tsx'
import { NegotiationReachNote } from './NegotiationReachNote.tsx'
import { NegotiationTurns } from './NegotiationTurns.tsx'
import { PriceScale } from './PriceScale.tsx'

type NegotiationPricesProps = {
  negotiation: ViewedNegotiation | undefined
  /** The bid that is not being negotiated yet. */
  begun: BidToNegotiate | undefined
}

/** The negotiation as a log, the hall's next message, and how it ends. */
export function NegotiationPrices({ negotiation, begun }: NegotiationPricesProps) {
  const { t } = useTranslation('negotiationDesk')
  const bid = negotiation ?? begun
  if (!bid) return null
  const isOpen = negotiation?.outcome === null
  return (
    <>
      <NegotiationHead negotiation={bid} toBids />
      {!negotiation && begun && (
        <p className={styles.begun}>
          {t('begun', { client: begun.client ?? '', amount: formatMoney(begun.bidAmount) })}
        </p>
      )}
      {negotiation && isOpen && (
        <PriceScale from={negotiation.offer ?? negotiation.bidAmount} ask={negotiation.ask} />
      )}
      {negotiation && <NegotiationTurns {...negotiation} />}
      {negotiation?.told && isOpen && negotiation.turn === 'client' && (
        <AskDelivery client={negotiation.client ?? ''} told={negotiation.told} />
      )}
      {negotiation?.reach && (
        <NegotiationReachNote
          client={negotiation.client ?? ''}
          reach={negotiation.reach}
          ask={negotiation.ask}
          offer={negotiation.offer}
        />
      )}
      {/* If there is no negotiation, this begins one. */}
      {negotiation?.outcome !== 'accepted' && (
        <AskForm key={negotiation?.ask ?? 0} bidId={bid.bidId} ask={negotiation?.ask ?? null} />
      )}
      {bid.hallContact !== null && (isOpen || !negotiation) && (
        <HallContact bidId={bid.bidId} hall={bid.auctionName} contact={bid.hallContact} />
      )}
      {negotiation && isOpen && <NegotiationActions negotiation={negotiation} />}
    </>
  )
}
