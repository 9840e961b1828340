import type { DayBid } from '@seriba/contracts/auction-day'
import { dayState } from '@seriba/domain/bids/auction-day'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Icon } from '@seriba/ui/Icon'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { useTranslation } from 'react-i18next'
import { isDone } from './day-layout.ts'
import { HandLine } from './HandLine.tsx'
import styles from './slot.module.css'

export const slotId = (bidId: number) => `day-bid-${bidId}`

export type SlotWords = {
  t: ReturnType<typeof useTranslation<'auctionDay'>>['t']
  /** Where the app begins. */
  root: string
}

type SlotProps = SlotWords & {
  bid: DayBid
  /** When its lot should come up, in ms. */
  at: number
  /** Its lot should be in the ring. */
  live: boolean
  soon: boolean
  focused: boolean
  /** Names the hall, where the lane does not. */
  named: boolean
}

/**
 * A bid on the board: what is over is one line. Dozens come with each turn of a wheel, so a slot asks for nothing by
 * itself: the board hears its presses.
 */
export const Slot = memo(function Slot(props: SlotProps) {
  const { bid, focused, t } = props
  const done = isDone(bid)
  return (
    <div
      id={slotId(bid.bidId)}
      className={styles.slot}
      data-bid={bid.bidId}
      data-state={dayState(bid)}
      data-line={done || undefined}
      data-hand={bid.byHand !== null || undefined}
      data-auto={bid.autoBid || undefined}
      data-new={bid.bidStatus === 1 || undefined}
      data-live={props.live || undefined}
      data-focused={focused || undefined}
    >
      {done ? lineOf(props) : bodyOf(props)}
      {bid.byHand !== null && <HandLine bid={bid} action={bid.byHand} label={t(`hand.${bid.byHand}`)} />}
    </div>
  )
})

const linkOf = ({ bid, t, root }: SlotProps) => (
  <a
    className={styles.lotNo}
    href={`${root}${lotPathOf(bid.lotType, bid.lotId, 'live')}`}
    data-lot-link
    aria-label={t('lot', {
      lotNo: bid.lotNo,
      name: `${bid.maker} ${bid.model}`,
      hall: bid.auctionName,
      client: bid.client,
    })}
  >
    {bid.lotNo}
  </a>
)

const bodyOf = (props: SlotProps) => {
  const { bid, at, live, soon, named, t } = props
  return (
    <div className={styles.body}>
      {bid.image === null ? (
        <span className={styles.photo} />
      ) : (
        <img className={styles.photo} src={bid.image} alt="" loading="lazy" decoding="async" />
      )}
      <div className={styles.text}>
        <p>
          {linkOf(props)}
          {named && <span className={styles.quiet}>{bid.auctionName}</span>}
          {bid.group && <span className={styles.group}>{bid.group}</span>}
          {bid.clash && (
            <Icon
              icon={TriangleAlert}
              size={14}
              className={styles.clash}
              role="img"
              aria-label={t('clash')}
            />
          )}
          <span className={styles.end} data-soon={soon || undefined}>
            {live ? t('now') : formatTime(new Date(at))}
          </span>
        </p>
        <p>
          <b className={styles.cut}>{bid.model}</b>
        </p>
        <p>
          <span className={styles.client}>{bid.client}</span>
          <b className={styles.end}>{groupThousands(bid.maximum)}</b>
        </p>
      </div>
    </div>
  )
}

const lineOf = (props: SlotProps) => {
  const { bid, named, t } = props
  const state = dayState(bid)
  const price = bid.soldPrice === null ? '' : groupThousands(Math.round(bid.soldPrice / 1000))
  return (
    <p className={styles.line}>
      {linkOf(props)}
      <span className={styles.cut}>{named ? `${bid.auctionName}, ${bid.model}` : bid.model}</span>
      <span className={styles.end}>
        {t(`state.${state === 'open' ? 'lost' : state}`)} {(state === 'win' || state === 'lost') && price}
      </span>
    </p>
  )
}
