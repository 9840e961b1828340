import type { Filters } from '@seriba/domain/lots/filters'
import { toggleGroup, toggleItem } from '@seriba/domain/lots/group-choice'
import type { PageType } from '@seriba/domain/lots/page-types'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { GroupSkeletons } from './GroupSkeletons.tsx'
import { GroupsFailed } from './GroupsFailed.tsx'
import { useDayWords } from './use-day-words.ts'
import type { Patch } from './use-filter-draft.ts'
import { useSchedule } from './use-schedule.tsx'
import { useScheduleChoice } from './use-schedule-choice.ts'

type SchedulePanelProps = {
  pageType: PageType
  /** The applied filters: the counts follow them. */
  filters: Filters
  days: readonly string[]
  auctions: readonly string[]
  onChange: Patch
  onClose: () => void
}

/** Auctions of the next days. A day is linked to its chip: ticking one ticks the other (2§4.5). */
export const SchedulePanel = memo(function SchedulePanel(props: SchedulePanelProps) {
  const { pageType, filters, days, auctions, onChange, onClose } = props
  const { t } = useTranslation('filters')
  const words = useDayWords()
  const { groups, loading, failure, first, last } = useSchedule(pageType, filters)
  const { choice, change, clear } = useScheduleChoice(days, auctions, onChange)

  return (
    <ChoicePanel
      title={t('schedule.title')}
      summary={`${words.date(first)} – ${words.date(last)}`}
      clearLabel={t('schedule.clear')}
      closeLabel={t('schedule.close')}
      choice={choice}
      onClear={clear}
      onClose={onClose}
    >
      {loading && <GroupSkeletons />}
      {failure && <GroupsFailed failure={failure} of="schedule" />}
      {!loading &&
        !failure &&
        groups.map((group) => (
          <ChoiceGroup
            key={group.id}
            group={group}
            choice={choice}
            empty={t('schedule.empty')}
            onGroup={() => change((now, bare) => toggleGroup(now, bare), group)}
            onItem={(item) => change((now, bare) => toggleItem(now, bare, item), group)}
          />
        ))}
    </ChoicePanel>
  )
})
