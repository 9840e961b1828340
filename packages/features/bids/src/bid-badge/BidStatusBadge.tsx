import { type BidStatus, type BidTone, bidStatusName, bidStatusTone } from '@seriba/domain/bids/bid-status'
import { Badge, type BadgeProps } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import type { Side } from '../shared/side.ts'

const looks: Record<BidTone, Pick<BadgeProps, 'tone' | 'look'>> = {
  blue: { tone: 'blue' },
  green: { tone: 'green' },
  orange: { tone: 'orange' },
  gray: { tone: 'gray' },
  outline: { tone: 'gray', look: 'outlined' },
  'solid-green': { tone: 'green', look: 'solid' },
}

type BidStatusBadgeProps = { status: number; side: Side }

/** A bid's status in its reader's words: a client's new bid is under review (DEC19). */
export function BidStatusBadge({ status, side }: BidStatusBadgeProps) {
  const { t } = useTranslation('lots')
  const name = bidStatusName(status as BidStatus)
  if (name === 'blank') return null
  return (
    <Badge {...looks[bidStatusTone[name]]}>
      {t(`${side === 'client' ? 'clientBidStatus' : 'bidStatus'}.${name}`)}
    </Badge>
  )
}
