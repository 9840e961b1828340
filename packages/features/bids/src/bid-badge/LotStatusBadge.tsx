import { useLotStatus } from '@seriba/api/use-lot-status'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

type LotStatusBadgeProps = { lot: { status: number; auctionDate: string | null }; small?: boolean }

export function LotStatusBadge({ lot, small }: LotStatusBadgeProps) {
  const { t } = useTranslation('lots')
  const { word, tone, live } = useLotStatus(lot)
  return (
    <Badge tone={tone} dot={live ? 'live' : undefined} small={small}>
      {t(`status.${word}`)}
    </Badge>
  )
}
