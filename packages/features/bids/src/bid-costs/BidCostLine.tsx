import type { BidCost } from '@seriba/contracts/bid-costs'
import type { Bid } from '@seriba/contracts/bid-lists'
import { formatDay } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { milestones } from '@seriba/domain/landed-cost/landed-cost'
import { jstDay } from '@seriba/domain/time/jst'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-costs.module.css'
import { BidCosts } from './bid-costs-context.ts'

/** What a bid comes to, as far as it can be told; where and how far the sum goes stands in its title. */
export function BidCostLine({ bid: { bidId, bidAmount } }: { bid: Pick<Bid, 'bidId' | 'bidAmount'> }) {
  const words = useBidCostWords()
  const cost = useContext(BidCosts)?.get(bidId)
  if (cost === undefined || cost.amount !== bidAmount) return null
  return (
    <span className={`num ${styles.cost}`} title={words.all(cost)}>
      {words.last(cost)}
    </span>
  )
}

/** How a bid's cost is said: the last sum that is known, and all of them with port and day. */
export function useBidCostWords() {
  const { t, i18n } = useTranslation('costs')
  const sums = (cost: BidCost) =>
    milestones.flatMap((name) => {
      const sum = cost.milestones[name]
      return sum ? [`${t(`milestone.${name}`)} ${formatMoney(sum.likely)}`] : []
    })
  return {
    last: (cost: BidCost) => sums(cost).at(-1) ?? '',
    all: (cost: BidCost) =>
      [
        cost.port ? (i18n.language === 'ru' ? cost.port.ru : cost.port.en) : t('noPort'),
        ...sums(cost),
        cost.keptAt ? t('list.kept', { day: formatDay(jstDay(cost.keptAt)) }) : t('list.today'),
      ].join('. '),
  }
}
