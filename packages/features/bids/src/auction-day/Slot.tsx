import type { DayBid } from '@seriba/contracts/auction-day'
import { dayState } from '@seriba/domain/bids/auction-day'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Icon } from '@seriba/ui/Icon'
import { Photo } from '@seriba/ui/Photo'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isDone } from './day-layout.ts'
import { HandLine } from './HandLine.tsx'
import styles from './slot.module.css'

export const slotId = (bidId: number) => `day-bid-${bidId}`

type SlotProps = {
  bid: DayBid
  /** When its lot should come up, in ms. */
  at: number
  /** Its lot should be in the ring. */
  live: boolean
  soon: boolean
  focused: boolean
  /** Names the hall, where the lane does not. */
  named: boolean
  onFocus: (bidId: number) => void
}

/** A bid on the board: what is over is one line. */
export const Slot = memo(function Slot(props: SlotProps) {
  const { bid, focused, onFocus } = props
  const { t } = useTranslation('auctionDay')
  return (
    // The lot's link is what keys reach; a press anywhere chooses the bid.
    // biome-ignore lint/a11y/noStaticElementInteractions: the link inside does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: J and K choose as well
    <div
      id={slotId(bid.bidId)}
      className={styles.slot}
      data-state={dayState(bid)}
      data-line={isDone(bid) || undefined}
      data-hand={bid.byHand !== null || undefined}
      data-auto={bid.autoBid || undefined}
      data-new={bid.bidStatus === 1 || undefined}
      data-live={props.live || undefined}
      data-focused={focused || undefined}
      onClick={() => onFocus(bid.bidId)}
      onFocus={() => onFocus(bid.bidId)}
    >
      {isDone(bid) ? <DoneLine bid={bid} named={props.named} /> : <OpenSlot {...props} />}
      {bid.byHand !== null && <HandLine bid={bid} action={bid.byHand} label={t(`hand.${bid.byHand}`)} />}
    </div>
  )
})

function LotLink({ bid }: { bid: DayBid }) {
  const { t } = useTranslation('auctionDay')
  const name = `${bid.maker} ${bid.model}`
  return (
    <Link
      className={styles.lotNo}
      to={lotPathOf(bid.lotType, bid.lotId, 'live')}
      data-lot-link
      aria-label={t('lot', { lotNo: bid.lotNo, name, hall: bid.auctionName, client: bid.client })}
    >
      {bid.lotNo}
    </Link>
  )
}

function OpenSlot({ bid, at, live, soon, named }: SlotProps) {
  const { t } = useTranslation('auctionDay')
  return (
    <div className={styles.body}>
      <Photo className={styles.photo} src={bid.image} alt="" />
      <div className={styles.text}>
        <p>
          <LotLink bid={bid} />
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

function DoneLine({ bid, named }: { bid: DayBid; named: boolean }) {
  const { t } = useTranslation('auctionDay')
  const state = dayState(bid)
  const price = bid.soldPrice === null ? '' : groupThousands(Math.round(bid.soldPrice / 1000))
  return (
    <p className={styles.line}>
      <LotLink bid={bid} />
      <span className={styles.cut}>{named ? `${bid.auctionName}, ${bid.model}` : bid.model}</span>
      <span className={styles.end}>
        {t(`state.${state === 'open' ? 'lost' : state}`)} {(state === 'win' || state === 'lost') && price}
      </span>
    </p>
  )
}
