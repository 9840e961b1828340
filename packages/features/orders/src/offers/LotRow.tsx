import type { OfferedLot } from '@seriba/contracts/order-offers'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Photo } from '@seriba/ui/Photo'
import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './offers.module.css'

type LotRowProps = {
  lot: OfferedLot
  /** Next to its facts: its outcome, and what can be done. */
  children: ReactNode
  /** Without a margin, if its container has one. */
  flush?: boolean
  /** Names the vehicle, too, if that is not clear from the list. */
  named?: boolean
}

/** A lot in one line or three: enough to say yes or no, or to look closer. */
export function LotRow({ lot, children, flush, named }: LotRowProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { lotNo, year, mileage, condition, startPrice, soldPrice, auctionName, auctionDate } = lot
  const km = mileage === null ? null : `${groupThousands(mileage)} ${t('common:units.km')}`
  return (
    <li className={styles.row} data-flush={flush || undefined}>
      <Photo src={lot.image} alt="" className={styles.photo} />
      <div className={styles.lines}>
        <div className={styles.line}>
          <TextLink
            className={`num ${styles.number}`}
            aria-label={t('orders:offers.lot', { lotNo })}
            render={(props) => <Link {...props} to={placeOfLot(lot)} />}
          >
            {lotNo}
          </TextLink>
          <span className={`num ${styles.price}`}>{formatMoney(soldPrice ?? startPrice)}</span>
        </div>
        {named && (
          <p className={styles.facts}>
            {lot.maker} {lot.model} {lot.grade}
          </p>
        )}
        <div className={styles.line}>
          <p className={styles.facts}>{[year, km, condition].filter(Boolean).join(', ')}</p>
          <div className={styles.acts}>{children}</div>
        </div>
        <p className={styles.facts}>
          {[auctionName, auctionDate && formatDateTime(auctionDate)].filter(Boolean).join(', ')}
        </p>
      </div>
    </li>
  )
}

/** Its page opens even when it is over. */
export const placeOfLot = ({ lotType, lotId }: Pick<OfferedLot, 'lotType' | 'lotId'>) =>
  lotPathOf(lotType, lotId, 'live')
