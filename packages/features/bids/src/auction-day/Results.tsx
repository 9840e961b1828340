import { useAppSelector } from '@seriba/api/hooks'
import { selectConnectionLost } from '@seriba/api/notifications-slice'
import { serverNow } from '@seriba/api/server-clock'
import type { DayBid } from '@seriba/contracts/auction-day'
import { type DayState, dayState } from '@seriba/domain/bids/auction-day'
import { formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { TextButton } from '@seriba/ui/TextLink'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './results.module.css'

/** The latest stand in the stream; the board has them all. */
const shown = 60
const freshMs = 5000

type ResultsProps = {
  bids: readonly DayBid[]
  onFocus: (bidId: number) => void
  onPrice: (bid: DayBid) => void
}

/**
 * What became of the day's bids, the latest on top, under what still needs a hand. Rendered when a bid changes, and not
 * with each look at the clock: dozens of lines would hold the board up.
 */
export const Results = memo(function Results({ bids, onFocus, onPrice }: ResultsProps) {
  const { t } = useTranslation('auctionDay')
  const { hands, ended, figures } = useMemo(() => resultsOf(bids), [bids])
  const fresh = useFresh(ended)
  const lost = useAppSelector(selectConnectionLost)
  return (
    <section className={styles.results} aria-label={t('results')}>
      <header className={styles.head}>
        <h2>
          {t('results')}
          <Badge tone={lost ? 'orange' : 'green'} dot={lost ? true : 'live'} small>
            {t(lost ? 'offline' : 'live')}
          </Badge>
        </h2>
        <p role="status" className="num-words">
          {t('figures', figures)}
        </p>
      </header>
      {hands.length + ended.length === 0 && <p className={styles.none}>{t('noResults')}</p>}
      <ul className={styles.stream}>
        {hands.map((bid) => (
          <Line key={`hand ${bid.bidId}`} bid={bid} at={resultAt(bid)} onFocus={onFocus} tone="hand">
            <b className={styles.red}>{t('byHand')}</b>
            <small>{bid.byHand && t(`hand.${bid.byHand}`)}</small>
          </Line>
        ))}
        {ended.slice(0, shown).map((bid) => {
          const state = dayState(bid)
          return (
            <Line
              key={bid.bidId}
              bid={bid}
              at={resultAt(bid)}
              onFocus={onFocus}
              tone={fresh.has(bid.bidId) ? 'fresh' : undefined}
            >
              {state === 'win' && bid.soldPrice === null ? (
                <TextButton onClick={() => onPrice(bid)}>{t('addPrice')}</TextButton>
              ) : (
                <b data-state={state}>
                  {t(`outcome.${state === 'open' || state === 'stopped' ? 'lost' : state}`)}
                </b>
              )}
              {bid.soldPrice !== null && (state === 'win' || state === 'lost') && (
                <small className="num">{formatMoney(bid.soldPrice)}</small>
              )}
            </Line>
          )
        })}
      </ul>
    </section>
  )
})

type LineProps = {
  bid: DayBid
  at: number
  tone: 'hand' | 'fresh' | undefined
  onFocus: (bidId: number) => void
  children: React.ReactNode
}

function Line({ bid, at, tone, onFocus, children }: LineProps) {
  const { t } = useTranslation('auctionDay')
  return (
    <li data-tone={tone}>
      <time className="num">{formatTime(new Date(at))}</time>
      <span className={styles.what}>
        <TextButton
          aria-label={t('showLot', { lotNo: bid.lotNo, name: bid.model, hall: bid.auctionName })}
          onClick={() => onFocus(bid.bidId)}
        >
          {bid.lotNo}
        </TextButton>{' '}
        {bid.model}
        <small>{bid.client}</small>
      </span>
      <span className={styles.end}>{children}</span>
    </li>
  )
}

const ends: readonly DayState[] = ['win', 'lost', 'notSold', 'removed']

/**
 * A bid's result is no older than its lot, whenever the bid itself was last touched. It is never still to come either,
 * so what the hall's pace makes of the lot's time says nothing here.
 */
function resultAt({ updatedAt, auctionDate }: DayBid): number {
  const [updated, due] = [Date.parse(updatedAt), Date.parse(auctionDate)]
  return due > serverNow().getTime() ? updated : Math.max(updated, due)
}

function resultsOf(bids: readonly DayBid[]) {
  const count = (state: string) => bids.filter((bid) => dayState(bid) === state).length
  return {
    hands: bids.filter(({ byHand }) => byHand !== null),
    ended: bids
      .filter((bid) => bid.byHand === null && ends.includes(dayState(bid)))
      .sort((a, b) => resultAt(b) - resultAt(a)),
    figures: { won: count('win'), lost: count('lost'), notSold: count('notSold') },
  }
}

/** Results that came while one was looking, for a few seconds. */
function useFresh(ended: readonly DayBid[]): ReadonlySet<number> {
  const known = useRef<ReadonlySet<number> | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ids = new Set(ended.map(({ bidId }) => bidId))
    const came = known.current ? [...ids].filter((id) => !known.current?.has(id)) : []
    known.current = ids
    if (came.length === 0) return
    setFresh((now) => new Set([...now, ...came]))
    const timer = setTimeout(
      () => setFresh((now) => new Set([...now].filter((id) => !came.includes(id)))),
      freshMs,
    )
    return () => clearTimeout(timer)
  }, [ended])
  return fresh
}
