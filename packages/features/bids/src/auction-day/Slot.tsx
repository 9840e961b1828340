import type { DayBid } from '@seriba/contracts/auction-day'
import { dayState } from '@seriba/domain/bids/auction-day'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Icon } from '@seriba/ui/Icon'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { isDone } from './day-layout.ts'
import { HandLine } from './HandLine.tsx'
import styles from './slot.module.css'
import type { SlotWords } from './use-slot-words.ts'

export const slotId = (bidId: number) => `day-bid-${bidId}`

type SlotProps = {
  words: SlotWords
  bid: DayBid
  /** When its lot should come up, in ms. */
  at: number
  /** Its lot should be in the ring. */
  live: boolean
  soon: boolean
  /** Some of its words have no room. */
  cut: boolean
  focused: boolean
  /** Names the hall, where the lane does not. */
  named: boolean
}

/**
 * A bid on the board: what is over is one line. Dozens come with each turn of a wheel, so a slot asks for nothing by
 * itself and is made of few elements, none of them positioned: the board hears its presses, the photo is a background.
 */
export const Slot = memo(function Slot(props: SlotProps) {
  const { bid, focused, words } = props
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
      data-cut={props.cut || undefined}
      data-focused={focused || undefined}
      style={
        done || bid.image === null ? undefined : ({ '--photo': `url(${JSON.stringify(bid.image)})` } as never)
      }
    >
      {done ? lineOf(props) : bodyOf(props)}
      {bid.byHand !== null && <HandLine bid={bid} action={bid.byHand} label={words.hand[bid.byHand]} />}
    </div>
  )
})

const linkOf = ({ bid, words }: SlotProps) => (
  <a
    className={styles.lotNo}
    href={`${words.root}${lotPathOf(bid.lotType, bid.lotId, 'live')}`}
    data-lot-link
    aria-label={words.lot(bid)}
  >
    {bid.lotNo}
  </a>
)

const bodyOf = (props: SlotProps) => {
  const { bid, at, live, soon, named, words } = props
  return (
    <>
      <p>
        {linkOf(props)}
        {named && <span className={styles.quiet}>{bid.auctionName}</span>}
        {bid.group && <span className={styles.group}>{bid.group}</span>}
        <span className={styles.end} data-soon={soon || undefined}>
          {live ? words.now : formatTime(new Date(at))}
        </span>
      </p>
      {bid.clash ? (
        <p className={styles.names}>
          <b className={styles.model}>{bid.model}</b>
          <Icon icon={TriangleAlert} size={14} className={styles.clash} role="img" aria-label={words.clash} />
        </p>
      ) : (
        <b className={styles.model}>{bid.model}</b>
      )}
      <p className={`${styles.names} ${styles.beside}`}>
        <span className={styles.client}>{bid.client}</span>
        <b className={styles.end}>{groupThousands(bid.maximum ?? bid.amount)}</b>
      </p>
    </>
  )
}

const lineOf = (props: SlotProps) => {
  const { bid, named, words } = props
  const state = dayState(bid)
  const price = bid.soldPrice === null ? '' : groupThousands(Math.round(bid.soldPrice / 1000))
  return (
    <p className={`${styles.names} ${styles.line}`}>
      {linkOf(props)}
      <span className={styles.done}>{named ? `${bid.auctionName}, ${bid.model}` : bid.model}</span>
      <span className={styles.end}>
        {`${words.state[state]} ${state === 'win' || state === 'lost' ? price : ''}`}
      </span>
    </p>
  )
}
