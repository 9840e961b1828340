import { lotStatusName, lotStatusTone, lotStatusWord } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

type LotStatusBadgeProps = { lot: { status: number; auctionDate: string | null }; small?: boolean }

export function LotStatusBadge({ lot, small }: LotStatusBadgeProps) {
  const { t } = useTranslation('lots')
  const name = lotStatusName(lot.status)
  return (
    <Badge tone={lotStatusTone[name]} dot={name === 'ongoing' ? 'live' : undefined} small={small}>
      {t(`status.${lotStatusWord(lot)}`)}
    </Badge>
  )
}
