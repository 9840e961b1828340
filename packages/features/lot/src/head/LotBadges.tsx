import { useLotStatus } from '@seriba/api/use-lot-status'
import type { SharedLotDetail } from '@seriba/contracts/lot'
import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { Badge } from '@seriba/ui/Badge'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { useTranslation } from 'react-i18next'

type LotBadgesProps = { lot: SharedLotDetail; large?: boolean }

/** The state of a lot's auction, and the grade that the hall gave. */
export function LotBadges({ lot: { lotInfo }, large }: LotBadgesProps) {
  const { t } = useTranslation('lots')
  const { word, tone: statusTone, live } = useLotStatus(lotInfo)
  const tone = conditionTone(lotInfo.condition)
  return (
    <>
      <Badge tone={statusTone} dot={live ? 'live' : undefined}>
        {t(`status.${word}`)}
      </Badge>
      {tone === 'plain' ? (
        lotInfo.condition && <b>{lotInfo.condition}</b>
      ) : (
        <GradeBadge
          tone={tone}
          large={large}
          aria-label={t('condition.label', { grade: lotInfo.condition })}
          role="img"
        >
          {lotInfo.condition}
        </GradeBadge>
      )}
    </>
  )
}
