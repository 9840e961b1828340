import { useAuctionDayQuery } from '@seriba/api/public/site'
import type { AuctionDay, SiteConfig } from '@seriba/contracts/site'
import { formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SidePanel } from './SidePanel.tsx'

const icons = [CalendarDays]

/** Staff need no marketing before they log in: the day at the halls. */
export function StaffPanel({ panel }: { panel: SiteConfig['panel'] }) {
  const { t } = useTranslation('site')
  const { data: day } = useAuctionDayQuery()
  const points = [
    ...(day
      ? [
          {
            title:
              day.lots === 0
                ? t('ring.none')
                : t('ring.counts', { halls: groupThousands(day.halls), lots: groupThousands(day.lots) }),
            description: timesOf(day),
          },
        ]
      : []),
  ]
  return <SidePanel panel={{ ...panel, headline: t('ring.headline'), points }} icons={icons} ink />

  function timesOf({ nextDeadline, lastHammer }: AuctionDay): string {
    if (!lastHammer) return ''
    const hammer = formatTime(lastHammer)
    return nextDeadline
      ? t('ring.times', { deadline: formatTime(nextDeadline), hammer })
      : t('ring.over', { hammer })
  }
}
