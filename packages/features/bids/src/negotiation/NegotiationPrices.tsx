import type { NegotiatedBid } from '@seriba/contracts/negotiations'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { AskForm } from './AskForm.tsx'
import styles from './desk-negotiations.module.css'
import { NegotiationActions } from './NegotiationActions.tsx'
import { NegotiationHead } from './NegotiationHead.tsx'
import { Scale } from './Scale.tsx'
import { Turns, type TurnsProps } from './Turns.tsx'
import type { ListedTalks } from './use-negotiation-actions.ts'

type NegotiationPricesProps = {
  talks: (ListedTalks & Pick<TurnsProps, 'turns'>) | undefined
  /** The bid that there are no talks about yet. */
  begun: NegotiatedBid | undefined
}

/** The talks as a ledger, what the hall says next, and how they end. */
export function NegotiationPrices({ talks, begun }: NegotiationPricesProps) {
  const { t } = useTranslation('negotiationDesk')
  const bid = talks ?? begun
  if (!bid) return null
  const isOpen = talks?.outcome === null
  return (
    <>
      <NegotiationHead talks={bid} toBids />
      {!talks && begun && (
        <p className={styles.begun}>
          {t('begun', { client: begun.client ?? '', amount: formatMoney(begun.bidAmount) })}
        </p>
      )}
      {talks && isOpen && <Scale from={talks.offer ?? talks.bidAmount} ask={talks.ask} />}
      {talks && <Turns {...talks} />}
      {/* Without talks, this begins them. */}
      {talks?.outcome !== 'accepted' && (
        <AskForm key={talks?.ask ?? 0} bidId={bid.bidId} ask={talks?.ask ?? null} />
      )}
      {talks && isOpen && <NegotiationActions talks={talks} />}
    </>
  )
}
