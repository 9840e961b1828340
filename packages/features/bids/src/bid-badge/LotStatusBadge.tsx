import { lotStatusName, lotStatusTone } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

type LotStatusBadgeProps = { status: number; small?: boolean }

export function LotStatusBadge({ status, small }: LotStatusBadgeProps) {
  const { t } = useTranslation('lots')
  const name = lotStatusName(status)
  return (
    <Badge tone={lotStatusTone[name]} dot={name === 'ongoing' ? 'live' : undefined} small={small}>
      {t(`status.${name}`)}
    </Badge>
  )
}
