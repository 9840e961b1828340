import type { NegotiatedBid } from '@seriba/contracts/negotiations'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { Photo } from '@seriba/ui/Photo'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import styles from './negotiation.module.css'

type NegotiationHeadProps = {
  negotiation: NegotiatedBid
  /** There staff see all clients' bids on it. */
  toBids?: boolean
}

/** The vehicle that is being negotiated; links to its lot. */
export function NegotiationHead({ negotiation, toBids = false }: NegotiationHeadProps) {
  const { t } = useTranslation('bids')
  const words = useLotWords()
  const { name, year, auctionName, lotNo, chassis, mileage, thumbnail, condition, lotType, lotId } =
    negotiation
  const facts = [`${auctionName} ${lotNo}`, chassis, mileage === null ? null : words.mileage(mileage)]
  return (
    <header className={styles.vehicle}>
      <Photo src={thumbnail} alt="" />
      <div>
        <h2 className="wraps">
          <Link
            to={lotPathOf(lotType, lotId, 'live')}
            aria-label={t('list.openLot', { lotNo })}
            target="_blank"
          >
            {[name, year].filter(Boolean).join(', ')}
          </Link>
        </h2>
        <p className="num truncate">{facts.filter(Boolean).join(', ')}</p>
        {toBids && (
          <TextLink render={(props) => <Link {...props} to={bidsOfLotPath(lotId)} />}>{t('onLot')}</TextLink>
        )}
      </div>
      <ConditionGrade grade={condition} />
    </header>
  )
}
