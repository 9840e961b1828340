import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import styles from './negotiation.module.css'

/** The vehicle that the talks are about; leads to its lot. */
export function TalksHead({ talks }: { talks: ListedNegotiation }) {
  const { t } = useTranslation('bids')
  const words = useLotWords()
  const { name, year, auctionName, lotNo, chassis, mileage, thumbnail, condition, lotType, lotId } = talks
  const facts = [`${auctionName} ${lotNo}`, chassis, mileage === null ? null : words.mileage(mileage)]
  return (
    <header className={styles.vehicle}>
      <Photo src={thumbnail} alt="" />
      <div>
        <h2 className="truncate">
          <Link
            to={lotPathOf(lotType, lotId, 'live')}
            aria-label={t('list.openLot', { lotNo })}
            target="_blank"
          >
            {[name, year].filter(Boolean).join(', ')}
          </Link>
        </h2>
        <p className="num truncate">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <ConditionGrade grade={condition} />
    </header>
  )
}
