import { type BidStatus, type BidTone, bidStatusName, bidStatusTone } from '@seriba/domain/bids/bid-status'
import { Badge, type BadgeProps } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const looks: Record<BidTone, Pick<BadgeProps, 'tone' | 'look'>> = {
  blue: { tone: 'blue' },
  green: { tone: 'green' },
  orange: { tone: 'orange' },
  gray: { tone: 'gray' },
  outline: { tone: 'gray', look: 'outlined' },
  'solid-green': { tone: 'green', look: 'solid' },
}

/** A bid's status in its reader's words. */
export function StatusBadge({ status, staff }: { status: number; staff: boolean }) {
  const { t } = useTranslation('lots')
  const name = bidStatusName(status as BidStatus)
  return (
    <Badge {...looks[bidStatusTone[name]]}>
      {t(staff ? `bidStatus.${name}` : `clientBidStatus.${name}`)}
    </Badge>
  )
}
