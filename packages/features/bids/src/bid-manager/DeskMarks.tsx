import { serverNow } from '@seriba/api/server-clock'
import type { DayBid } from '@seriba/contracts/auction-day'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { jstDay } from '@seriba/domain/time/jst'
import { Icon } from '@seriba/ui/Icon'
import { useNow } from '@seriba/ui/use-now'
import { Hand, type LucideIcon, TriangleAlert, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLiveDay } from '../auction-day/use-live-day.ts'
import { emptyFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './desk-marks.module.css'

/** The maximum number of values in a lot number filter. */
const mostNumbers = 60

/** What needs attention at the desk today, with links to these bids. */
export function DeskMarks({ model }: { model: Pick<BidListModel, 'change'> }) {
  const { t } = useTranslation('auctionDay')
  const date = jstDay(useNow(60_000, serverNow))
  const bids = useLiveDay(date, 'all').currentData?.bids ?? []
  const marks = [
    { name: 'hands', icon: Hand, tone: 'red', of: bids.filter(({ byHand }) => byHand !== null) },
    { name: 'clashes', icon: TriangleAlert, tone: 'orange', of: bids.filter(({ clash }) => clash) },
    { name: 'shared', icon: Users, tone: 'gray', of: oneOfEachShared(bids) },
  ] as const satisfies readonly { name: string; icon: LucideIcon; tone: string; of: DayBid[] }[]

  function show(chosen: readonly DayBid[]) {
    const numbers = [...new Set(chosen.map(({ lotNo }) => lotNo))].slice(0, mostNumbers)
    model.change({
      status: null,
      filters: { ...emptyFilters, date, auctions: hallsOf(chosen), lotNo: numbers.join(', ') },
    })
  }

  const wanting = marks.filter(({ of }) => of.length > 0)
  if (wanting.length === 0) return null
  return (
    <ul aria-label={t('marks.today')} className={styles.marks}>
      {wanting.map(({ name, icon, tone, of }) => (
        <li key={name} data-mark={name}>
          <button type="button" className={styles.mark} data-tone={tone} onClick={() => show(of)}>
            <Icon icon={icon} size={14} aria-hidden />
            {t(`marks.${name}`, { count: of.length })}
          </button>
        </li>
      ))}
    </ul>
  )
}

const hallsOf = (bids: readonly DayBid[]) => [...new Set(bids.map(({ auctionName }) => auctionName))]

/** The first bid of each lot on which we have several live bids. */
function oneOfEachShared(bids: readonly DayBid[]): DayBid[] {
  const live = bids.filter((bid) => bid.bidStatus === bidStatus.new || bid.bidStatus === bidStatus.bid)
  const byLot = Map.groupBy(live, ({ lotId }) => lotId)
  return [...byLot.values()].flatMap(([first, second]) => (first && second ? [first] : []))
}
