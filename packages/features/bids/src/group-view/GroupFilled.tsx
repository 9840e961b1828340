import { serverNow } from '@seriba/api/server-clock'
import type { BidGroup, GroupedBid } from '@seriba/contracts/bid-groups'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { auctionFinished } from '@seriba/domain/bids/deadlines'
import { statusAfterReopening } from '@seriba/domain/bids/group'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import type { Side } from '../shared/side.ts'
import styles from './group-parts.module.css'

type GroupFilledProps = { group: BidGroup; bids: readonly GroupedBid[] }

/** What filled a group, and how many bids that stopped. */
export function FilledBy({ group, bids }: GroupFilledProps) {
  const { t, i18n } = useTranslation('groupFilled')
  const wins = bids.filter((bid) => bid.bidStatus === bidStatus.win)
  const stopped = bids.filter((bid) => bid.stoppedFrom !== null).length
  if (wins.length === 0) return null
  const lots = wins.map(({ lotNo, maker, model, soldPrice }) => {
    const name = `${maker} ${model}`
    return soldPrice > 0
      ? t('win', { lotNo, name, amount: formatMoney(soldPrice) })
      : t('winNoPrice', { lotNo, name })
  })
  return (
    <Note tone="green" className={styles.filled}>
      <b>{t('by', { label: group.label, lots: new Intl.ListFormat(i18n.language).format(lots) })}</b>{' '}
      {stopped > 0 && t('stopped', { count: stopped })}
    </Note>
  )
}

/**
 * What happens to the bids that a filled group has stopped if its win is undone, and if there are two wins at once.
 */
export function AfterFilled({ group, bids, side }: GroupFilledProps & { side: Side }) {
  const { t } = useTranslation(['groupFilled', 'lots'])
  const now = serverNow()
  const timeOf = ({ auctionDate, status }: GroupedBid) => ({ auctionDate, status })
  const stopped = bids.filter((bid) => bid.stoppedFrom !== null && !auctionFinished(timeOf(bid), now))
  const labels = side === 'client' ? 'clientBidStatus' : 'bidStatus'
  const outcome = (bid: GroupedBid) => {
    const to = statusAfterReopening(bid.stoppedFrom as BidStatus, timeOf(bid), now)
    const was = to === null ? 'blank' : bidStatusName(to)
    if (was === 'blank') return t('tooLate', { lotNo: bid.lotNo })
    return t('back', { lotNo: bid.lotNo, status: t(`lots:${labels}.${was}`) })
  }
  return (
    <>
      {stopped.length > 0 && (
        <section>
          <h3>{t('undone')}</h3>
          <p>{t('undoneText')}</p>
          <ul>
            {stopped.map((bid) => (
              <li key={bid.bidId}>{outcome(bid)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('twoWins')}</h3>
        <p>
          {t(side === 'client' ? 'twoWinsOwnText' : 'twoWinsText', {
            over: Math.max(group.won, group.cars + 1),
            cars: group.cars,
          })}
        </p>
      </section>
    </>
  )
}
