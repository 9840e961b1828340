import { usePriceEvidenceQuery } from '@seriba/api/shared/price-evidence'
import type { LikeSale } from '@seriba/contracts/price-evidence'
import { formatDay } from '@seriba/domain/format/date'
import { formatMileage, formatMoney } from '@seriba/domain/format/number'
import { wouldHaveWon } from '@seriba/domain/lots/evidence/price-evidence'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './evidence.module.css'
import { Grade } from './Grade.tsx'

const mostShown = 100

type SimilarSalesProps = {
  asked: { pageType: PageType; id: string }
  /** The newest ten. */
  sales: readonly LikeSale[]
  /** How many there are. */
  sold: number
  /** The user's own bid, in yen. */
  bid: number | null
}

/** The lots behind the figures, newest first; each links to its page. */
export function SimilarSales({ asked, sales, sold, bid }: SimilarSalesProps) {
  const { t } = useTranslation('evidence')
  const [all, setAll] = useState(false)
  const { data, isFetching } = usePriceEvidenceQuery({ ...asked, limit: mostShown }, { skip: !all })
  const more = data?.evidence?.sales
  const shown = all && more ? more : sales
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.sales}>
          <caption className="visually-hidden">{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('auction')}</th>
              <th scope="col" data-wide>
                {t('year')}
              </th>
              <th scope="col" data-wide>
                {t('trim')}
              </th>
              <th scope="col">{t('grade')}</th>
              <th scope="col" data-end>
                {t('mileage')}
              </th>
              <th scope="col" data-end>
                {t('soldPrice')}
              </th>
              {bid !== null && <th scope="col">{t('myBid')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((sale) => (
              <Sale key={sale.id} sale={sale} bid={bid} />
            ))}
          </tbody>
        </table>
      </div>
      {sold > sales.length && (
        <div className={styles.more}>
          <Button size="sm" aria-expanded={all} busy={isFetching} onClick={() => setAll(!all)}>
            {all ? t('showFewer') : t('showAll', { count: Math.min(sold, mostShown) })}
          </Button>
          {all && sold > mostShown && <span>{t('newest', { count: mostShown })}</span>}
        </div>
      )}
    </>
  )
}

function Sale({ sale, bid }: { sale: LikeSale; bid: number | null }) {
  const { t } = useTranslation(['evidence', 'common'])
  const { id, pageType, auctionDate, auctionName, lotNumber, year, condition, mileage, grade, soldPrice } =
    sale
  const won = bid !== null && wouldHaveWon(bid, soldPrice)
  return (
    <tr>
      <td className="num">{formatDay(jstDay(auctionDate))}</td>
      <td>
        {auctionName}{' '}
        <TextLink render={(props) => <Link {...props} to={`${pageTypes[pageType].path}/${id}`} />}>
          <span className="num">{lotNumber}</span>
        </TextLink>
      </td>
      <td className="num" data-wide>
        {year ?? '-'}
      </td>
      <td className={styles.trim} title={grade} data-wide>
        {grade || '-'}
      </td>
      <td>
        <Grade condition={condition} />
      </td>
      <td className="num" data-end>
        {formatMileage(mileage, t('common:units.km'))}
      </td>
      <td className="num" data-end>
        <b>{formatMoney(soldPrice)}</b>
      </td>
      {bid !== null && <td data-won={won || undefined}>{won ? t('won') : t('outbid')}</td>}
    </tr>
  )
}
