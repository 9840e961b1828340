import { useLotStatus } from '@seriba/api/use-lot-status'
import { formatMoney } from '@seriba/domain/format/number'
import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { ownBidTone } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { NoValue } from '@seriba/ui/Table'
import styles from './rows.module.css'
import type { RowWords } from './use-row-words.ts'

export function ConditionBadge({ grade }: { grade: string }) {
  const tone = conditionTone(grade)
  if (!grade) return <NoValue />
  return tone === 'plain' ? (
    <b className={styles.grade}>{grade}</b>
  ) : (
    <GradeBadge tone={tone}>{grade}</GradeBadge>
  )
}

type StatusBadgeProps = {
  lot: { status: number | null; auctionDate: string | null }
  words: RowWords
  small?: boolean | undefined
}

export function StatusBadge({ lot: { status, auctionDate }, words, small }: StatusBadgeProps) {
  return status === null ? (
    <NoValue />
  ) : (
    <KnownStatus lot={{ status, auctionDate }} words={words} small={small} />
  )
}

type KnownStatusProps = Pick<StatusBadgeProps, 'words' | 'small'> & {
  lot: { status: number; auctionDate: string | null }
}

function KnownStatus({ lot, words, small }: KnownStatusProps) {
  const { word, tone, live } = useLotStatus(lot)
  return (
    <Badge small={small} tone={tone} dot={live ? 'live' : undefined}>
      {words.status(word)}
    </Badge>
  )
}

export type OwnBid = { status: number | null; myBidAmount: number | null; bidStatusId: number | null }

/** The state of the user's own bid, colored by the lot; only if there is an amount (DEC13). */
export function OwnBidBadge({ bid, words, small }: { bid: OwnBid; words: RowWords; small?: boolean }) {
  if (!bid.myBidAmount || bid.bidStatusId === null) return null
  const tone = ownBidTone(bid.status)
  return (
    <Badge tone={tone === 'neutral' ? 'gray' : tone} small={small}>
      {words.bidStatus(bid.bidStatusId)}
    </Badge>
  )
}

/** A price, or a dash if there is none. */
export function Price({ yen }: { yen: number | null }) {
  return yen ? <span className="num">{formatMoney(yen)}</span> : <NoValue />
}
