import type { SharedLotDetail } from '@seriba/contracts/lot'
import { conditionTone } from '@seriba/domain/lots/condition-grade'
import { lotStatus, lotStatusName, lotStatusTone, lotStatusWord } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { GradeBadge } from '@seriba/ui/GradeBadge'
import { useTranslation } from 'react-i18next'

type LotBadgesProps = { lot: SharedLotDetail; large?: boolean }

/** Where the auction of a lot stands, and the grade that the hall gave. */
export function LotBadges({ lot: { lotInfo }, large }: LotBadgesProps) {
  const { t } = useTranslation('lots')
  const name = lotStatusName(lotInfo.status)
  const tone = conditionTone(lotInfo.condition)
  return (
    <>
      <Badge tone={lotStatusTone[name]} dot={lotInfo.status === lotStatus.ongoing ? 'live' : undefined}>
        {t(`status.${lotStatusWord(lotInfo)}`)}
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
